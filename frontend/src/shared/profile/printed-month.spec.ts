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
  ])('of "%s" is %s', (text, month) => expect(printedMonth(text)).toBe(month));

  it.each(['', '2019', '13/2019', '00/2019', 'atual', 'foo 2019', 'mar', 'mar/19'])(
    'of "%s" is unknown',
    (text) => expect(printedMonth(text)).toBeUndefined(),
  );

  it('of a year is the given one', () => {
    expect([printedMonth('2019', 1), printedMonth(' 2021 ', 12), printedMonth('19', 1)]).toEqual([
      '2019-01',
      '2021-12',
      undefined,
    ]);
  });
});
