import vm from 'node:vm';
import { getMetadataStorage } from 'class-validator';
import { inputFields, type InputClass } from '@araucaria/contracts';
import { validateInput } from '@araucaria/platform';
// The input classes of the contracts and of the gateway register their rules when they are loaded.
import '../src/app.module.js';

/** Twice the largest JSON body that the gateway reads. */
const TEXT_CHARS = 500_000;
/**
 * Rules that read each text once take a tenth of a second for all of them. One whose time grows with the square of the length
 * takes minutes. It cannot be awaited, so it is interrupted; the time is no measure of speed.
 */
const KILL_AFTER_MS = 60_000;

/** A line break after the text makes `.` and `$` fail at its end, after everything before it was tried. */
const ENDINGS = ['', '\n\u0001', '!'];
const REPEATED = [
  ...[
    '@',
    'a',
    'A',
    '1',
    '0',
    ' ',
    '.',
    '-',
    '_',
    '/',
    '\\',
    ':',
    '=',
    '+',
    '"',
    '<',
    '\n',
    '\t',
    '\0',
    '\u00e9',
  ],
  ...[
    '\ud83e\udd9c',
    '\ud800',
    'a.',
    '.a',
    'a@',
    '1 ',
    '1-',
    'a-',
    'ab ',
    '<a',
    '{{',
    '"a',
    '20',
    'http://',
    'xn--',
  ],
];
const TEXTS = REPEATED.flatMap((repeated) =>
  ENDINGS.map((ending) => `a${repeated.repeat(TEXT_CHARS / repeated.length)}${ending}`),
);

interface Rule {
  propertyName: string;
  name?: string;
  constraints?: unknown[];
}

const rulesOf = (getMetadataStorage() as unknown as { validationMetadatas: Map<InputClass<object>, Rule[]> })
  .validationMetadatas;
const inputs = [...rulesOf.keys()].map((input) => ({ name: input.name, input }));

const patterns = [...rulesOf].flatMap(([{ name }, rules]) =>
  rules
    .filter((rule) => rule.name === 'matches')
    .map((rule) => ({ field: `${name}.${rule.propertyName}`, pattern: rule.constraints?.[0] as RegExp })),
);

/** Runs `work`, and ends it with an error if it does not end by itself. */
const interruptible = <T>(work: () => T): T =>
  vm.runInNewContext('work()', { work }, { timeout: KILL_AFTER_MS }) as T;

const REFUSED = { status: 'rejected', reason: { code: 'VALIDATION_FAILED' } };

/** Sends an input for each text to the class. */
function sendEach(input: InputClass<object>, plainOf: (name: string, text: string) => unknown) {
  const names = inputFields(input).map(({ name }) => name);
  const send = (text: string) =>
    validateInput(input, Object.fromEntries(names.map((name) => [name, plainOf(name, text)])));
  return Promise.allSettled(interruptible(() => TEXTS.map(send)));
}

describe('a very long text', () => {
  it('is sent to the classes of every input', () => {
    expect(inputs.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'ByEmail',
        'ByReferrer',
        'Application',
        'Credentials',
        'DraftInput',
        'SaveJob',
      ]),
    );
  });

  it.each(inputs)('is refused by each field of $name at once', async ({ input }) => {
    const results = await sendEach(input, (_name, text) => text);
    expect(results).toMatchObject(TEXTS.map(() => REFUSED));
  });

  it.each(inputs)('is refused at once inside the lists and objects of $name', async ({ input }) => {
    const results = await sendEach(input, (name, text) => [{ [name]: text, value: text }, text]);
    expect(results).toMatchObject(TEXTS.map(() => REFUSED));
  });

  it.each(patterns)('is read once by the pattern of $field', ({ pattern }) => {
    const results = interruptible(() => TEXTS.map((text) => pattern.test(text)));
    expect(results).toHaveLength(TEXTS.length);
  });
});
