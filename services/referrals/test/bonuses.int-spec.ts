import type { BonusListName, ReferralApplicationView } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { clean } from '@araucaria/testing/service';
import { startOfDay } from '../src/records/days.js';
import { startReferrals, type Service } from './start-referrals.js';
import { createApplication, setToday } from './fixtures.js';

let service: Service;

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => setToday(service, '2026-11-21'));
afterAll(() => service.stop());

describe('an instalment', () => {
  const pay = (which: 'payFirst' | 'paySecond', id: number, paidDate?: string) =>
    service.as(ADMIN)[which]({ id, paid: true, paidDate });
  const hired = async (hireDate: string): Promise<number> => {
    const { id } = await createApplication(service);
    await service.as(ADMIN).hire({ id, hireDate });
    return id;
  };

  it('cannot be paid before a hire', async () => {
    const { id } = await createApplication(service);
    await expect(pay('payFirst', id)).rejects.toMatchObject({ code: 'HIRE_MISSING', status: 409 });
    await expect(pay('paySecond', id)).rejects.toMatchObject({ code: 'HIRE_MISSING' });
  });

  it('can be paid from its due date on, the first before the second', async () => {
    const id = await hired('2026-10-07');
    setToday(service, '2026-11-20');
    await expect(pay('payFirst', id)).rejects.toMatchObject({
      code: 'BONUS_NOT_DUE',
      message: 'Esta parcela do bônus só vence em 21/11/2026.',
    });
    await expect(pay('payFirst', id, '2026-11-21')).rejects.toMatchObject({ code: 'BONUS_NOT_DUE' });
    setToday(service, '2026-11-21');
    await expect(pay('paySecond', id)).rejects.toMatchObject({ code: 'BONUS_ORDER' });
    await expect(pay('payFirst', id, '2026-11-20')).rejects.toMatchObject({ code: 'BONUS_NOT_DUE' });
    await expect(pay('payFirst', id, '2026-11-22')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'paidDate', message: 'A data de pagamento não pode estar no futuro' }] },
    });
    expect(await pay('payFirst', id)).toMatchObject({
      status: 'first_paid',
      statusLabel: 'Primeira parcela paga',
      firstBonusPaid: true,
      firstBonusPaidDate: startOfDay('2026-11-21'),
      secondBonusPaid: false,
      bonusPaid: false,
    });
    setToday(service, '2027-01-04');
    await expect(pay('paySecond', id)).rejects.toMatchObject({ code: 'BONUS_NOT_DUE' });
    setToday(service, '2027-01-05');
    expect(await pay('paySecond', id, '2027-01-05')).toMatchObject({
      status: 'completed',
      statusLabel: 'Pagamentos completos',
      secondBonusPaidDate: startOfDay('2027-01-05'),
      bonusPaid: true,
      paymentStatus: 'completed',
    });
  });

  it('keeps its payment when it is paid again', async () => {
    const id = await hired('2026-08-01');
    const paid = await pay('payFirst', id, '2026-10-01');
    expect(await pay('payFirst', id, '2026-11-01')).toEqual(paid);
    const both = await pay('paySecond', id, '2026-11-01');
    expect(await pay('paySecond', id)).toEqual(both);
    expect(await pay('payFirst', id)).toEqual(both);
  });

  it('has one payment date after concurrent payments with different dates', async () => {
    const id = await hired('2026-08-01');
    const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'];
    const responses = await Promise.all(days.map((day) => pay('payFirst', id, day)));
    expect(new Set(responses.map(({ firstBonusPaidDate }) => firstBonusPaidDate)).size).toBe(1);
  });

  it('keeps the order when the second is paid and the first is reversed at the same time', async () => {
    const id = await hired('2026-08-01');
    await pay('payFirst', id, '2026-10-01');
    const race = await Promise.allSettled([
      pay('paySecond', id, '2026-11-01'),
      service.as(ADMIN).payFirst({ id, paid: false }),
    ]);
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(race.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'BONUS_ORDER' });
  });

  it('cannot be paid as the second on a day before the first', async () => {
    const id = await hired('2026-08-01');
    await pay('payFirst', id, '2026-11-10');
    await expect(pay('paySecond', id, '2026-11-09')).rejects.toMatchObject({ code: 'BONUS_ORDER' });
  });

  it('can be reversed, the second before the first', async () => {
    const id = await hired('2026-08-01');
    await pay('payFirst', id);
    await pay('paySecond', id);
    const undo = (which: 'payFirst' | 'paySecond') => service.as(ADMIN)[which]({ id, paid: false });
    await expect(undo('payFirst')).rejects.toMatchObject({
      code: 'BONUS_ORDER',
      message: 'Desfaça primeiro o pagamento da segunda parcela.',
    });
    expect(await undo('paySecond')).toMatchObject({ status: 'first_paid', secondBonusPaidDate: null });
    expect(await undo('payFirst')).toMatchObject({ status: 'hired', firstBonusPaidDate: null });
    expect(await undo('payFirst')).toMatchObject({ status: 'hired' });
  });

  it.each([
    [{ paid: 'sim' }, 'paid', 'Informe se a parcela foi paga'],
    [{}, 'paid', 'Informe se a parcela foi paga'],
    [{ paid: true, paidDate: 'hoje' }, 'paidDate', 'Data de pagamento inválida'],
    [{ paid: true, paidDate: '2026-13-01' }, 'paidDate', 'Data de pagamento inválida'],
  ])('rejects %j', async (input, field, message) => {
    const id = await hired('2026-08-01');
    await expect(service.as(ADMIN).payFirst({ id, ...input } as never)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field, message }] },
    });
  });

  it.each([
    [
      `second_paid_on = '2027-12-01', second_due_on = '2027-01-01', first_due_on = '2027-01-01', hire_date = now()`,
    ],
    [`first_paid_on = '2027-01-01'`],
    [
      `first_paid_on = '2027-01-01', first_due_on = '2027-01-02', second_due_on = '2027-01-03', hire_date = now()`,
    ],
    [`first_due_on = '2027-01-01'`],
    [`first_bonus_cents = -1`],
  ])('violating its rules is rejected by the database: %s', async (change) => {
    const { id } = await createApplication(service);
    await expect(
      service.rows(`update referral_application set ${change} where id = $1`, [id]),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the lists of bonuses', () => {
  const listOf = async (list: BonusListName) =>
    (await service.as(ADMIN).bonusPage({ list, sort: 'due' })).bonuses;

  it('contain pending, completed and predicted bonuses', async () => {
    await clean(service);
    const make = async (hireDate?: string, ...payments: Array<'payFirst' | 'paySecond'>) => {
      const { id } = await createApplication(service);
      if (hireDate) await service.as(ADMIN).hire({ id, hireDate });
      for (const payment of payments) await service.as(ADMIN)[payment]({ id, paid: true });
      return id;
    };
    const waiting = await make();
    const later = await make('2026-11-20');
    const soon = await make('2026-10-20');
    const overdue = await make('2026-09-01');
    const half = await make('2026-09-10', 'payFirst');
    const done = await make('2026-08-01', 'payFirst', 'paySecond');

    const brief = (list: ReferralApplicationView[]) =>
      list.map(({ id, paymentStatus, priority }) => [id, paymentStatus, priority]);
    const owed = [
      [overdue, 'overdue', 'high'],
      [soon, 'upcoming', 'medium'],
      [half, 'upcoming', 'medium'],
      [later, 'scheduled', 'low'],
    ];
    expect(brief(await listOf('pending'))).toEqual(owed);
    expect(brief(await listOf('completed'))).toEqual([[done, 'completed', 'low']]);
    expect(brief(await listOf('predicted'))).toEqual([...owed, [waiting, 'awaiting_hire', 'low']]);
    expect(await service.as(ADMIN).counts()).toMatchObject({
      referrals: 6,
      owedBonuses: 4,
      owedCents: 175_000,
    });
    expect(await service.as(ADMIN).dueBonuses()).toBe(1);
  });

  it('keep the bonus of a candidate erased after the hire, and drop one erased before', async () => {
    await clean(service);
    const [possible, owed] = [await createApplication(service), await createApplication(service)];
    await service.as(ADMIN).hire({ id: owed.id, hireDate: '2026-11-01' });
    for (const { candidateId } of [possible, owed])
      await service.receive('candidate.erased', { candidateId });
    expect(await listOf('predicted')).toMatchObject([{ id: owed.id, candidateErased: true }]);
    expect(await listOf('pending')).toMatchObject([{ id: owed.id }]);
    expect(await listOf('all')).toHaveLength(2);
  });

  it('of the daily e-mail are due by then or in the next thirty days, and may be paid', async () => {
    await clean(service);
    setToday(service, '2026-11-21');
    const make = async (hireDate?: string, ...payments: Array<'payFirst' | 'paySecond'>) => {
      const { id } = await createApplication(service);
      if (hireDate) await service.as(ADMIN).hire({ id, hireDate });
      for (const payment of payments) await service.as(ADMIN)[payment]({ id, paid: true });
      return id;
    };
    await make();
    await make('2026-11-20');
    const soon = await make('2026-10-20');
    const overdue = await make('2026-09-01');
    const half = await make('2026-09-10', 'payFirst');
    await make('2026-08-01', 'payFirst', 'paySecond');
    const held = await make('2026-09-01');
    await service.rows(`update referral_application set self_referral_at = now() where id = $1`, [held]);
    const payable = async (day: string) =>
      (await service.as(ADMIN).payableBonuses({ day })).map(({ id }) => id);
    expect(await payable('2026-11-21')).toEqual([overdue, soon, half]);
    expect(await payable('2026-10-01')).toEqual([overdue]);
    await expect(payable('2026-02-30')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
