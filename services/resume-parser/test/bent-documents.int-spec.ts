import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { randomRuns } from '@araucaria/testing';
import { ParserPool } from '../src/process/parser-pool.js';
import { ResumeRejected } from '../src/resume-rejected.js';
import * as hostile from './hostile.js';

fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });

/** `npm run security` bends many more files. */
const RUNS = randomRuns({ short: 8, long: 80 });
const TIMEOUT_MS = 60_000 + RUNS * 5_000;

const childPath = fileURLToPath(new URL('../dist/parser-child.js', import.meta.url));
const sources = [
  readFileSync(new URL('./fixtures/pdf/pt-libreoffice-word-larissa.pdf', import.meta.url)),
  readFileSync(new URL('./fixtures/pdf/en-latex-banking-camila.pdf', import.meta.url)),
  readFileSync(new URL('./fixtures/pdf/en-chromium-sidebarEn-camila.pdf', import.meta.url)),
  Buffer.from(hostile.cyclicTable()),
];

/** One change of a file; `at` and `length` are shares of its length. */
interface Bend {
  kind: 'flip' | 'cut' | 'double' | 'insert' | 'number';
  at: number;
  length: number;
  bytes: Uint8Array;
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const bend: fc.Arbitrary<Bend> = fc.record({
  kind: fc.constantFrom('flip', 'cut', 'double', 'insert', 'number'),
  at: share,
  length: share,
  bytes: fc.uint8Array({ minLength: 1, maxLength: 64 }),
});

function apply(file: Buffer, { kind, at, length, bytes }: Bend): Buffer {
  const start = Math.floor(at * file.length);
  const end = Math.min(file.length, start + Math.ceil(length * 2_000));
  switch (kind) {
    case 'flip': {
      const bent = Buffer.from(file);
      bytes.forEach((byte, index) => {
        const position = start + index * 7;
        if (position < bent.length) bent[position] = (bent[position] ?? 0) ^ byte;
      });
      return bent;
    }
    case 'cut':
      return Buffer.concat([file.subarray(0, start), file.subarray(end)]);
    case 'double':
      return Buffer.concat([file.subarray(0, end), file.subarray(start)]);
    case 'insert':
      return Buffer.concat([file.subarray(0, start), bytes, file.subarray(start)]);
    case 'number':
      // Lengths, offsets and references, which lead a reader elsewhere.
      return Buffer.from(
        file
          .toString('latin1')
          .replaceAll(/\d+/g, (digits, position: number) =>
            position > start && position < end ? String(bytes[0] ?? 0).repeat(digits.length) : digits,
          ),
        'latin1',
      );
  }
}

describe('a PDF that is bent at random', () => {
  let pool: ParserPool;
  beforeAll(() => {
    if (!existsSync(childPath))
      throw new Error('build the resume-parser first: the pool runs its compiled child');
    pool = new ParserPool({ size: 2, childPath });
    pool.warmUp();
  });
  afterAll(() => pool.close());

  it(
    'is read or refused, and the next one is read',
    async () => {
      const file = fc
        .tuple(fc.constantFrom(...sources), fc.array(bend, { minLength: 1, maxLength: 4 }))
        .map(([source, bends]) => bends.reduce(apply, source));
      await fc.assert(
        fc.asyncProperty(file, async (bytes) => {
          const outcome = await pool.parse(bytes).catch((error: unknown) => error);
          if (outcome instanceof Error && !(outcome instanceof ResumeRejected)) throw outcome;
        }),
        { numRuns: RUNS },
      );
      expect((await pool.parse(sources[0] as Buffer)).fields.city).toBe('Porto Alegre');
    },
    TIMEOUT_MS,
  );
});
