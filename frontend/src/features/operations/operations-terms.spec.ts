import { cronRunResult, queueName, formatDuration } from './operations-terms';

describe('labels of the operations page', () => {
  it('lists what a cron job found, without the zeros', () => {
    const counts = [
      { name: 'due', value: 1 },
      { name: 'overdue', value: 0 },
      { name: 'timers', value: 1_200 },
      { name: 'novelty', value: 2 },
    ];
    expect(cronRunResult(counts)).toBe('1 parcela a pagar, 1.200 avisos programados, 2 novelty');
    expect(cronRunResult([])).toBe('');
  });

  it.each([
    ['referrals', 'Eventos de Indicações'],
    ['bonus-schedule', 'Prazos de bônus'],
    ['something-new', 'something-new'],
  ])('labels the queue %s', (name, text) => expect(queueName(name)).toBe(text));

  it.each([
    [0, '0 s'],
    [59, '59 s'],
    [60, '1 min'],
    [3_599, '59 min'],
    [7_200, '2 h'],
    [90_000, '1 d'],
  ])('formats %i seconds', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});
