import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extract } from '../src/extract.js';
import { LlmReview } from '../src/llm-review.js';
import type { ParsedResume } from '../src/resume.js';
import { parsePlainLines } from './plain-lines.js';

const TEXT =
  '# Bruna Leal\nbruna@gmail.com\nRedonda, Icapuí, Ceará\n## Experiência\nLoja Sol – Vendedora – 2019 a 2021';

function resume(): ParsedResume {
  const document = parsePlainLines(TEXT);
  const text = document.lines.map((line) => line.text).join('\n');
  return {
    kind: 'text',
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

  const review = (timeoutMs = 5_000) => {
    const { port } = server.address() as AddressInfo;
    return new LlmReview({
      apiKey: 'none',
      model: 'm',
      baseURL: `http://127.0.0.1:${String(port)}/v1`,
      timeoutMs,
    }).review(resume());
  };

  it('fills what the rules left open, if the text says so', async () => {
    answer = JSON.stringify({ address: 'Redonda' });
    const { fields, confidence } = await review();
    expect(fields.address).toBe('Redonda');
    expect(confidence.address).toBeLessThan(0.6);
  });

  it('believes nothing that the text does not contain, and touches nothing that is sure', async () => {
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

  it('falls back when nobody answers in time', async () => {
    silent = true;
    expect((await review(50)).fields).toEqual(resume().fields);
    expect(asked).toBe(1);
  });
});
