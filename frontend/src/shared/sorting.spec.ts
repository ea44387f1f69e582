import { matches, paged, sorted } from './sorting.js';

const COLUMNS = [
  { key: 'name', sortBy: (row: { name: string | null }) => row.name },
  { key: 'plain' },
  { key: 'age', sortBy: (row: { age?: number }) => row.age },
];
const names = (sort: string) =>
  sorted([{ name: 'Zélia' }, { name: null }, { name: 'Érica' }, { name: 'eva' }], COLUMNS as never, sort).map(
    (row) => (row as { name: string | null }).name,
  );

describe('sorting', () => {
  it('sorts as the alphabet of Portuguese does, with nothing last either way', () => {
    expect(names('name')).toEqual(['Érica', 'eva', 'Zélia', null]);
    expect(names('-name')).toEqual(['Zélia', 'eva', 'Érica', null]);
  });

  it('leaves the order alone for columns that do not sort', () => {
    expect(names('plain')).toEqual(names(''));
    expect(names('-nobody')).toEqual(names(''));
  });

  it('sorts numbers as numbers', () => {
    const rows = [{ age: 10 }, { age: 9 }, { age: 100 }];
    expect(sorted(rows, COLUMNS as never, 'age')).toEqual([{ age: 9 }, { age: 10 }, { age: 100 }]);
  });
});

describe('paging', () => {
  const rows = [1, 2, 3, 4, 5];

  it('cuts pages and stays within them', () => {
    expect(paged(rows, 2, 2)).toEqual([3, 4]);
    expect(paged(rows, 9, 2)).toEqual([5]);
    expect(paged([], 3, 2)).toEqual([]);
  });
});

describe('search', () => {
  it('finds words in any field and order, without accents and case', () => {
    expect(matches('silva jose', 'José', 'da Silva')).toBe(true);
    expect(matches('', null)).toBe(true);
    expect(matches('souza', 'José', null, 'da Silva')).toBe(false);
  });
});
