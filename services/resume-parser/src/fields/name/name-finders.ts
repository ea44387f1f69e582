import type { ZonedLine } from '../../layout/zoned-line.js';
import { withoutBullet } from '../../lexicon/text.js';
import type { Finder } from '../../rule.js';
import { nameOfForm } from './labelled-name.js';
import type { NamePlace } from './name-place.js';
import { stackedName } from './stacked-name.js';

export interface NameFinder extends Finder<NamePlace, string[]> {
  /** A single word may be the whole name, as nothing else is introduced or printed in this way. */
  mayBeSingle?: true;
}

const LABELLED =
  /^(?:nome(?: completo| e sobrenome| social)?|name|full name|first ?names?\s?[\/&]\s?(?:surname|last name|family name)s?|candidat[oa]|nombre)\s*(?:[:–\-]|\s{2,})\s*(.+)$/i;
/** A form without colons: 'Nome Maria da Silva'. */
const LABEL_BARE =
  /^(?:Nome(?: completo)?|NOME(?: COMPLETO)?|Name|(?:Nome\(s\)|Apelido\(s\)|First name\(s\)|Surname\(s\))(?:\s*[/e]?\s*(?:Nome\(s\)|Apelido\(s\)|First name\(s\)|Surname\(s\)))?)\s+(\p{Lu}.+)$/u;
const LABEL_ALONE =
  /^(?:nome(?: completo)?|name|full name|first ?names?\s?[\/&]\s?(?:surname|last name|family name)s?|candidat[oa])\s*:?$/i;
/** What follows the name on the same line of a form. */
const NEXT_LABEL =
  /\s+(?:idade|data de \p{L}+|nasc(?:imento)?|cpf|rg|estado civil|sexo|tel(?:efone)?|cel(?:ular)?|e-?mail|endere[çc]o|nacionalidade|profiss[ãa]o|age|phone|address|d\.?o\.?b)\s*[.:\d(].*$/iu;
const SENTENCE =
  /(?:[Mm]eu nome é|[Mm]e chamo|[Cc]hamo-me|[Mm]y name is)\s+(\p{Lu}[\p{L}'’]+(?:\s+(?:\p{Lu}[\p{L}'’]+|d[aeo]s?|e))+)/u;
const FAREWELL =
  /^(?:atenciosamente|cordialmente|respeitosamente|grat[ao]|(?:yours )?sincerely|(?:best|kind) regards)[,.]?$/i;
const TITLED =
  /^(?:(?:meu )?curr[ií]culo|curriculum|cv|resum[eé]|résumé)(?:\s+vit(?:ae|æ|ae\.?))?(?:\s*:(?=\s))?(?:\s+(?:profissional|de|do|da|of|[-–—:|]))*\s+(.+)$/i;

/** Names that their line introduces. They may stand anywhere in the document. */
export const STATED_NAMES: NameFinder[] = [
  {
    name: 'behind a label',
    weight: 10,
    mayBeSingle: true,
    find: ({ line }) => {
      const value = LABELLED.exec(withoutBullet(line.text))?.[1];
      if (!value || line.zone === 'references' || line.zone === 'experience') return [];
      return [inCapitals(value.replace(NEXT_LABEL, '').split(/\s{3,}|\|/)[0] ?? '')];
    },
    example: 'CURRICULUM VITAE\nNome: Ivani de Fátima Rosa\nTelefone: (11) 4002-8922',
    fixture: 'pt-chromium-form-joao.pdf',
  },
  {
    name: 'behind a label without a colon',
    weight: 9,
    mayBeSingle: true,
    find: ({ line }) => {
      const text = withoutBullet(line.text);
      const value = LABEL_BARE.exec(text)?.[1];
      if (!value || (line.zone !== 'head' && line.zone !== 'contact')) return [];
      return [/apelido|surname/i.test(text) ? withGivenNameFirst(value) : value];
    },
    example: 'Nome Ivani de Fátima Rosa\nTelefone (11) 4002-8922',
    fixture: 'pt-libreoffice-europass-beatriz.pdf',
  },
  {
    name: 'beside or under a label',
    weight: 10,
    mayBeSingle: true,
    find: ({ document, line, index }) => {
      const isLabel = line.fragments[0] && LABEL_ALONE.test(line.fragments[0].text.trim());
      if (!isLabel || line.zone === 'references') return [];
      return [inCapitals(line.fragments[1]?.text ?? document.lines[index + 1]?.text ?? '')];
    },
    example: 'Nome completo   Ivani de Fátima Rosa\nCPF   123.456.789-09',
    fixture: 'pt-u18-contabil-tabela.pdf',
  },
  {
    name: 'behind labels for its parts',
    weight: 16,
    find: nameOfForm,
    example: 'Surname: Leal\nFirst name: Bruna\nTelephone: (27) 99812-3344',
  },
  {
    name: 'in the title of the document',
    weight: 5,
    find: ({ line }) => matched(TITLED, withoutBullet(line.text)),
    example: 'Currículo de Pedro Ivo Antunes\nBelém/PA',
    fixture: 'pt-chromium-prose-gustavo.pdf',
  },
  {
    name: 'in a sentence that says it',
    weight: 9,
    mayBeSingle: true,
    find: ({ line }) => matched(SENTENCE, withoutBullet(line.text)),
    example: 'Prezados, meu nome é Pedro Ivo Antunes e procuro trabalho.\nBelém/PA',
    fixture: 'pt-u17-cozinheira-prosa.pdf',
  },
  {
    name: 'under the closing of an application',
    weight: 6,
    find: ({ document, line, index }) =>
      FAREWELL.test(document.lines[index - 1]?.text.trim() ?? '') ? [withoutBullet(line.text)] : [],
    example: 'Procuro trabalho como pedreiro.\nAtenciosamente,\nPedro Ivo Antunes',
    fixture: 'pt-u17-cozinheira-prosa.pdf',
  },
];

/** Names that a narrow column breaks over more than two lines. */
const STACKS = (
  [
    [3, '# ANA\n# BEATRIZ\n# CORDEIRO', 'pt-chromium-labelsOver-wesley.pdf'],
    [4, '# ANA\n# BEATRIZ\n# CORDEIRO\n# MOREIRA', ''],
    [5, '# ANA\n# BEATRIZ\n# CORDEIRO\n# MOREIRA\n# REIS', ''],
  ] as const
).map(([count, lines, fixture]): NameFinder => ({
  name: `${String(count)} lines of one look`,
  weight: count,
  mayBeSingle: true,
  find: (place) => stackedName(place, count, true),
  example: `${lines}\nContato\n(11) 98888-7777\nSão Paulo, SP\nVendedora de loja há dez anos\nGosto de gente`,
  fixture,
}));

/** Names that only their print and place point out. */
export const PRINTED_NAMES: NameFinder[] = [
  {
    name: 'a part of a line',
    weight: 0,
    find: ({ line }) => line.fragments.map((fragment) => fragment.text),
    example: '# Tainá Krenak\nBelém/PA',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
  {
    name: 'a large line in several parts',
    weight: 1,
    find: ({ document, line }) => (isLargeThroughout(line, document.bodySize) ? wholeLine(line) : []),
    example: '# Tainá   Krenak\nBelém/PA\nVendedora de loja, com gosto por gente',
    fixture: 'pt-w15-europass-redatora.pdf',
  },
  {
    name: 'a line in several parts',
    weight: -3,
    find: ({ document, line }) => (isLargeThroughout(line, document.bodySize) ? [] : wholeLine(line)),
    example: 'Tainá   Krenak\nBelém/PA',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
  {
    name: 'two lines of one look',
    weight: 1.5,
    mayBeSingle: true,
    find: (place) => stackedName(place, 2, true),
    example: '# ANA\n# CORDEIRO\nContato\n(11) 98888-7777\nSão Paulo, SP\nDisponível para viagens',
    fixture: 'pt-chromium-labelsOver-ivone.pdf',
  },
  {
    name: 'two lines of different looks',
    weight: 0,
    mayBeSingle: true,
    find: (place) => stackedName(place, 2, false),
    example: '# Ana\n### Beatriz Cordeiro\nVendedora de loja, com gosto por gente\n(11) 98888-7777',
    fixture: 'en-u26-leipzig.pdf',
  },
  ...STACKS,
];

/** 'nome: maria das dores': behind a label, small letters are a name too. */
function inCapitals(value: string): string {
  return value === value.toLowerCase() ? value.toUpperCase() : value;
}

function matched(pattern: RegExp, text: string): string[] {
  const value = pattern.exec(text)?.[1];
  return value ? [value] : [];
}

function wholeLine(line: ZonedLine): string[] {
  return line.fragments.length > 1 ? [line.text.replace(/\s+/g, ' ')] : [];
}

function isLargeThroughout(line: ZonedLine, bodySize: number): boolean {
  return line.fragments.every((fragment) => fragment.size > bodySize * 1.3);
}

/** 'Henriques Valadares, Inês Sofia', as forms of the European Union print it. */
function withGivenNameFirst(text: string): string {
  const [family = '', given = '', ...more] = text.split(/\s*,\s+/);
  return given !== '' && more.length === 0 ? `${given} ${family}` : text;
}
