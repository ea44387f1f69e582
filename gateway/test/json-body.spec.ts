import * as fc from 'fast-check';
import { hasMoreValues } from '../src/http/json-body.js';

fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });

const more = (text: string, most: number) => hasMoreValues(Buffer.from(text), most);

/** Values below the root, each with one more for its list or object. */
function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const children = Object.values(value);
  return children.reduce((sum: number, child) => sum + valuesOf(child), Math.max(1, children.length));
}

describe('counting the values of a JSON text', () => {
  it.each([
    ['{"a":1,"b":2,"c":3}', 3],
    ['[[],[],{}]', 6],
    ['"a,b,[{"', 0],
    [String.raw`{"a\",":"x\\","b":"\\\","}`, 2],
    ['[', 1],
  ])('counts the values of %s as %i', (text, values) => {
    expect(more(text, values)).toBe(false);
    if (values) expect(more(text, values - 1)).toBe(true);
  });

  it('agrees with the JSON parser on random values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const values = valuesOf(value);
        const text = JSON.stringify(value, null, 1);
        expect(more(text, values)).toBe(false);
        if (values) expect(more(text, values - 1)).toBe(true);
      }),
    );
  });

  it('stops counting at the limit', () => {
    const body = Buffer.from(`${'[1,'.repeat(10)}"an open text`);
    expect(hasMoreValues(body, 5)).toBe(true);
  });
});
