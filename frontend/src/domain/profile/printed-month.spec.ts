import { printedMonth } from './printed-month';

describe('the month of a printed date', () => {
  it.each([
    ['2019-03', '2019-03'],
    ['2019-03-15', '2019-03-15'],
    ['03/2019', '2019-03'],
    ['3.2019', '2019-03'],
    ['15/03/2019', '2019-03'],
    ['03 / 2019', '2019-03'],
    ['mar / 2019', '2019-03'],
    ['Mar/2019', '2019-03'],
    ['mar. 2019', '2019-03'],
    ['Março de 2019', '2019-03'],
    ['março 2019', '2019-03'],
    ['March 2019', '2019-03'],
    ['Set/2020', '2020-09'],
    ['Sept, 2020', '2020-09'],
    ['dezembro/2020', '2020-12'],
    ['mar/19', '2019-03'],
    ['mar-11', '2011-03'],
    ["ago '16", '2016-08'],
    ['jun.21', '2021-06'],
    ['03/19', '2019-03'],
    ['3/99', '1999-03'],
    ['01/06/10', '2010-06'],
    ['01.03.2016', '2016-03'],
    ['01/Mar/2014', '2014-03'],
    ['28-fev-2016', '2016-02'],
    ['12 de janeiro de 2018', '2018-01'],
    ['1º de março de 2020', '2020-03'],
    ['2021.02', '2021-02'],
    ['2021/02', '2021-02'],
    ['JUNHO DE 2021', '2021-06'],
  ])('of "%s" is %s', (text, month) => expect(printedMonth(text)).toBe(month));

  it.each(['', '2019', '13/2019', '00/2019', 'atual', 'foo 2019', 'mar', '13/19', '2019/1', '19'])(
    'of "%s" is unknown',
    (text) => expect(printedMonth(text)).toBeUndefined(),
  );

  it('of a year is the given one', () => {
    expect([printedMonth('2019', 1), printedMonth(' 2021 ', 12), printedMonth('19', 1)]).toEqual([
      '2019-01',
      '2021-12',
      undefined,
    ]);
    expect(["'19", '1º semestre de 2018', 'Summer 2017'].map((text) => printedMonth(text, 1))).toEqual([
      '2019-01',
      '2018-01',
      '2017-01',
    ]);
  });
});
