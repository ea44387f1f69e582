import { getMetadataStorage } from 'class-validator';
import { inputFields, type FieldError, type InputClass } from '@araucaria/contracts';
import { validateInput, type AppError } from '@araucaria/platform';
// The input classes of the contracts and of the gateway register their rules when they are loaded.
import '../src/app.module.js';

const ODD = [
  null,
  -1,
  1.5,
  0,
  1e12,
  true,
  '',
  ' ',
  'x',
  '2026-99-99',
  [],
  ['x', -1, null],
  {},
  { x: 1 },
  [{ x: 1 }],
];
/** What the messages of class-validator have in common. */
const ENGLISH = /\b(must|should|value|each|property|equal|than|one of|expected)\b/i;

const { validationMetadatas } = getMetadataStorage() as unknown as {
  validationMetadatas: Map<InputClass<object>, unknown>;
};
const inputs = [...validationMetadatas.keys()].map((input) => ({ name: input.name, input }));

async function errorsOf(input: InputClass<object>, plain: object): Promise<FieldError[]> {
  try {
    await validateInput(input, plain);
    return [];
  } catch (error) {
    return ((error as AppError).details.errors ?? []) as FieldError[];
  }
}

describe('the refusals of an input', () => {
  it.each(inputs)('of $name are in Portuguese', async ({ input }) => {
    const names = inputFields(input).map(({ name }) => name);
    for (const value of ODD) {
      const errors = await errorsOf(input, Object.fromEntries(names.map((name) => [name, value])));
      expect(errors.filter(({ message }) => ENGLISH.test(message))).toEqual([]);
    }
  });
});
