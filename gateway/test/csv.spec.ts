import { csvOf, day } from '../src/exports/csv.js';

const textOf = async (rows: object[]): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of csvOf(rows as Array<{ a: string }>, {
    Coluna: ({ a }) => a,
    'Outra; coluna': () => 1,
  }))
    chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString('utf8');
};

describe('CSV files for spreadsheets', () => {
  it('begin with a byte order mark and headings, even without rows', async () => {
    expect(await textOf([])).toBe('\uFEFFColuna;"Outra; coluna"\r\n');
  });

  it.each([
    ['=1+1', `'=1+1`],
    ['+55', `'+55`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['a;b', '"a;b"'],
    ['diz "oi"', '"diz ""oi"""'],
    ['duas\nlinhas', '"duas\nlinhas"'],
    ['con\u0002trole\v', 'con trole '],
    ['\u001b=1+1', ' =1+1'],
  ])('escape %j', async (a, cell) => {
    expect(await textOf([{ a }])).toContain(`${cell};1\r\n`);
  });

  it('format days as DD/MM/YYYY in America/Sao_Paulo', () => {
    expect(day('2026-11-21T01:30:00.000Z')).toBe('20/11/2026');
    expect(day('2026-11-21')).toBe('21/11/2026');
    expect(day(null)).toBe('');
  });
});
