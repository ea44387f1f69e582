import fc from 'fast-check';
import { splitBonus, paymentStatus, priorityOf } from '../src/records/bonus.js';
import { addCalendarDays as addDays, dayOfUtcDate, DAY_MS } from '@araucaria/contracts';
import { businessDayOf, dayOf } from '@araucaria/platform';
import { startOfDay, type Day } from '../src/records/days.js';
import { ReferralApplication } from '../src/records/referral-application.entity.js';

fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(dayOfUtcDate);

const createApplication = (fields: Partial<ReferralApplication> = {}) =>
  Object.assign(new ReferralApplication(), { firstBonusCents: 25_000, secondBonusCents: 25_000, ...fields });

describe('calendar days', () => {
  it.each([
    ['2026-01-01', '2026-02-15', '2026-04-01'],
    ['2026-01-31', '2026-03-17', '2026-05-01'],
    ['2024-01-15', '2024-02-29', '2024-04-14'],
    ['2023-01-15', '2023-03-01', '2023-04-15'],
    ['2024-02-29', '2024-04-14', '2024-05-29'],
    ['2026-12-31', '2027-02-14', '2027-03-31'],
    // The last change of clocks in São Paulo lies between them: 2019-02-16 had 25 hours.
    ['2019-01-10', '2019-02-24', '2019-04-10'],
  ])('a hire on %s makes instalments due on %s and %s', (hire, first, second) => {
    const hired = createApplication();
    hired.hireOn(hire);
    expect([hired.firstDueOn, hired.secondDueOn]).toEqual([first, second]);
  });

  it('are added across months and leap years', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (from, days) => {
        const to = addDays(from, days);
        expect((Date.parse(to) - Date.parse(from)) / DAY_MS).toBe(days);
        expect(addDays(to, -days)).toBe(from);
      }),
    );
  });

  it('stay the same when converted to instants and back', () => {
    fc.assert(fc.property(day, (one) => expect(businessDayOf(new Date(startOfDay(one)))).toBe(one)));
    fc.assert(fc.property(day, (one) => expect(dayOf(startOfDay(one))).toBe(one)));
  });

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['2026-11-21T03:00:00Z', '2026-11-21'],
    ['2026-11-21T23:30:00-03:00', '2026-11-21'],
    ['2026-11-21T23:30:00', '2026-11-21'],
  ])('%s is %s in São Paulo', (text, expected) => expect(dayOf(text)).toBe(expected));
});

const NOW = new Date('2026-11-21T15:00:00Z');

describe('the bonus', () => {
  it('is split without losing a cent; an odd cent is in the first instalment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (cents) => {
        const { firstCents, secondCents } = splitBonus(cents);
        expect(firstCents + secondCents).toBe(cents);
        expect([0, 1]).toContain(firstCents - secondCents);
      }),
    );
  });

  it('keeps its invariants through any sequence of hires, payments and corrections', () => {
    const action = fc.record({
      kind: fc.constantFrom('hire', 'undo', 'pay 1', 'pay 2', 'reverse 1', 'reverse 2', 'suspend', 'resume'),
      on: fc.integer({ min: 0, max: 250 }),
      today: fc.integer({ min: 0, max: 250 }),
    });
    const start = '2023-12-01';
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const one = createApplication();
        for (const { kind, on, today } of actions) {
          const before = { ...one };
          const [onDay, todayDay] = [addDays(start, on), addDays(start, today)];
          try {
            if (kind === 'hire') one.hireOn(onDay);
            else if (kind === 'undo') one.undoHire();
            else if (kind === 'suspend') one.suspend('candidate_rejected', NOW);
            else if (kind === 'resume') one.suspend(null, NOW);
            else {
              const instalment = kind.endsWith('1') ? 1 : 2;
              if (kind.startsWith('reverse')) one.reverse(instalment);
              else if (!one.paidOn(instalment)) one.pay(instalment, onDay, todayDay);
            }
          } catch {
            expect({ ...one }).toEqual(before);
          }
          // While the bonus is suspended nothing is paid.
          if (before.suspension) {
            expect([one.firstPaidOn ?? null, one.secondPaidOn ?? null]).toEqual([
              kind === 'reverse 1' && !before.secondPaidOn ? null : (before.firstPaidOn ?? null),
              kind === 'reverse 2' ? null : (before.secondPaidOn ?? null),
            ]);
          }
          // A payment keeps its date and its due date until it is reversed.
          if (before.firstPaidOn && one.firstPaidOn) {
            expect([one.firstPaidOn, one.firstDueOn]).toEqual([before.firstPaidOn, before.firstDueOn]);
          }
          if (before.secondPaidOn && one.secondPaidOn) {
            expect([one.secondPaidOn, one.secondDueOn]).toEqual([before.secondPaidOn, before.secondDueOn]);
          }
          // The second instalment is paid after the first, none before its due date, none in the future.
          if (one.secondPaidOn) expect(one.firstPaidOn && one.firstPaidOn <= one.secondPaidOn).toBe(true);
          if (one.firstPaidOn) expect(one.firstPaidOn >= (one.firstDueOn as Day)).toBe(true);
          if (one.secondPaidOn) expect(one.secondPaidOn >= (one.secondDueOn as Day)).toBe(true);
          if (!before.firstPaidOn && one.firstPaidOn) expect(one.firstPaidOn <= todayDay).toBe(true);
          if (!before.secondPaidOn && one.secondPaidOn) expect(one.secondPaidOn <= todayDay).toBe(true);
          // Due dates of unpaid instalments follow from the hire date.
          if (one.hireDate && !one.firstPaidOn) expect(one.firstDueOn).toBe(addDays(one.hireDate, 45));
          if (one.hireDate && !one.secondPaidOn) expect(one.secondDueOn).toBe(addDays(one.hireDate, 90));
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [{}, 'awaiting_hire', 'low'],
    [{ firstDueOn: '2026-11-20', secondDueOn: '2027-01-04' }, 'overdue', 'high'],
    [{ firstDueOn: '2026-11-21', secondDueOn: '2027-01-05' }, 'overdue', 'high'],
    [{ firstDueOn: '2026-11-22', secondDueOn: '2027-01-06' }, 'upcoming', 'medium'],
    [{ firstDueOn: '2026-12-21', secondDueOn: '2027-02-04' }, 'upcoming', 'medium'],
    [{ firstDueOn: '2026-12-22', secondDueOn: '2027-02-05' }, 'scheduled', 'low'],
    [
      { firstDueOn: '2026-11-01', secondDueOn: '2027-01-05', hold: 'hire_undone' as const },
      'suspended',
      'low',
    ],
    [
      { firstDueOn: '2026-11-01', firstPaidOn: '2026-11-02', secondDueOn: '2026-12-16' },
      'upcoming',
      'medium',
    ],
    [
      {
        firstDueOn: '2026-11-01',
        firstPaidOn: '2026-11-02',
        secondDueOn: '2026-11-03',
        secondPaidOn: '2026-11-03',
      },
      'completed',
      'low',
    ],
  ])('with %j has status %s and priority %s on 2026-11-21', (dates, status, priority) => {
    const found = paymentStatus(dates, '2026-11-21');
    expect([found, priorityOf(found)]).toEqual([status, priority]);
  });
});
