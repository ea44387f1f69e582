import { FAMILY_NAMES, GIVEN_NAMES, NAME_PARTICLES } from '../../lexicon/person-words.js';
import { fold } from '../../lexicon/text.js';
import type { Rule } from '../../rule.js';
import type { NamePlace } from './name-place.js';
import { emailLikeness } from './name-text.js';

export interface NameSubject extends NamePlace {
  /** Folded, without particles. */
  words: string[];
  /** Its size as a multiple of the body's. */
  ratio: number;
}

/** A sidebar may come before the name in reading order; the size of the print then points the name out. */
const SIDEBAR_RATIO = 1.6;

const isOutsideHead = ({ line }: NameSubject) =>
  line.zone !== 'head' && line.zone !== 'contact' && line.zone !== 'references';

export const NAME_RULES: Rule<NameSubject>[] = [
  {
    name: 'larger than the body',
    weight: ({ ratio }) => Math.min(6, (ratio - 1) * 7),
    test: ({ ratio }) => ratio > 1,
    example: '# Bruna Leal\nVendedora de loja, com gosto por gente',
    fixture: 'en-chromium-harvard-oliver.pdf',
  },
  {
    name: 'the largest line of the first page',
    weight: 3,
    test: ({ document, line }) =>
      line.page === 0 && document.lines.every((other) => other.page > 0 || other.size <= line.size + 0.2),
    example: '# Bruna Leal\nVendedora de loja, com gosto por gente',
    fixture: 'pt-chromium-grid-ivone.pdf',
  },
  {
    name: 'the first line',
    weight: 2,
    test: ({ index }) => index === 0,
    example: 'Bruna Leal\nbruna@gmail.com',
    fixture: 'pt-chromium-plain-antonio.pdf',
  },
  {
    name: 'among the first lines',
    weight: 1,
    test: ({ index }) => index > 0 && index <= 3,
    example: 'Atualizado em março de 2024\nBruna Leal\nbruna@gmail.com',
    fixture: 'en-chromium-w-manchester.pdf',
  },
  {
    name: 'at the top of a page',
    weight: 1,
    test: ({ line }) => line.y < 130,
    example: 'Bruna Leal\nbruna@gmail.com',
    fixture: 'pt-chromium-linkedin-beatriz.pdf',
  },
  {
    name: 'bold',
    weight: 0.5,
    test: ({ line }) => line.bold,
    example: '# Bruna Leal\nbruna@gmail.com',
    fixture: 'en-chromium-w-denver.pdf',
  },
  {
    name: 'on a later page',
    weight: -3,
    test: ({ line }) => line.page > 0,
    example: 'Auxiliar Administrativo\n\f\nNome: Bruna Leal\nbruna@gmail.com',
    fixture: 'pt-pdfkit-w-rodape.pdf',
  },
  {
    name: 'in the head',
    weight: 2,
    test: ({ line }) => line.zone === 'head',
    example: 'Bruna Leal\nbruna@gmail.com',
    fixture: 'pt-chromium-linkedin-beatriz.pdf',
  },
  {
    name: 'among the contacts',
    weight: 1,
    test: ({ line }) => line.zone === 'contact',
    example: '## Dados pessoais\nNome: Bruna Leal\nbruna@gmail.com',
    fixture: 'en-chromium-w-manchester.pdf',
  },
  {
    name: 'among the references',
    weight: -9,
    test: ({ line }) => line.zone === 'references',
    example: '## Referências\nMaria Souza – (11) 98888-7777',
    fixture: 'en-chromium-referees-oliver.pdf',
  },
  {
    name: 'large, in another section',
    weight: -0.5,
    test: (name) => isOutsideHead(name) && name.ratio > SIDEBAR_RATIO,
    example:
      '## Idiomas\nInglês avançado, espanhol básico\n# Bruna Leal\nGosto de gente e de resolver problemas',
  },
  {
    name: 'in another section',
    weight: -5,
    test: (name) => isOutsideHead(name) && name.ratio <= SIDEBAR_RATIO,
    example: '## Idiomas\nInglês avançado\nBruna Leal',
    fixture: 'pt-u17-cozinheira-prosa.pdf',
  },
  {
    name: 'begins with a given name',
    weight: 3,
    test: ({ words }) => GIVEN_NAMES.has(words[0] ?? ''),
    example: 'Bruna Leal\nbruna@gmail.com',
    fixture: 'pt-chromium-grid-ivone.pdf',
  },
  {
    name: 'goes on with a family name',
    weight: 2,
    test: ({ words }) => words.slice(1).some((word) => FAMILY_NAMES.has(word)),
    example: 'Bruna Leal\nbruna@gmail.com',
    fixture: 'pt-chromium-plain-antonio.pdf',
  },
  {
    name: 'repeated by the e-mail address',
    weight: ({ words, email }) => Math.min(5, emailLikeness(words, email)),
    test: ({ words, email }) => emailLikeness(words, email) > 0,
    example: 'Bruna Leal\nbruna.leal@gmail.com',
    fixture: 'pt-v14-assinatura-no-fim.pdf',
  },
  {
    name: "in the file's properties",
    weight: 2,
    test: ({ document, words }) =>
      document.properties.some((property) => words.every((word) => fold(property).split(' ').includes(word))),
    example: { text: 'Bruna Leal\nbruna@gmail.com', properties: ['Currículo de Bruna Leal'] },
    fixture: 'en-z10-moderncv-banking.pdf',
  },
  {
    name: 'in the LinkedIn address',
    weight: 1.5,
    test: ({ document, words }) => isInLinkedInAddress(document.links, words),
    example: { text: 'Bruna Leal\nLinkedIn', links: ['https://linkedin.com/in/bruna-leal-786'] },
    fixture: 'en-y03-latex-banking-mech.pdf',
  },
  {
    name: 'a single word',
    weight: -3,
    test: ({ words }) => words.length < 2,
    example: '# Alice\nAdventurer\nalice@wonderland.com',
    fixture: 'pt-chromium-labelsOver-ivone.pdf',
  },
  {
    // 'Ana' over 'Luiza Costa': the candidate with more words is the whole name.
    name: 'more words',
    weight: ({ words }) => Math.min(3, words.length - 1) * 0.3,
    test: ({ words }) => words.length !== 1,
    example: 'Bruna Aparecida Leal\nbruna@gmail.com',
    fixture: 'pt-chromium-plain-antonio.pdf',
  },
];

/** The words of a name that are compared: folded, without particles. */
export function nameWords(name: string): string[] {
  return fold(name)
    .replace(/[.']/g, '')
    .split(/[\s-]+/)
    .filter((word) => !NAME_PARTICLES.has(word));
}

function isInLinkedInAddress(links: string[], words: string[]): boolean {
  return links
    .filter((link) => /linkedin\.com\/in\//i.test(link))
    .map(fold)
    .some((address) => {
      const inside = words.filter((word) => word.length > 2 && address.includes(word)).length;
      return inside >= Math.min(2, words.length);
    });
}
