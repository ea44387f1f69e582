import { extract } from '../src/fields/extract.js';
import { parsePlainLines } from './plain-lines.js';

const studies = (lines: string) =>
  extract(parsePlainLines(`# Bruna Leal\nbruna@gmail.com\n## Formação Acadêmica\n${lines}`)).education.map(
    ({ degree, endDate, inProgress }) => [degree, endDate, inProgress ? 'goes on' : 'ended'].join(' | '),
  );

describe('a study', () => {
  it.each([
    ['Técnico em Plásticos - SENAI - Incompleto (parou em 2018)', 'Técnico em Plásticos | 2018 | ended'],
    ['Direito - Universidade Sol - incompleto, desisti em 2015', 'Direito | 2015 | ended'],
    ['Técnico em Química - ETEC Lua (abandonado em 2012)', 'Técnico em Química | 2012 | ended'],
    [
      'Doutorado em Física - Universidade Sol - 2019 – 2021 (não concluído)',
      'Doutorado em Física | 2021 | ended',
    ],
  ])('that was given up has ended: %s', (line, expected) => {
    expect(studies(line)).toEqual([expected]);
  });

  it('whose last month is the next one in São Paulo goes on, though another zone is there already', () => {
    import.meta.jest.useFakeTimers({ now: new Date('2026-12-01T01:30:00Z'), advanceTimers: true });
    try {
      expect(studies('Bacharelado em Letras - Universidade Sol - 02/2022 a 12/2026')).toEqual([
        'Bacharelado em Letras | 12/2026 | goes on',
      ]);
    } finally {
      import.meta.jest.useRealTimers();
    }
  });
});
