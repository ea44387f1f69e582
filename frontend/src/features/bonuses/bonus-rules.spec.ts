import { lastPaid, nextStep, urgencyOf } from './bonus-rules';

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

describe('bonus rules', () => {
  it('orders the steps: hire, first instalment, second instalment', () => {
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

  it('offers no payment while the bonus is suspended', () => {
    const onHold = (hold: 'self_referral' | 'hire_undone' | 'candidate_rejected' | 'referrer_erased') =>
      nextStep({ ...BONUS, paymentStatus: 'suspended', hold }).step;
    expect(onHold('self_referral')).toBe('release');
    expect(onHold('hire_undone')).toBe('hire');
    expect(onHold('candidate_rejected')).toBe('none');
    expect(onHold('referrer_erased')).toBe('none');
  });

  it('reverses the last payment first', () => {
    expect(lastPaid(BONUS)).toBeUndefined();
    expect(lastPaid({ ...BONUS, firstBonusPaid: true })).toBe('first');
    expect(lastPaid({ ...BONUS, firstBonusPaid: true, secondBonusPaid: true })).toBe('second');
  });

  it('labels an instalment as due today by the day in São Paulo', () => {
    const overdue = { ...BONUS, paymentStatus: 'overdue' as const };
    expect(urgencyOf(BONUS, '2026-11-21').label).toBe('Agendado');
    expect(urgencyOf(overdue, '2026-11-22').label).toBe('Vence hoje');
    expect(urgencyOf(overdue, '2026-11-23').label).toBe('Vencido');
    expect(urgencyOf({ ...overdue, firstBonusPaid: true }, '2027-01-06').label).toBe('Vence hoje');
    const onHold = { ...BONUS, paymentStatus: 'suspended' as const, hold: 'hire_undone' as const };
    expect(urgencyOf(onHold, '2026-11-22').label).toBe('Suspenso');
  });
});
