import { judge, type Finder, type Rule } from '../../rule.js';
import type { RuleHit } from '../../resume.js';
import {
  isLabelledTitle,
  labelledValues,
  namesCompany,
  namesRole,
  seemsRole,
} from '../../lexicon/job-words.js';

export interface PositionFeatures {
  /** The parts of the titles of one job, in their order. */
  titles: string[];
  order: TitleOrder;
}

/** How the jobs of a section are printed. */
export interface TitleOrder {
  /** Most name the position before the employer. */
  isRoleFirst: boolean;
  /** Every job whose words are certain has this order. */
  isSure: boolean;
}

interface Named {
  value: string;
  rules?: RuleHit[];
}

export type TitleFinder = Finder<PositionFeatures, Named | undefined>;

/** Which of two titles is the position; the other one is the employer. */
export const POSITION_RULES: Rule<string>[] = [
  {
    name: 'names a role',
    weight: 2,
    test: namesRole,
    example: '# Bruna Leal\n## Experiência\nVendedora – Loja Sol – 2019 a 2021',
    fixture: 'pt-chromium-prose-thais.pdf',
  },
  {
    name: 'is formed like a trade',
    weight: 1,
    test: (text) => !namesRole(text) && seemsRole(text),
    example: '# Bruna Leal\n## Experiência\nMalharia Sol – Urdideira – 2019 a 2021',
    fixture: '',
  },
  {
    name: 'names a company',
    weight: -1,
    test: namesCompany,
    example: '# Bruna Leal\n## Experiência\nVendedora – Loja Sol – 2019 a 2021',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
];

/** The first that finds the position decides; the weights are not used. */
export const POSITION_FINDERS: TitleFinder[] = [
  {
    name: 'a position behind a label',
    weight: 0,
    find: ({ titles }) => labelled(titles, 'cargo'),
    example:
      '# Bruna Leal\n## Experiência\nEmpresa: Loja Sol\nCargo: Vendedora\nPeríodo: jan/2019 a dez/2021',
    fixture: 'pt-chromium-form-joao.pdf',
  },
  {
    name: 'a position among the titles',
    weight: 0,
    find: (features) => rankedTitles(features).position,
    example: '# Bruna Leal\n## Experiência\nVendedora – Loja Sol – 2019 a 2021',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
];

export const COMPANY_FINDERS: TitleFinder[] = [
  {
    name: 'a company behind a label',
    weight: 0,
    find: ({ titles }) => labelled(titles, 'empresa'),
    example:
      '# Bruna Leal\n## Experiência\nEmpresa: Loja Sol\nCargo: Vendedora\nPeríodo: jan/2019 a dez/2021',
    fixture: 'pt-chromium-form-joao.pdf',
  },
  {
    name: 'a company among the titles',
    weight: 0,
    find: (features) => rankedTitles(features).company,
    example: '# Bruna Leal\n## Experiência\nVendedora – Loja Sol – 2019 a 2021',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
];

function labelled(titles: string[], label: string): Named | undefined {
  const value = labelledValues(titles).get(label);
  return value === undefined ? undefined : { value };
}

interface Title extends Named {
  score: number;
}

/** The best title is the position; of equal ones, the one whose place is usual in the document. */
function rankedTitles({ titles, order: { isRoleFirst, isSure } }: PositionFeatures): {
  position?: Named | undefined;
  company?: Named | undefined;
} {
  const own = titles.filter((title) => !isLabelledTitle(title));
  const isLabelled = own.length < titles.length && labelledValues(titles).size > 0;
  const ranked: Title[] = own.map((value) => ({ value, ...judge(POSITION_RULES, value) }));
  const [first, second] = ranked;
  if (!first) return {};
  // 'Exército Brasileiro – 33º Batalhão' over 'Função: Soldado': none of the titles is the position.
  if (second && isLabelled && labelledValues(titles).has('cargo') && !own.some(namesRole))
    return { company: first };
  if (!second) {
    // 'Cargo: Vendedora' under a line with the employer alone.
    if (isLabelled && labelledValues(titles).has('cargo')) return { company: first };
    return first.score >= 0 ? { position: first } : { company: first };
  }
  // Entries of one section are printed alike: where the words say little, the place decides.
  if (isSure && ranked.length === 2 && Math.abs(first.score - second.score) < SURE_DIFFERENCE)
    return isRoleFirst ? { position: first, company: second } : { position: second, company: first };
  const top = Math.max(...ranked.map(({ score }) => score));
  const tops = ranked.filter(({ score }) => score === top);
  const position = (isRoleFirst ? tops[0] : tops.find((title) => title !== first)) ?? tops[0];
  const others = ranked.filter((title) => title !== position);
  const low = Math.min(...others.map(({ score }) => score));
  const company = low < 0 ? others.find(({ score }) => score === low) : others[0];
  return { position, company };
}

/** In points: one title names a role and the other one does not. */
const SURE_DIFFERENCE = 2;

const sumOf = (votes: number[]) => votes.reduce((sum, vote) => sum + vote, 0);

/** The order of the titles of the jobs. */
export function orderOf(jobs: string[][]): TitleOrder {
  const differences = jobs.flatMap((titles) => {
    const [first, second] = titles
      .filter((title) => !isLabelledTitle(title))
      .map((value) => judge(POSITION_RULES, value).score);
    return first === undefined || second === undefined ? [] : [first - second];
  });
  const sure = differences.filter((difference) => Math.abs(difference) >= SURE_DIFFERENCE).map(Math.sign);
  const all = sumOf(differences.map(Math.sign));
  const areAgreed = sure.length * 2 >= differences.length || Math.sign(all) === sure[0];
  const isSure = new Set(sure).size === 1 && areAgreed;
  return { isRoleFirst: (isSure ? sumOf(sure) : all) >= 0, isSure };
}
