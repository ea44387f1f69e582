import { existsSync, readFileSync } from 'node:fs';
import { COURSE_FINDERS } from '../src/fields/education/course.js';
import { DEGREE_RULES } from '../src/fields/education/degree-rules.js';
import { EDUCATION_FINDERS } from '../src/fields/education/education-finders.js';
import { EMAIL_RULES } from '../src/fields/email/email-rules.js';
import { LINE_BREAKS } from '../src/fields/email/line-breaks.js';
import {
  COMPANY_FINDERS,
  POSITION_FINDERS,
  POSITION_RULES,
} from '../src/fields/experience/position-rules.js';
import { extract } from '../src/fields/extract.js';
import { LINKEDIN_FINDERS, PORTFOLIO_FINDERS } from '../src/fields/links/find-links.js';
import {
  ADDRESS_FINDERS,
  CITY_FINDERS,
  POST_CODE_FINDERS,
  STATE_FINDERS,
} from '../src/fields/location/location-finders.js';
import { PLACE_RULES } from '../src/fields/location/place-rules.js';
import { PRINTED_NAMES, STATED_NAMES } from '../src/fields/name/name-finders.js';
import { NAME_RULES } from '../src/fields/name/name-rules.js';
import { PHONE_RULES } from '../src/fields/phone/phone-rules.js';
import { SUMMARY_FINDERS } from '../src/fields/summary/find-summary.js';
import { parseResume } from '../src/parse-resume.js';
import { judge, type Example, type Rule } from '../src/rule.js';
import { parsePlainLines } from './plain-lines.js';

interface TestedRule {
  name: string;
  example: Example;
  fixture?: string;
  test?: (subject: never) => boolean;
  find?: (subject: never) => unknown;
}

const TABLES: Record<string, readonly TestedRule[]> = {
  STATED_NAMES,
  PRINTED_NAMES,
  NAME_RULES,
  EMAIL_RULES,
  PHONE_RULES,
  ADDRESS_FINDERS,
  CITY_FINDERS,
  STATE_FINDERS,
  POST_CODE_FINDERS,
  PLACE_RULES,
  EDUCATION_FINDERS,
  DEGREE_RULES,
  COURSE_FINDERS,
  POSITION_FINDERS,
  COMPANY_FINDERS,
  POSITION_RULES,
  SUMMARY_FINDERS,
  LINKEDIN_FINDERS,
  PORTFOLIO_FINDERS,
};
const RULES = Object.entries(TABLES).flatMap(([table, rules]) =>
  rules.map((rule): [string, string, TestedRule] => [table, rule.name, rule]),
);
const WITH_FIXTURE = RULES.filter(([, , rule]) => rule.fixture);

const FOLDERS = ['pdf', 'written', 'strangers'].map(
  (name) => new URL(`./fixtures/${name}/`, import.meta.url),
);

/** Whether the rule held for a candidate, or found one, while `read` ran. */
async function holdsIn(rule: TestedRule, read: () => unknown): Promise<boolean> {
  const original = { ...rule };
  let holds = false;
  const watch = (answer: unknown) => {
    const isNothing = Array.isArray(answer) ? answer.length === 0 : answer === false || answer === undefined;
    holds ||= !isNothing;
    return answer;
  };
  if (original.test) rule.test = (subject) => watch(original.test?.(subject)) as boolean;
  if (original.find) rule.find = (subject) => watch(original.find?.(subject));
  try {
    await read();
  } finally {
    Object.assign(rule, original);
  }
  return holds;
}

describe('every rule', () => {
  it.each(RULES)('of %s holds in its example: %s', async (_table, _name, rule) => {
    const { text, links, properties } =
      typeof rule.example === 'string' ? { text: rule.example } : rule.example;
    expect(await holdsIn(rule, () => extract(parsePlainLines(text, links, properties)))).toBe(true);
  });

  it.each(WITH_FIXTURE)('of %s holds in its fixture: %s', async (_table, _name, rule) => {
    const file = FOLDERS.map((folder) => new URL(rule.fixture ?? '', folder)).find((url) => existsSync(url));
    expect(file).toBeDefined();
    if (file) expect(await holdsIn(rule, () => parseResume(readFileSync(file)))).toBe(true);
  });

  it.each(Object.entries(TABLES))('of %s has a name of its own', (_table, rules) => {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  });
});

describe('the line breaks of an address', () => {
  it.each(LINE_BREAKS.map((lineBreak) => [lineBreak.name, lineBreak] as const))(
    'are recognised %s',
    (_name, { test, example: [own, below] }) => {
      const tail = own.split(' ').at(-1) ?? '';
      expect(test({ own, below, tail, head: below })).toBe(true);
    },
  );
});

describe('judging a candidate', () => {
  const rules: Rule<number>[] = [
    { name: 'even', weight: 2, test: (value) => value % 2 === 0, example: '', fixture: '' },
    { name: 'large', weight: (value) => value / 10, test: (value) => value > 9, example: '', fixture: '' },
    { name: 'negative', weight: -3, test: (value) => value < 0, example: '', fixture: '' },
  ];

  it('adds the points of the rules that hold and names them', () => {
    expect(judge(rules, 20)).toEqual({
      score: 4,
      rules: [
        { rule: 'even', points: 2 },
        { rule: 'large', points: 2 },
      ],
    });
    expect(judge(rules, -1)).toEqual({ score: -3, rules: [{ rule: 'negative', points: -3 }] });
  });
});

describe('the evidence of a value', () => {
  const { evidence } = extract(
    parsePlainLines(
      '# Bruna Leal\nE-mail: bruna.leal@gmail.com\n## Formação\nBacharelado em Direito – UFES\n\f\n## Experiência\nVendedora – Loja Sol – 2019 a 2021',
    ),
  );

  it('names the line, the page and the rules', () => {
    expect(evidence.fields.email).toMatchObject({ page: 1, line: 'E-mail: bruna.leal@gmail.com' });
    expect(evidence.fields.email?.rules).toContainEqual({ rule: 'behind a label', points: 1.5 });
    expect(evidence.fields.educationCourse?.line).toBe('Bacharelado em Direito – UFES');
    expect(evidence.experiences).toMatchObject([{ page: 2, line: 'Vendedora – Loja Sol – 2019 a 2021' }]);
  });

  it('is empty for a field that the résumé does not state', () => {
    expect(evidence.fields.phone).toBeUndefined();
  });
});
