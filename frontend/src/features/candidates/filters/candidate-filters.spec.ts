import {
  exportPath,
  filterOf,
  isFiltered,
  LIST_FILTERS,
  NO_FILTERS,
  nextSort,
  sortOf,
} from './candidate-filters';

describe('candidate filters', () => {
  it('send only the chosen conditions', () => {
    expect(filterOf({ ...NO_FILTERS, search: '  ' })).toEqual({});
    expect(filterOf({ ...NO_FILTERS, job: 'abc' })).toEqual({});
    expect(filterOf({ ...NO_FILTERS, job: '99999999999' })).toEqual({});
    expect(filterOf({ ...NO_FILTERS, job: 'talent-bank' })).toEqual({ job: 'talent-bank' });
    expect(
      filterOf({
        ...NO_FILTERS,
        job: '101',
        status: 'approved,hired',
        search: ' ana ',
        de: '2026-11-01',
        ate: '2026-11-21',
        retorno: '15',
        nota: '60-80',
        origem: 'indicacao',
      }),
    ).toEqual({
      job: '101',
      status: ['approved', 'hired'],
      search: 'ana',
      startDate: '2026-11-01',
      endDate: '2026-11-21',
      withoutResponseDays: 15,
      minScore: 60,
      maxScore: 80,
      referred: true,
    });
    expect(isFiltered(NO_FILTERS)).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, de: '2026-11-01' })).toBe(true);
  });

  it('ignore invalid values in the address', () => {
    expect(filterOf({ ...NO_FILTERS, status: 'feliz', de: '2026-02-30', ate: 'ontem' })).toEqual({});
    for (const retorno of ['0', '366', '1.5', 'muitos'])
      expect(filterOf({ ...NO_FILTERS, retorno })).toEqual({});
    for (const nota of ['80-60', '-', '1-101', 'a-b', '60'])
      expect(filterOf({ ...NO_FILTERS, nota })).toEqual({});
    expect(filterOf({ ...NO_FILTERS, nota: '-40', origem: 'direta' })).toEqual({
      maxScore: 40,
      referred: false,
    });
    expect(filterOf({ ...NO_FILTERS, origem: 'lua' })).toEqual({});
    expect(sortOf('ip')).toBe('createdAt_DESC');
  });

  it.each(Object.entries(LIST_FILTERS))(
    'select by every value of %s, and by no other',
    (name, { values }) => {
      const known = Object.keys(values);
      const view = { ...NO_FILTERS, [name]: [...known, 'feliz'].join() };
      expect(filterOf(view)).toEqual({ [name]: known });
      expect(isFiltered(view)).toBe(true);
      expect(exportPath(view)).toBe(
        `/api/candidates/export.csv?${new URLSearchParams({ [name]: known.join() })}`,
      );
    },
  );

  it('map the order to the enum of the server, and reverse it on a second click', () => {
    expect(['', 'createdAt', '-score', 'name'].map(sortOf)).toEqual([
      'createdAt_DESC',
      'createdAt_ASC',
      'score_DESC',
      'name_ASC',
    ]);
    expect(nextSort('', 'score')).toBe('-score');
    expect(nextSort('-score', 'score')).toBe('score');
    expect(nextSort('score', 'score')).toBe('-score');
    expect(nextSort('', 'createdAt')).toBe('createdAt');
    expect(nextSort('-score', 'createdAt')).toBe('');
  });

  it('become query parameters of the export', () => {
    expect(
      exportPath({ ...NO_FILTERS, job: 'talent-bank', status: 'approved,hired', search: 'José & Ana' }),
    ).toBe('/api/candidates/export.csv?job=talent-bank&search=Jos%C3%A9+%26+Ana&status=approved%2Chired');
  });
});
