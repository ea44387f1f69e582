import { lastPaid, nextStep, unpaid, urgencyOf } from './bonus-rules.js';

const BONUS = {
  isHired: true,
  firstBonusPaid: false,
  secondBonusPaid: false,
  paymentStatus: 'scheduled' as const,
  firstBonusAmount: 250,
  secondBonusAmount: 250,
  firstBonusDueDate: '2026-11-22T03:00:00.000Z',
  secondBonusDueDate: '2027-01-06T03:00:00.000Z',
  hold: null,
};

describe('the next step of a bonus', () => {
  it('is the hire, then the first instalment, then the second', () => {
    expect(nextStep({ ...BONUS, isHired: false, paymentStatus: 'awaiting_hire' }).step).toBe('hire');
    expect(nextStep(BONUS)).toEqual({ step: 'first', due: false });
    expect(nextStep({ ...BONUS, paymentStatus: 'overdue' })).toEqual({ step: 'first', due: true });
    expect(nextStep({ ...BONUS, firstBonusPaid: true, paymentStatus: 'upcoming' })).toEqual({
      step: 'second',
      due: false,
    });
    expect(
      nextStep({ ...BONUS, firstBonusPaid: true, secondBonusPaid: true, paymentStatus: 'completed' }).step,
    ).toBe('none');
  });

  it('is never a payment while the bonus is suspended', () => {
    const held = (hold: 'self_referral' | 'hire_undone' | 'candidate_rejected' | 'referrer_erased') =>
      nextStep({ ...BONUS, paymentStatus: 'suspended', hold }).step;
    expect(held('self_referral')).toBe('release');
    expect(held('hire_undone')).toBe('hire');
    expect(held('candidate_rejected')).toBe('none');
    expect(held('referrer_erased')).toBe('none');
  });

  it('reverses the last payment first', () => {
    expect(lastPaid(BONUS)).toBeUndefined();
    expect(lastPaid({ ...BONUS, firstBonusPaid: true })).toBe('first');
    expect(lastPaid({ ...BONUS, firstBonusPaid: true, secondBonusPaid: true })).toBe('second');
  });

  it('says that it is due today on the day in São Paulo only', () => {
    const overdue = { ...BONUS, paymentStatus: 'overdue' as const };
    expect(urgencyOf(BONUS, '2026-11-21').label).toBe('Agendado');
    expect(urgencyOf(overdue, '2026-11-22').label).toBe('Vence hoje');
    expect(urgencyOf(overdue, '2026-11-23').label).toBe('Vencido');
    expect(urgencyOf({ ...overdue, firstBonusPaid: true }, '2027-01-06').label).toBe('Vence hoje');
    const held = { ...BONUS, paymentStatus: 'suspended' as const, hold: 'hire_undone' as const };
    expect(urgencyOf(held, '2026-11-22').label).toBe('Suspenso');
  });

  it('adds up what is not paid, suspended bonuses apart', () => {
    expect(unpaid([BONUS, { ...BONUS, firstBonusPaid: true }])).toBe(750);
    expect(unpaid([BONUS, { ...BONUS, hold: 'candidate_rejected' }])).toBe(500);
    expect(unpaid([])).toBe(0);
  });
});
