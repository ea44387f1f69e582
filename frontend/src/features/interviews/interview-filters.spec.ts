import type { Channel, InterviewStatus } from '../../generated/graphql';
import { byState, listFilter, NO_FILTERS, openedTab, searchFilter, tabsOf } from './interview-filters';

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
    const groups = { pending: [], confirmed: [1], completed: [], awaiting: [1], cancelled: [] };
    expect(openedTab(tabs, '', groups)).toBe('confirmed');
    expect(openedTab(tabs, 'pending', groups)).toBe('pending');
    expect(openedTab(tabs, '', { ...groups, confirmed: [], awaiting: [] })).toBe('pending');
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

  it('groups interviews by state: upcoming ones in ascending order, then past ones in descending order', () => {
    const one = (id: number, status: InterviewStatus, confirmedBy: Channel | null = null) => ({
      id,
      status,
      confirmedBy,
      interviewDate: `2030-06-0${id}T12:00:00Z`,
    });
    const list = [
      one(1, 'scheduled'),
      one(2, 'scheduled', 'email'),
      one(3, 'completed', 'email'),
      one(4, 'cancelled'),
      one(5, 'completed'),
      one(6, 'scheduled'),
    ];
    const groups = byState(list, new Date('2030-06-02T12:00:00Z'));
    expect(groups.pending.map(({ id }) => id)).toEqual([6, 1]);
    expect(groups.awaiting.map(({ id }) => id)).toEqual([1, 2]);
    expect(groups.confirmed.map(({ id }) => id)).toEqual([2]);
    expect(groups.completed.map(({ id }) => id)).toEqual([5, 3]);
    expect(groups.cancelled.map(({ id }) => id)).toEqual([4]);
  });
});
