import { normalDate } from '../src/lexicon/entry-dates.js';
import { extract } from '../src/fields/extract.js';
import { parsePlainLines } from './plain-lines.js';

/** The jobs of a résumé whose section for experience has these lines: position, company, and the months of the period. */
function jobs(lines: string): string[] {
  const document = parsePlainLines(
    `# Bruna Leal\nbruna@gmail.com\n## Experiência Profissional\n${lines}\n## Idiomas\nInglês avançado`,
  );
  return extract(document).experiences.map(({ position, company, startDate, endDate, isCurrent }) =>
    [position, company, normalDate(startDate), isCurrent ? 'now' : normalDate(endDate)].join(' | '),
  );
}

const PERIODS: [string, string][] = [
  ['03/2019 à 11/2023', '2019-03 | 2023-11'],
  ['03/2019 ao 11/2023', '2019-03 | 2023-11'],
  ['03/2019 até 11/2023', '2019-03 | 2023-11'],
  ['03/2019 ate 11/2023', '2019-03 | 2023-11'],
  ['03/2019 — 11/2023', '2019-03 | 2023-11'],
  ['03/2019-11/2023', '2019-03 | 2023-11'],
  ['03/2019 a 11/2023', '2019-03 | 2023-11'],
  ['03/19 a 11/23', '2019-03 | 2023-11'],
  ['3/19 – 11/23', '2019-03 | 2023-11'],
  ['jun/21 – atual', '2021-06 | now'],
  ['JUN/21 ATÉ O MOMENTO', '2021-06 | now'],
  ['jun.21 até dias atuais', '2021-06 | now'],
  ['junho/2021 até os dias atuais', '2021-06 | now'],
  ['junho de 2021 até a presente data', '2021-06 | now'],
  ['junho de 2021 à presente data', '2021-06 | now'],
  ['junho 2021 – presente', '2021-06 | now'],
  ['06/2021 – em exercício', '2021-06 | now'],
  ['06/2021 até o presente momento', '2021-06 | now'],
  ['06/2021 até o momento atual', '2021-06 | now'],
  ['06/2021 – atualidade', '2021-06 | now'],
  ['06/21 até hoje', '2021-06 | now'],
  ['desde março de 2020', '2020-03 | now'],
  ['desde 03/20', '2020-03 | now'],
  ['Desde 12 de março de 2020', '2020-03 | now'],
  ['2021-02 – 2023-04', '2021-02 | 2023-04'],
  ['2021/02 a 2023/04', '2021-02 | 2023-04'],
  ['2021.02 – 2023.04', '2021-02 | 2023-04'],
  ['01.03.2016 – 31.08.2018', '2016-03 | 2018-08'],
  ['01-03-2016 a 31-08-2018', '2016-03 | 2018-08'],
  ['01/03/16 a 31/08/18', '2016-03 | 2018-08'],
  ['01/Mar/2014 a 28/Fev/2016', '2014-03 | 2016-02'],
  ['01-mar-2014 a 28-fev-2016', '2014-03 | 2016-02'],
  ['1º de março de 2014 a 28 de fevereiro de 2016', '2014-03 | 2016-02'],
  ['De 12 de janeiro de 2018 a 30 de abril de 2020', '2018-01 | 2020-04'],
  ['de 12/01/2018 até 30/04/2020', '2018-01 | 2020-04'],
  ['Entre março de 2012 e junho de 2014', '2012-03 | 2014-06'],
  ["mar '14 – fev '16", '2014-03 | 2016-02'],
  ["'14 – '16", '2014 | 2016'],
  ['MARÇO DE 2011 À ABRIL DE 2014', '2011-03 | 2014-04'],
  ['marco de 2011 a abril de 2014', '2011-03 | 2014-04'],
  ['Mar. de 2011 a Abr. de 2014', '2011-03 | 2014-04'],
  ['mar-11 a abr-14', '2011-03 | 2014-04'],
  ['set. 2018 jan. 2021', '2018-09 | 2021-01'],
  ['03/2019 11/2023', '2019-03 | 2023-11'],
  ['(2018 2020)', '2018 | 2020'],
  ['2018/2020', '2018 | 2020'],
  ['2018 à 2020', '2018 | 2020'],
  ['2020 – 2018', '2018 | 2020'],
  ['11/2023 a 03/2019', '2019-03 | 2023-11'],
  ['Período: jan/22 até o presente', '2022-01 | now'],
  ['Admissão: 01/02/2015 – Demissão: 30/06/2017', '2015-02 | 2017-06'],
  ['Início: 02/15   Saída: 06/17', '2015-02 | 2017-06'],
  ['Entrada em 02/2015, saída em 06/2017', '2015-02 | 2017-06'],
];

describe('the period of a job', () => {
  it.each(PERIODS)('may be typed as %s under its title', (printed, expected) => {
    expect(jobs(`Vendedora – Loja Sol\n${printed}\n• Atendimento ao público`)).toEqual([
      `Vendedora | Loja Sol | ${expected}`,
    ]);
  });

  it.each(PERIODS.filter(([printed]) => !/^(?:per|adm|in|entrada)/i.test(printed)))(
    'may be typed as %s in the cell beside its position',
    (printed, expected) => {
      expect(jobs(`Vendedora   ${printed}\nLoja Sol\nAtendimento ao público.`)).toEqual([
        `Vendedora | Loja Sol | ${expected}`,
      ]);
    },
  );

  it.each(PERIODS.filter(([printed]) => !/^(?:per|adm|in|entrada|\()/i.test(printed)))(
    'may be typed as %s behind a dash',
    (printed, expected) => {
      expect(jobs(`Vendedora – Loja Sol – ${printed}\nAtendimento ao público.`)).toEqual([
        `Vendedora | Loja Sol | ${expected}`,
      ]);
    },
  );

  it.each([
    ['Vendedora – Loja Sol – 2018 a 2020\n• Nota 9/10 a 10/10 nas avaliações'],
    ['Vendedora – Loja Sol – 2018 a 2020\n• Escala 5/2 e turnos de 12/36'],
    ['Vendedora – Loja Sol – 2018 a 2020\n• Aumento das vendas em 12/15 lojas'],
  ])('is no pair of other numbers: %s', (lines) => {
    expect(jobs(lines)).toEqual(['Vendedora | Loja Sol | 2018 | 2020']);
  });
});
