import { render, screen } from '@testing-library/react';
import { RequestState, daysLeft } from './request-state';

describe('the state of a request', () => {
  it.each([
    ['2026-03-25', 'Faltam 15 dias'],
    ['2026-03-11', 'Vence amanhã'],
    ['2026-03-10', 'Vence hoje'],
    ['2026-03-09', 'Vencido ontem'],
    ['2026-03-01', 'Vencido há 9 dias'],
  ])('counts the days to the deadline %s', (dueOn, text) => {
    render(<RequestState request={{ state: 'open', dueOn }} today="2026-03-10" />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows no deadline for an answered request', () => {
    render(<RequestState request={{ state: 'refused', dueOn: '2026-03-01' }} today="2026-03-10" />);
    expect(screen.getByText('Recusado')).toBeTruthy();
  });

  it('is not affected by daylight saving time', () => {
    expect(daysLeft('2018-11-10', '2018-10-31')).toBe(10);
  });
});
