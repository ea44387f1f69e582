import { NO_REJECTION_CHOICE, notifyAtError, rejectionOptions, withReason } from './rejection-choice';

const NOW = Date.parse('2026-11-23T12:00:00-03:00');
const at = (notifyAt: string | undefined) =>
  notifyAtError({ ...NO_REJECTION_CHOICE, notify: true, notifyAt }, NOW);

describe('the choice of a rejection', () => {
  it('offers the e-mail of a reason, and keeps a decision against it', () => {
    const chosen = withReason(NO_REJECTION_CHOICE, '3');
    expect(chosen.notify).toBe(true);
    expect(withReason({ ...chosen, notify: false }, '4').notify).toBe(false);
  });

  it.each([
    [undefined, undefined],
    ['2026-11-24T09:00', undefined],
    ['', 'Informe a data e a hora do envio'],
    ['2026-11-23T11:59', 'Escolha um horário futuro'],
    ['2026-12-24T09:00', 'Escolha um horário nos próximos 30 dias'],
  ])('checks the chosen time %s', (notifyAt, error) => {
    expect(at(notifyAt)).toBe(error);
  });

  it('ignores the time without an e-mail', () => {
    const choice = { reasonId: '3', notify: false, notifyAt: '2020-01-01T00:00' };
    expect(notifyAtError(choice, NOW)).toBeUndefined();
    expect(rejectionOptions(choice)).toEqual({ notify: false, reasonId: 3 });
  });

  it('becomes an instant by the clock of Brasília, wherever the browser is', () => {
    const notifyAt = '2026-11-24T09:00';
    expect(rejectionOptions({ reasonId: '', notify: true, notifyAt })).toEqual({
      notify: true,
      notifyAt: '2026-11-24T12:00:00.000Z',
    });
  });
});
