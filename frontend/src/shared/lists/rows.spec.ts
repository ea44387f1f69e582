import { pageRows, sortRows } from './rows.js';

const COLUMNS = [
  { key: 'name', sortBy: (row: { name: string | null }) => row.name },
  { key: 'plain' },
  { key: 'count', sortBy: (row: { count?: number }) => row.count },
];
const names = (sort: string) =>
  sortRows(
    [{ name: 'Zélia' }, { name: null }, { name: 'Érica' }, { name: 'eva' }],
    COLUMNS as never,
    sort,
  ).map((row) => row.name);

describe('sorting', () => {
  it('sorts in Portuguese alphabetical order, with null last in both directions', () => {
    expect(names('name')).toEqual(['Érica', 'eva', 'Zélia', null]);
    expect(names('-name')).toEqual(['Zélia', 'eva', 'Érica', null]);
  });

  it('keeps the order for columns that cannot be sorted', () => {
    expect(names('plain')).toEqual(names(''));
    expect(names('-nobody')).toEqual(names(''));
  });

  it('sorts numbers as numbers', () => {
    const rows = [{ count: 10 }, { count: 9 }, { count: 100 }];
    expect(sortRows(rows, COLUMNS as never, 'count')).toEqual([{ count: 9 }, { count: 10 }, { count: 100 }]);
  });
});

describe('paging', () => {
  const rows = [1, 2, 3, 4, 5];

  it('returns the rows of a page, of the last page at most', () => {
    expect(pageRows(rows, 2, 2)).toEqual([3, 4]);
    expect(pageRows(rows, 9, 2)).toEqual([5]);
    expect(pageRows([], 3, 2)).toEqual([]);
  });
});
