import fc from 'fast-check';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extract } from '../src/fields/extract.js';
import { fold } from '../src/lexicon/text.js';
import { LlmReview } from '../src/llm-review.js';
import type { ParsedResume } from '../src/resume.js';
import { parsePlainLines } from './plain-lines.js';

fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });

const TEXT =
  '# Bruna Leal\nbruna@gmail.com\nRedonda, Icapuí, Ceará\n## Experiência\nLoja Sol – Vendedora – 2019 a 2021';

function resume(): ParsedResume {
  const document = parsePlainLines(TEXT);
  const text = document.lines.map((line) => line.text).join('\n');
  return {
    kind: 'text',
    needsPictures: false,
    ...extract(document),
    language: 'pt',
    hiddenText: false,
    hiddenSample: '',
    truncated: false,
    pages: 1,
    text,
  };
}

describe('the review by a language model', () => {
  let server: Server;
  let answer: string;
  let silent: boolean;
  let asked: number;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1;
      request.resume();
      if (silent) return;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          id: '1',
          object: 'chat.completion',
          created: 0,
          model: 'm',
          choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: answer } }],
        }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  beforeEach(() => {
    silent = false;
    asked = 0;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const review = (timeoutMs = 5_000, read = resume()) => {
    const { port } = server.address() as AddressInfo;
    return new LlmReview({
      apiKey: 'none',
      model: 'm',
      baseURL: `http://127.0.0.1:${String(port)}/v1`,
      timeoutMs,
    }).review(read);
  };

  it('fills an empty field with a value that the text states', async () => {
    answer = JSON.stringify({ address: 'Redonda' });
    const { fields, confidence } = await review();
    expect(fields.address).toBe('Redonda');
    expect(confidence.address).toBeLessThan(0.6);
  });

  it('confirms uncertain values and never replaces them', async () => {
    const unsure = resume();
    unsure.confidence.city = 0.4;
    answer = JSON.stringify({ city: 'ICAPUÍ' });
    expect((await review(5_000, unsure)).confidence.city).toBe(0.6);
    answer = JSON.stringify({ city: 'Redonda' });
    expect(await review(5_000, unsure)).toMatchObject({
      fields: { city: 'Icapuí' },
      confidence: { city: 0.4 },
    });
  });

  it('rejects the number of a document as a telephone', async () => {
    const papers = resume();
    Object.assign(papers, { text: `${papers.text}\nCPF: 529.982.247-25\nFalar em 88 99812-3344` });
    answer = JSON.stringify({ phone: '52998224725' });
    expect((await review(5_000, papers)).fields.phone).toBe('');
    answer = JSON.stringify({ phone: '(88) 99812-3344' });
    expect((await review(5_000, papers)).fields.phone).toBe('(88) 99812-3344');
  });

  it('rejects values that the text does not contain and leaves certain values unchanged', async () => {
    answer = JSON.stringify({
      firstName: 'Ana',
      email: 'outra@gmail.com',
      phone: '(11) 98888-7777',
      zip: '01001-000',
      educationLevel: 'Doutorado',
      educationCourse: 'Física',
    });
    expect((await review()).fields).toEqual(resume().fields);
  });

  it.each([
    ['nonsense', 'sorry, I cannot'],
    ['another shape', '[1, 2]'],
    ['nothing', ''],
  ])('falls back on %s', async (_what, content) => {
    answer = content;
    expect((await review()).fields).toEqual(resume().fields);
  });

  it('keeps the values of the rules when the model does not respond in time', async () => {
    silent = true;
    expect((await review(50)).fields).toEqual(resume().fields);
    expect(asked).toBe(1);
  });

  it('ignores instructions in the text of the résumé and takes stated values only', async () => {
    const before = resume();
    const plain = (text: string) => fold(text).replace(/[^a-z0-9]+/g, ' ');
    const said = fc.constantFrom(...before.text.split(/[\s,]+/), ...before.text.split('\n'), 'Ceará', 'CE');
    const lie = fc.oneof(
      said,
      fc.string(),
      fc.emailAddress(),
      fc.constantFrom('Doutorado', '11988887777', 'SP'),
    );
    const answers = fc.record(
      Object.fromEntries(Object.keys(before.fields).map((field) => [field, fc.oneof(lie, fc.anything())])),
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(answers, async (lies) => {
        answer = JSON.stringify(lies) ?? '';
        const { fields, confidence } = await review();
        for (const field of Object.keys(fields) as (keyof typeof fields)[]) {
          if (fields[field] === before.fields[field]) continue;
          expect(before.fields[field]).toBe('');
          expect(confidence[field]).toBeLessThan(0.6);
          if (field !== 'state' && field !== 'educationLevel')
            expect(plain(before.text)).toContain(plain(fields[field]).trim());
        }
      }),
      { numRuns: 150 },
    );
  });
});
