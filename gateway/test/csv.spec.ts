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

describe('tables for spreadsheets', () => {
  it('begin with the mark of UTF-8 and a line of headings, also when empty', async () => {
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
  ])('keep %j from being calculated or breaking the table', async (a, cell) => {
    expect(await textOf([{ a }])).toContain(`${cell};1\r\n`);
  });

  it('write days as people here do, in the company’s time zone', () => {
    expect(day('2026-11-21T01:30:00.000Z')).toBe('20/11/2026');
    expect(day('2026-11-21')).toBe('21/11/2026');
    expect(day(null)).toBe('');
  });
});
