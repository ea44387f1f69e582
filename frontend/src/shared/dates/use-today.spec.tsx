import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { useToday } from './use-today';

const Today = () => <p>{useToday()}</p>;

describe('the day on a page that stays open', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-26T02:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('is the next one from midnight in São Paulo on', async () => {
    render(<Today />);
    screen.getByText('2026-11-25');
    await act(() => jest.advanceTimersByTimeAsync(3_599_000));
    screen.getByText('2026-11-25');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    screen.getByText('2026-11-26');
    await act(() => jest.advanceTimersByTimeAsync(24 * 3_600_000));
    screen.getByText('2026-11-27');
  });
});
