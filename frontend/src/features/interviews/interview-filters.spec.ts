import {
  isCapped,
  listFilter,
  NO_FILTERS,
  openedTab,
  searchFilter,
  tabFilter,
  tabsOf,
} from './interview-filters';

describe('search of the calendar', () => {
  it('takes the filters from the address and ignores invalid values', () => {
    const filter = searchFilter({
      search: ' Ana ',
      vaga: 'talent-bank',
      status: 'new',
      data: 'interview',
      de: '2026-11-01',
      ate: '31/11/2026',
    });
    expect(filter).toEqual({
      search: 'Ana',
      job: 'talent-bank',
      status: ['new'],
      dateFilter: 'interview',
      startDate: '2026-11-01',
    });
  });

  it('ignores a job and a status that do not exist', () => {
    expect(searchFilter({ ...NO_FILTERS, vaga: 'abc', status: 'constructor' })).toEqual({});
  });

  it('sends no kind of date without a date', () => {
    expect(searchFilter({ ...NO_FILTERS, data: 'interview' })).toEqual({});
  });
});

describe('list of interviews', () => {
  it('opens at the first tab that a filter leaves anything in', () => {
    const tabs = tabsOf({ status: 'scheduled' });
    const numbers = { pending: 0, confirmed: 1, completed: 0, awaitingOutcome: 1, cancelled: 0 };
    expect(openedTab(tabs, '', numbers)).toBe('confirmed');
    expect(openedTab(tabs, 'pending', numbers)).toBe('pending');
    expect(openedTab(tabs, '', { ...numbers, confirmed: 0, awaitingOutcome: 0 })).toBe('pending');
    expect(openedTab(tabs, '', undefined)).toBe('pending');
  });

  it('ignores an unknown status', () => {
    expect(listFilter({ ...NO_FILTERS, status: 'completed', vaga: '102' })).toEqual({
      status: 'completed',
      job: '102',
    });
    expect(listFilter({ ...NO_FILTERS, status: 'toString' })).toEqual({});
  });

  it('shows only the tabs that the status filter can fill', () => {
    const labels = (status: string) => tabsOf({ status }).map(([, label]) => label);
    expect(labels('')).toEqual(['Pendentes', 'Confirmadas', 'Concluídas', 'Aguardando resultado']);
    expect(labels('scheduled')).toEqual(['Pendentes', 'Confirmadas', 'Aguardando resultado']);
    expect(labels('cancelled')).toEqual(['Canceladas']);
  });

  it('asks for the interviews of a tab within the other filters', () => {
    const view = { ...NO_FILTERS, search: 'ana', status: 'scheduled', de: '2026-11-01' };
    const others = { search: 'ana', startDate: '2026-11-01' };
    expect(tabFilter(view, 'confirmed')).toEqual({ ...others, status: 'scheduled', confirmed: true });
    expect(tabFilter(view, 'awaiting')).toEqual({ ...others, awaitingOutcome: true });
  });

  it('may be longer than it is counted only with a filter', () => {
    expect(isCapped({ ...NO_FILTERS, status: 'completed' })).toBe(false);
    expect(isCapped({ ...NO_FILTERS, search: 'ana' })).toBe(true);
    expect(isCapped({ ...NO_FILTERS, ate: '2026-11-01' })).toBe(true);
  });
});
