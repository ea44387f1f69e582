import { hireDayDoubts, type DatedBonus } from './hire-day-doubts';

const bonus: DatedBonus = {
  createdAt: '2026-09-20T12:00:00.000Z',
  firstBonusAmount: 250,
  firstBonusPaid: false,
  secondBonusAmount: 250,
  secondBonusPaid: false,
};
const doubts = (day: string, changes: Partial<DatedBonus> = {}) =>
  hireDayDoubts({ ...bonus, ...changes }, day, '2026-11-26')?.replace(/\s/g, ' ');

describe('a hire date', () => {
  it.each(['2026-09-27', '2026-11-26', '2027-01-04'])('is usual: %s', (day) => {
    expect(doubts(day)).toBeUndefined();
  });

  it.each([
    [
      '2016-10-12',
      '12/10/2016 é antes da candidatura, que é de 20/09/2026. Com esta data, R$ 500,00 vence hoje.',
    ],
    [
      '2026-09-19',
      '19/09/2026 é antes da candidatura, que é de 20/09/2026. Com esta data, R$ 250,00 vence hoje.',
    ],
    ['2026-09-26', '26/09/2026 já passou há mais de 60 dias. Com esta data, R$ 250,00 vence hoje.'],
  ])('%s is questioned with what it makes due', (day, text) => {
    expect(doubts(day)).toBe(text);
  });

  it('does not count what is paid', () => {
    expect(doubts('2016-10-12', { firstBonusPaid: true })).toMatch(/R\$ 250,00 vence hoje/);
    expect(doubts('2016-10-12', { firstBonusPaid: true, secondBonusPaid: true })).toBe(
      '12/10/2016 é antes da candidatura, que é de 20/09/2026.',
    );
    expect(doubts('2026-09-19', { firstBonusPaid: true })).toMatch(/R\$ 250,00 vence em 18\/12\/2026/);
  });
});
