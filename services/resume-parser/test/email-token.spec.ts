import fc from 'fast-check';
import { randomRuns } from '@araucaria/testing';
import { parseResume } from '../src/parse-resume.js';
import { fieldsOf } from './documents.js';
import { printedLines } from './printed.js';

fc.configureGlobal({ seed: Number(process.env['TEST_SEED']) });

const RUNS = randomRuns({ short: 300, long: 5_000 });
const PRINTED_RUNS = randomRuns({ short: 40, long: 400 });

const part = fc.constantFrom(
  'ana',
  'josé',
  'lima',
  'conceição',
  'd’ávila',
  "sant'anna",
  'r&d',
  'x',
  'souza2',
  'mu-ller',
);
const local = fc
  .tuple(part, fc.array(fc.tuple(fc.constantFrom('.', '_', '-', ''), part), { maxLength: 3 }))
  .map(([first, rest]) => first + rest.map(([mark, word]) => mark + word).join(''));
const domain = fc.constantFrom(
  'exemplo.com',
  'exemplo.com.br',
  'loja-sol.com.br',
  'farmácia.com.br',
  'correio.açaí.net',
  'x.org',
);
const address = fc.tuple(local, domain).map((parts) => parts.join('@'));
const before = fc.constantFrom(
  '',
  'E-mail: ',
  '(41) 99123-4400 | ',
  '(41) 99123-4400 ',
  'Curitiba/PR • ',
  '<',
  'e-mail:',
);
const behind = fc.constantFrom('', ' | Curitiba', ', Curitiba', '>', ' (41) 99123-4400', ';', '/Curitiba-PR');

/** What reads as one word: no separator of contacts stands in it. */
const tokensOf = (text: string) => text.toLowerCase().split(/[\s|<>,;:/•()]+/);
const documentWith = (line: string) =>
  `# Bruna Leal\n${line}\n## Experiência\nLoja Sol – Vendedora – 2019 a 2021`;

describe('a read e-mail address', () => {
  it('stands in the document as a whole word', () => {
    fc.assert(
      fc.property(before, address, behind, (head, word, tail) => {
        const document = documentWith(head + word + tail);
        const { email } = fieldsOf(document);
        if (email !== '') expect(tokensOf(document)).toContain(email);
      }),
      { numRuns: RUNS },
    );
  });

  it('does so in a PDF as well, whatever its letters are made of', async () => {
    await fc.assert(
      fc.asyncProperty(before, address, behind, fc.boolean(), async (head, word, tail, isDecomposed) => {
        const document = documentWith(head + word + tail);
        const { fields, text } = await parseResume(
          printedLines(isDecomposed ? document.normalize('NFD') : document),
        );
        if (fields.email !== '') expect(tokensOf(text)).toContain(fields.email);
      }),
      { numRuns: PRINTED_RUNS },
    );
  });

  it('is found where it is a usual one', () => {
    fc.assert(
      fc.property(before, behind, (head, tail) => {
        expect(fieldsOf(documentWith(`${head}ana.lima@exemplo.com.br${tail}`)).email).toBe(
          'ana.lima@exemplo.com.br',
        );
      }),
    );
  });
});
