import { best, judge, type Finder, type Rule, type RuleHit } from '../../rule.js';
import { labelledValues, isLabelledTitle, namesCompany, namesRole } from './job-words.js';

export interface PositionFeatures {
  /** The parts of the titles of one job, in their order. */
  titles: string[];
}

interface Named {
  value: string;
  rules?: RuleHit[];
}

export type TitleFinder = Finder<PositionFeatures, Named | undefined>;

const POSITION_LABELS = ['cargo', 'funcao', 'position', 'role'];
const COMPANY_LABELS = ['empresa', 'company', 'empregador'];

/** Which of two titles is the position; the other one is the employer. */
export const POSITION_RULES: Rule<string>[] = [
  {
    name: 'names a role',
    weight: 2,
    test: namesRole,
    example: '# Bruna Leal\n## Experiência\nVendedora – Loja Sol – 2019 a 2021',
    fixture: 'pt-chromium-classic-antonio.pdf',
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
    find: ({ titles }) => labelled(titles, POSITION_LABELS),
    example:
      '# Bruna Leal\n## Experiência\nEmpresa: Loja Sol\nCargo: Vendedora\nPeríodo: jan/2019 a dez/2021',
    fixture: 'pt-chromium-form-joao.pdf',
  },
  {
    name: 'a position among the titles',
    weight: 0,
    find: ({ titles }) => rankedTitles(titles).position,
    example: '# Bruna Leal\n## Experiência\nVendedora – Loja Sol – 2019 a 2021',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
];

export const COMPANY_FINDERS: TitleFinder[] = [
  {
    name: 'a company behind a label',
    weight: 0,
    find: ({ titles }) => labelled(titles, COMPANY_LABELS),
    example:
      '# Bruna Leal\n## Experiência\nEmpresa: Loja Sol\nCargo: Vendedora\nPeríodo: jan/2019 a dez/2021',
    fixture: 'pt-chromium-form-joao.pdf',
  },
  {
    name: 'a company among the titles',
    weight: 0,
    find: ({ titles }) => rankedTitles(titles).company,
    example: '# Bruna Leal\n## Experiência\nVendedora – Loja Sol – 2019 a 2021',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
];

function labelled(titles: string[], labels: string[]): Named | undefined {
  const values = labelledValues(titles);
  const label = labels.find((one) => values.has(one));
  return label === undefined ? undefined : { value: values.get(label) ?? '' };
}

/** The better of the first two titles is the position. A title alone is the employer if it only names a company. */
function rankedTitles(titles: string[]): { position?: Named | undefined; company?: Named } {
  const [first, second] = titles
    .filter((title) => !isLabelledTitle(title))
    .slice(0, 2)
    .map((value) => ({ value, ...judge(POSITION_RULES, value) }));
  if (!first) return {};
  if (!second) return first.score >= 0 ? { position: first } : { company: first };
  const position = best([first, second]);
  return { position, company: position === first ? second : first };
}
