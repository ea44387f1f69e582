import { nextStep, unpaid } from './bonus-rules.js';

const BONUS = {
  isHired: true,
  firstBonusPaid: false,
  secondBonusPaid: false,
  paymentStatus: 'scheduled' as const,
  firstBonusAmount: 250,
  secondBonusAmount: 250,
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

  it('adds up what is not paid', () => {
    expect(unpaid([BONUS, { ...BONUS, firstBonusPaid: true }])).toBe(750);
    expect(unpaid([])).toBe(0);
  });
});
