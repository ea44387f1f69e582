import { takePeriod } from '../../lexicon/entry-period.js';
import { DATE, LETTERS, NOW } from '../../lexicon/date-patterns.js';
import { isPlace } from '../entries/places.js';
import { namesRole } from '../../lexicon/job-words.js';

const VERB = String.raw`(?:trabalh(?:ei|o|ava)|atu(?:ei|o|ava)|estagi(?:ei|o)|servi|permane(?:ci|ço)|colaborei|prest(?:ei|o) servi[çc]os?|(?:(?:fui|sou) )?(?:contratad|admitid|registrad|empregad)[oa]|ingressei|entrei|comecei|iniciei|lecion(?:ei|o)|worked|work|working|served|employed|started|interned)`;
const AS = String.raw`(?:como|(?:na|a) fun[çc][ãa]o de|(?:no|o) cargo de|as)`;
const WAS = String.raw`(?:fui|sou|era|was|am)`;
const AN = String.raw`(?:(?:an?|uma?|the|o|a)\s+)?`;
const AT = String.raw`(?:n[ao]s?|em|para|pel[ao]|junto [àa]o?|d[ao]s?|at|in|for|with)`;
const SITE = String.raw`(?:(?:o|a|the|empresa|firma)\s+)?`;
/** Words with capitals, and the small ones between them. */
const EMPLOYER = String.raw`(?<company>\p{Lu}[\p{L}\d.&'’-]*(?:\s+(?!I\s(?:was|am|work|serve|join|start|held))(?:(?:d[aeo]s?|e|&|of|the|and)\s+)?[\p{Lu}\d&][\p{L}\d.&'’-]*)*)`;
/** 'Lotus Securities, Bhilai as …' */
const TOWN = String.raw`(?:,\s\p{Lu}\p{L}{2,20})?`;
const ROLE = String.raw`(?<position>\p{L}[\p{L}\d/&-]*(?:\s[\p{L}\d/&-]+){0,6}?)`;
const END = String.raw`(?=\s{2,}|\s*(?:[,.;:(–—]|$)|\s(?:para|onde|por|com|entre|desde|at[ée]|durante|cuidando|respons|from|since|between|where|until|till|for|during|and|e)(?!\p{L}))`;
const START = String.raw`(?<![\p{L}\d])`;

const form = (pattern: string) => new RegExp(START + pattern, 'u');
/** Behind 'fui' only what names a trade is a position: 'fui aluna da Escola Sol'. */
const WAS_AT = form(String.raw`(?:${AS}|${WAS})\s+${AN}${ROLE}\s*,?\s+${AT}\s+${SITE}${EMPLOYER}`);
/** Behind a verb such as 'trabalhei como' any word is one. */
const FORMS = [
  form(
    String.raw`${VERB}(?:\s[^\s,;.]+){0,4}?\s${AT}\s+${SITE}${EMPLOYER}${TOWN}\s*,?\s+${AS}\s+${AN}${ROLE}${END}`,
  ),
  form(String.raw`(?:joined|integrei)\s+${EMPLOYER}\s*,?\s+${AS}\s+${AN}${ROLE}${END}`),
  form(
    String.raw`${AT}\s+${SITE}${EMPLOYER}\s*,?\s+(?:eu\s|i\s|I\s)?(?:${VERB}\s${AS}|(?:exer[çc][io]|ocup(?:ei|o))\s(?:a fun[çc][ãa]o|o cargo) de)\s+${AN}${ROLE}${END}`,
  ),
  form(String.raw`${AT}\s+${SITE}${EMPLOYER}\s*,?\s+(?:eu\s|i\s|I\s)?${WAS}\s+${AN}${ROLE}${END}`),
  form(
    String.raw`(?:${VERB}|exer[çc][io]|ocup(?:ei|o))(?:\s[^\s,;.]+){0,4}?\s${AS}\s+${AN}${ROLE}\s*,?\s+${AT}\s+${SITE}${EMPLOYER}`,
  ),
  WAS_AT,
];
/** What a person did without being employed. */
const NO_JOB =
  /volunt[áa]ri|volunteer|(?<!\p{L})(?:alun[oa]|estudante|student|membro|member|refer[êe]ncia|\p{L}+[ai]d[oa]s?(?<!(?:empreg|deleg|advog|encarreg|delegad|sold)(?:ad[oa]s?)))(?!\p{L})/iu;
const MAX_LENGTH = 300;

export interface ToldJob {
  position: string;
  company: string;
}

/** The position and the employer of a job in a sentence: 'Trabalhei como babá na Creche Sol de 2019 a 2021.' */
export function toldJob(full: string): ToldJob | undefined {
  const { rest } = takePeriod(full.slice(0, MAX_LENGTH));
  const text = rest
    .replace(/^[^\p{L}]*(?:,\s*)?/u, '')
    .replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
  for (const pattern of FORMS) {
    const { position, company } = pattern.exec(text)?.groups ?? {};
    if (position === undefined || company === undefined) continue;
    if (
      // 'Worked as a driver in Madrid'
      isPlace(company) ||
      (NO_JOB.test(position) && !namesRole(position)) ||
      /volunt/i.test(position) ||
      (pattern === WAS_AT && !namesRole(position))
    )
      continue;
    return { position: position.trim(), company: company.replace(/[.,]$/, '').trim() };
  }
  return undefined;
}

/** Where one sentence names several jobs: '… na Loja Sol e, depois, como caixa no Mercado Lua de 2018 a 2020.' */
const CLAUSES =
  /(?<=\p{Ll}{2}|\d|\))\.\s+(?=\p{Lu})|;\s+|,?\s+(?:e,?\s+)?(?:depois|em seguida|posteriormente|mais tarde|antes disso|and then|then|later|before that),?\s+|,\s+(?:and|e)\s+(?=(?:from|de|em|entre|in|since|desde)\s)/u;
const MAX_PARAGRAPH_LENGTH = 2_000;

const APART = new RegExp(
  String.raw`(?<![${LETTERS}])(?:em|in|de|from)\s+(${DATE})(?!\s*(?:a|to|até)\s)([^\d]{5,120}?)(?<![${LETTERS}])(?:at[ée]|until|till|to)\s+(${DATE}|${NOW})`,
  'i',
);

/** 'Comecei em 2010 na Loja Sol como caixa, onde fiquei até 2012': the start and the end of a stay apart. */
function withWholePeriod(clause: string): string {
  if (takePeriod(clause).period?.end) return clause;
  return clause.replace(
    APART,
    (_, start: string, between: string, end: string) => `${between.trim()} ${start} a ${end}`,
  );
}

/** What a person was without being employed: 'Fui aluna da Escola Sol de 2005 a 2008.' */
export const tellsNoJob = (text: string): boolean =>
  /^(?:eu\s|i\s)?(?:fui|sou|era|was|am)\s(?:an?\s|uma?\s)?(?:alun|estudante|student|membro|member|volunt)/i.test(
    text,
  );

/** The clauses of a paragraph that each name one job with its period. */
export function toldClauses(paragraph: string): string[] {
  return paragraph
    .slice(0, MAX_PARAGRAPH_LENGTH)
    .split(CLAUSES)
    .map(withWholePeriod)
    .filter((clause) => takePeriod(clause).period !== undefined && toldJob(clause) !== undefined);
}
