import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DateRangeFilter } from './date-range-filter';
import { dayOf, presetRanges } from './day-ranges';

describe('the ranges of a list', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-07T15:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('are chosen by their days: on the 7th two of them', () => {
    const { startDate, endDate } = presetRanges(dayOf()).find(({ text }) => text === 'Este mês')!;
    render(<DateRangeFilter startDate={startDate} endDate={endDate} onChange={() => undefined} />);
    const chosen = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(chosen).toEqual(['Últimos 7 dias', 'Este mês']);
  });
});
