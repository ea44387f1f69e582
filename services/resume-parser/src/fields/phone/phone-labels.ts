import { fold } from '../../lexicon/text.js';
import { anyOf, readLines } from '../../lexicon/word-list.js';

/** Ends a folded text before a number that is no telephone. */
const OTHER_NUMBER = anyOf(
  readLines('other-number-words'),
  '\\b',
  String.raw`\s*(?:n[o.]*)?\s*[:.\-/#]?\s*(?:[a-z]{2}\s*[:.\-/]?\s*)?$`,
);
/** Ends a folded text before a telephone. */
export const PHONE_LABEL =
  /\b(?:tel|telefones?|telemovel|fones?|cel|celulares?|celular|whats ?app|whats|wpp|zap|contatos?|contact|phone|(?:cell|hand)phone|mobile|mob|ph|hp|gsm|cell|ligacoes|movel|tel\/cel)(?: ?\(?(?:res|residencial|cel|celular|whats ?app|principal|pessoal|mobile|fixo|nos?|numbers?)\.?\)?)?\s*[:.\-/]?\s*(?:e whats ?app\s*)?[:.]?\s*\(?$|(?:^|[\s|,;(])m[.:]\s*\(?$/;
/** Ends a folded text before a telephone for messages, of a relative or of an office. */
export const MESSAGES_LABEL =
  /(?:recados?|mensagens?|emergencia|contato de|falar com|comercial|esposo|esposa|mae|pai|irma|irmao)[^0-9]{0,20}$/;

/** Behind a telephone, folded: it belongs to another person. */
export const ANOTHER_PERSON =
  /^(?:(?:da|do|de|com|of|my|minha|meu|p\/|para)\s)?(?:wife|husband|sister|brother|mother|father|mom|mum|dad|aunt|uncle|spouse|partner|friend|neighbour|neighbor|parents?|messages?|esposa|esposo|marido|mae|pai|irmao?|irma|tia|tio|sogra|sogro|vizinh[ao]|namorad[ao]|filh[ao]|recados?|falar com)\b/;

/** In characters before the number. */
export const LABEL_LENGTH = 28;

/** The folded label says that the number is a paper, a code or a date. */
export function labelsAnotherNumber(foldedLabel: string): boolean {
  return OTHER_NUMBER.test(foldedLabel.trimEnd());
}

/** What is printed before a number says that it is a paper, a code or a date. */
export function namesAnotherNumber(before: string): boolean {
  return labelsAnotherNumber(fold(before.slice(-LABEL_LENGTH)));
}
