import { ReferralsRpc, type Actor, type ReferralApplicationView } from '@araucaria/contracts';
import { ADMIN, EMPLOYEE, startTestService } from '@araucaria/testing';
import { AppModule } from '../src/app.module.js';
import { startOfDay } from '../src/calendar.js';
import { Clock } from '../src/clock.js';
import { hear, type Service } from './hear.js';

let service: Service;
let candidates = 1_000;

/** Somebody applies with the code of a new referral of `referrer`. */
async function referred(
  referrer: Actor = EMPLOYEE,
  jobId: number | null = 100,
): Promise<ReferralApplicationView> {
  const candidateId = (candidates += 1);
  const { code } = await service.as(referrer).create({ jobId: 100 });
  await hear(service, 'candidate.applied', { candidateId, jobId, referralCode: code });
  const [application] = await service.as(ADMIN).applicationsByCandidate({ candidateId });
  if (!application) throw new Error(`the application of candidate ${candidateId} was not registered`);
  return application;
}

const on = (day: string): void => service.app.get(Clock).set(new Date(`${day}T15:00:00Z`));
const outcomes = (race: Array<PromiseSettledResult<unknown>>) => race.map(({ status }) => status).sort();

beforeAll(async () => {
  service = await startTestService(AppModule, ReferralsRpc);
  await hear(service, 'job.saved', { jobId: 100, title: 'Dev', department: 'Engenharia', isActive: true });
  await hear(service, 'job.saved', {
    jobId: 200,
    title: 'BP',
    department: 'Recursos Humanos',
    isActive: true,
  });
});
beforeEach(() => on('2026-11-21'));
afterAll(() => service.stop());

describe('a referral application', () => {
  it('is registered when somebody applies with a code, with the default bonus', async () => {
    const application = await referred();
    expect(application).toEqual({
      id: expect.any(Number) as number,
      referralId: expect.any(Number) as number,
      referralCode: expect.stringMatching(/^REF/) as string,
      referrerId: EMPLOYEE.id,
      referrerName: null,
      candidateId: candidates,
      candidateErased: false,
      jobId: 100,
      status: 'pending',
      statusLabel: 'Aguardando contratação',
      isHired: false,
      hireDate: null,
      bonusAmount: 50_000,
      totalBonusAmount: 500,
      firstBonusAmount: 250,
      firstBonusPaid: false,
      firstBonusDueDate: null,
      firstBonusPaidDate: null,
      secondBonusAmount: 250,
      secondBonusPaid: false,
      secondBonusDueDate: null,
      secondBonusPaidDate: null,
      bonusPaid: false,
      priority: 'low',
      paymentStatus: 'awaiting_hire',
      createdAt: expect.stringMatching(/^2026-11-21T15:00:.*Z$/) as string,
    });
    expect(await service.told('referral.applied')).toContainEqual({
      referralApplicationId: application.id,
      referralId: application.referralId,
      candidateId: application.candidateId,
    });
  });

  it('takes the code of a visitor too, in any case, for the talent bank too', async () => {
    const visitor = { referrerName: 'Joana Prado', referrerEmail: 'joana@example.com' };
    await service.as().createAnonymous({ ...visitor, code: 'REFVISIT0' });
    const candidateId = (candidates += 1);
    await hear(service, 'candidate.applied', { candidateId, jobId: null, referralCode: ' refvisit0 ' });
    expect(await service.as(ADMIN).applicationsByCandidate({ candidateId })).toMatchObject([
      { jobId: null, referrerId: null, referrerName: 'Joana Prado', bonusAmount: 50_000 },
    ]);
  });

  it('is one for each candidate, however often it is told', async () => {
    const first = await referred();
    const { code } = await service.as(ADMIN).create({ jobId: 100 });
    const told = (await service.told('referral.applied')).length;
    for (const referralCode of [code, first.referralCode]) {
      await hear(service, 'candidate.applied', { candidateId: first.candidateId, jobId: 100, referralCode });
    }
    expect(await service.as(ADMIN).applicationsByCandidate({ candidateId: first.candidateId })).toEqual([
      first,
    ]);
    expect(await service.told('referral.applied')).toHaveLength(told);
  });

  it('is not registered for no code, an unknown one, or one that was switched off', async () => {
    const { code, id } = await service.as(EMPLOYEE).create({ jobId: 100 });
    await service.rows('update referral set active = false where id = $1', [id]);
    for (const referralCode of [null, '', 'REFUNKNWN', 'lixo', code]) {
      const candidateId = (candidates += 1);
      await hear(service, 'candidate.applied', { candidateId, jobId: 100, referralCode });
      expect(await service.as(ADMIN).applicationsByCandidate({ candidateId })).toEqual([]);
    }
  });

  it('is seen by its referrer and in the list of all, newest first', async () => {
    on('2026-11-22');
    const own = await referred(EMPLOYEE);
    on('2026-11-23');
    const foreign = await referred(ADMIN);
    const mine = (await service.as(EMPLOYEE).myApplications()).map(({ id }) => id);
    expect(mine).toContain(own.id);
    expect(mine).not.toContain(foreign.id);
    expect((await service.as(ADMIN).allApplications()).slice(0, 2)).toEqual([foreign, own]);
    await expect(service.as().myApplications()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('a hire', () => {
  it('makes the instalments due 45 and 90 days of the calendar later', async () => {
    const { id } = await referred();
    expect(await service.as(ADMIN).hire({ id, hireDate: '2026-01-31' })).toMatchObject({
      status: 'hired',
      isHired: true,
      hireDate: '2026-01-31T03:00:00.000Z',
      firstBonusDueDate: '2026-03-17T03:00:00.000Z',
      secondBonusDueDate: '2026-05-01T03:00:00.000Z',
    });
    // Half past eleven at night in São Paulo is the next day in UTC.
    expect(await service.as(ADMIN).hire({ id, hireDate: '2026-02-01T02:30:00.000Z' })).toMatchObject({
      hireDate: '2026-01-31T03:00:00.000Z',
    });
  });

  it('moves unpaid instalments when its date changes, and only those', async () => {
    const { id } = await referred();
    await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
    await service.as(ADMIN).payFirst({ id, paid: true, paidDate: '2026-09-20' });
    expect(await service.as(ADMIN).hire({ id, hireDate: '2026-08-10' })).toMatchObject({
      hireDate: startOfDay('2026-08-10'),
      firstBonusDueDate: startOfDay('2026-09-15'),
      firstBonusPaidDate: startOfDay('2026-09-20'),
      secondBonusDueDate: startOfDay('2026-11-08'),
    });
  });

  it('is noted when candidates tell of it, and leaves the date that an administrator gave', async () => {
    const { id, candidateId } = await referred();
    await hear(service, 'candidate.hired', { candidateId, hireDate: '2026-11-21T01:00:00.000Z' });
    const hired = () => service.as(ADMIN).applicationsByCandidate({ candidateId });
    expect(await hired()).toMatchObject([{ status: 'hired', hireDate: startOfDay('2026-11-20') }]);
    const changed = await service.as(ADMIN).hire({ id, hireDate: '2026-11-02' });
    await hear(service, 'candidate.hired', { candidateId, hireDate: '2026-11-21T01:00:00.000Z' });
    expect(await hired()).toEqual([changed]);
    await hear(service, 'candidate.hired', { candidateId: 999_999, hireDate: '2026-11-21T01:00:00.000Z' });
  });

  it.each([
    ['ontem'],
    [''],
    [null],
    ['31/01/2026'],
    ['2026-02-30'],
    ['1026-01-01'],
    [20260131],
    [['2026-01-31']],
  ])('is refused on %j', async (hireDate) => {
    const { id } = await referred();
    await expect(service.as(ADMIN).hire({ id, hireDate: hireDate as string })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'hireDate', message: 'Informe a data de contratação' }] },
    });
  });

  it('needs an application', async () => {
    const nobody = { id: 999_999, hireDate: '2026-01-31' };
    await expect(service.as(ADMIN).hire(nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an instalment', () => {
  const pay = (which: 'payFirst' | 'paySecond', id: number, paidDate?: string) =>
    service.as(ADMIN)[which]({ id, paid: true, paidDate });
  const hired = async (hireDate: string): Promise<number> => {
    const { id } = await referred();
    await service.as(ADMIN).hire({ id, hireDate });
    return id;
  };

  it('cannot be paid before a hire', async () => {
    const { id } = await referred();
    await expect(pay('payFirst', id)).rejects.toMatchObject({ code: 'HIRE_MISSING', status: 409 });
    await expect(pay('paySecond', id)).rejects.toMatchObject({ code: 'HIRE_MISSING' });
  });

  it('can be paid from its due date on, each in its turn', async () => {
    const id = await hired('2026-10-07');
    on('2026-11-20');
    await expect(pay('payFirst', id)).rejects.toMatchObject({
      code: 'BONUS_NOT_DUE',
      message: 'Esta parcela do bônus só vence em 21/11/2026.',
    });
    await expect(pay('payFirst', id, '2026-11-21')).rejects.toMatchObject({ code: 'BONUS_NOT_DUE' });
    on('2026-11-21');
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
    on('2027-01-04');
    await expect(pay('paySecond', id)).rejects.toMatchObject({ code: 'BONUS_NOT_DUE' });
    on('2027-01-05');
    expect(await pay('paySecond', id, '2027-01-05')).toMatchObject({
      status: 'completed',
      statusLabel: 'Pagamentos completos',
      secondBonusPaidDate: startOfDay('2027-01-05'),
      bonusPaid: true,
      paymentStatus: 'completed',
    });
  });

  it('that is paid stays as it is when it is paid again', async () => {
    const id = await hired('2026-08-01');
    const paid = await pay('payFirst', id, '2026-10-01');
    expect(await pay('payFirst', id, '2026-11-01')).toEqual(paid);
    const both = await pay('paySecond', id, '2026-11-01');
    expect(await pay('paySecond', id)).toEqual(both);
    expect(await pay('payFirst', id)).toEqual(both);
  });

  it('has one date when two pay it at once with different ones', async () => {
    const id = await hired('2026-08-01');
    const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'];
    const answers = await Promise.all(days.map((day) => pay('payFirst', id, day)));
    expect(new Set(answers.map(({ firstBonusPaidDate }) => firstBonusPaidDate)).size).toBe(1);
  });

  it('keeps its order when both are paid and taken back at once', async () => {
    const id = await hired('2026-08-01');
    await pay('payFirst', id, '2026-10-01');
    const race = await Promise.allSettled([
      pay('paySecond', id, '2026-11-01'),
      service.as(ADMIN).payFirst({ id, paid: false }),
    ]);
    expect(outcomes(race)).toEqual(['fulfilled', 'rejected']);
    expect(race.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'BONUS_ORDER' });
  });

  it('cannot be the second on a day before the first', async () => {
    const id = await hired('2026-08-01');
    await pay('payFirst', id, '2026-11-10');
    await expect(pay('paySecond', id, '2026-11-09')).rejects.toMatchObject({ code: 'BONUS_ORDER' });
  });

  it('paid by mistake is taken back, the second before the first', async () => {
    const id = await hired('2026-08-01');
    await pay('payFirst', id);
    await pay('paySecond', id);
    const takeBack = (which: 'payFirst' | 'paySecond') => service.as(ADMIN)[which]({ id, paid: false });
    await expect(takeBack('payFirst')).rejects.toMatchObject({
      code: 'BONUS_ORDER',
      message: 'Desfaça primeiro o pagamento da segunda parcela.',
    });
    expect(await takeBack('paySecond')).toMatchObject({ status: 'first_paid', secondBonusPaidDate: null });
    expect(await takeBack('payFirst')).toMatchObject({ status: 'hired', firstBonusPaidDate: null });
    expect(await takeBack('payFirst')).toMatchObject({ status: 'hired' });
  });

  it.each([
    [{ paid: 'sim' }, 'paid', 'Informe se a parcela foi paga'],
    [{}, 'paid', 'Informe se a parcela foi paga'],
    [{ paid: true, paidDate: 'hoje' }, 'paidDate', 'Data de pagamento inválida'],
    [{ paid: true, paidDate: '2026-13-01' }, 'paidDate', 'Data de pagamento inválida'],
  ])('is refused with %j', async (input, field, message) => {
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
  ])('against the rules is refused by the database itself: %s', async (change) => {
    const { id } = await referred();
    await expect(
      service.rows(`update referral_application set ${change} where id = $1`, [id]),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the lists of bonuses', () => {
  it('hold what is owed, what is paid, and what may become owed', async () => {
    await service.as(ADMIN).clean({});
    const make = async (hireDate?: string, ...payments: Array<'payFirst' | 'paySecond'>) => {
      const { id } = await referred();
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
    expect(brief(await service.as(ADMIN).pendingBonuses())).toEqual(owed);
    expect(brief(await service.as(ADMIN).completedBonuses())).toEqual([[done, 'completed', 'low']]);
    expect(brief(await service.as(ADMIN).predictedBonuses())).toEqual([
      ...owed,
      [waiting, 'awaiting_hire', 'low'],
    ]);
    expect(await service.as(ADMIN).counts()).toEqual({ referrals: 6, applications: 6 });
  });

  it('expect nothing more of a candidate who was forgotten, and still pay what is owed', async () => {
    await service.as(ADMIN).clean({});
    const [possible, owed] = [await referred(), await referred()];
    await service.as(ADMIN).hire({ id: owed.id, hireDate: '2026-11-01' });
    for (const { candidateId } of [possible, owed]) await hear(service, 'candidate.erased', { candidateId });
    expect(await service.as(ADMIN).predictedBonuses()).toMatchObject([
      { id: owed.id, candidateErased: true },
    ]);
    expect(await service.as(ADMIN).pendingBonuses()).toMatchObject([{ id: owed.id }]);
    expect(await service.as(ADMIN).allApplications()).toHaveLength(2);
  });
});

describe('cleaning', () => {
  it('removes applications alone, or referrals and rules with them, and says how many', async () => {
    await service.as(ADMIN).clean({});
    await referred();
    await referred();
    await service.as(ADMIN).createBonusRule({ bonusAmount: 100 });
    expect(await service.as(ADMIN).clean({ applicationsOnly: true })).toEqual({
      applications: 2,
      referrals: 0,
      bonusRules: 0,
    });
    await referred();
    expect(await service.as(ADMIN).clean({})).toEqual({ applications: 1, referrals: 3, bonusRules: 1 });
    expect(await service.as(ADMIN).counts()).toEqual({ referrals: 0, applications: 0 });
  });
});

describe('a bonus rule', () => {
  afterEach(async () => {
    for (const { id } of await service.as(ADMIN).bonusRules())
      await service.as(ADMIN).removeBonusRule({ id });
  });

  it('replaces the default for its department, half each, the odd cent in the first', async () => {
    await service.as(ADMIN).createBonusRule({ department: ' recursos  HUMANOS ', bonusAmount: 80_001 });
    expect(await referred(EMPLOYEE, 200)).toMatchObject({
      bonusAmount: 80_001,
      totalBonusAmount: 800.01,
      firstBonusAmount: 400.01,
      secondBonusAmount: 400,
    });
    expect(await referred(EMPLOYEE, 100)).toMatchObject({ bonusAmount: 50_000 });
    expect(await referred(EMPLOYEE, null)).toMatchObject({ bonusAmount: 50_000 });
  });

  it('counts while it is active, the newest first, and changes nothing that was promised before', async () => {
    const admin = service.as(ADMIN);
    const before = await referred(EMPLOYEE, 200);
    await admin.createBonusRule({ department: 'Recursos Humanos', bonusAmount: 60_000 });
    const newer = await admin.createBonusRule({ department: 'Recursos Humanos', bonusAmount: 70_000 });
    const everywhere = await admin.createBonusRule({ bonusAmount: 55_000 });
    expect(await referred(EMPLOYEE, 200)).toMatchObject({ bonusAmount: 70_000 });
    expect(await referred(EMPLOYEE, 100)).toMatchObject({ bonusAmount: 55_000 });
    await admin.updateBonusRule({
      ...newer,
      department: 'Recursos Humanos',
      bonusAmount: 70_000,
      active: false,
    } as never);
    expect(await referred(EMPLOYEE, 200)).toMatchObject({ bonusAmount: 60_000 });
    await admin.removeBonusRule({ id: everywhere.id });
    expect(await referred(EMPLOYEE, 100)).toMatchObject({ bonusAmount: 50_000 });
    expect(await admin.applicationsByCandidate({ candidateId: before.candidateId })).toEqual([before]);
  });

  it('is created, changed, listed and removed', async () => {
    const admin = service.as(ADMIN);
    const rule = await admin.createBonusRule({
      department: 'Engenharia',
      jobLevel: 'Sênior',
      bonusAmount: 100_000,
      description: 'Vagas difíceis',
    });
    expect(rule).toMatchObject({
      department: 'Engenharia',
      jobLevel: 'Sênior',
      bonusAmount: 100_000,
      active: true,
    });
    on('2026-11-22');
    const changed = await admin.updateBonusRule({
      id: rule.id,
      department: 'Engenharia',
      bonusAmount: 90_000,
    });
    expect(changed).toMatchObject({
      id: rule.id,
      jobLevel: null,
      description: null,
      bonusAmount: 90_000,
      active: true,
    });
    expect(changed.createdAt).toBe(rule.createdAt);
    expect(changed.updatedAt > rule.updatedAt).toBe(true);
    expect(await admin.bonusRules()).toEqual([changed]);
    await admin.removeBonusRule({ id: rule.id });
    expect(await admin.bonusRules()).toEqual([]);
    await expect(admin.removeBonusRule({ id: rule.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(admin.updateBonusRule({ id: rule.id, bonusAmount: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    [{ bonusAmount: undefined }, 'Informe o valor do bônus em centavos'],
    [{ bonusAmount: '500' }, 'Informe o valor do bônus em centavos'],
    [{ bonusAmount: 10.5 }, 'Informe o valor do bônus em centavos'],
    [{ bonusAmount: -1 }, 'O valor do bônus não pode ser negativo'],
    [{ bonusAmount: 2 ** 31 }, 'Valor muito alto'],
  ])('is refused with %j', async (rule, message) => {
    await expect(service.as(ADMIN).createBonusRule(rule as never)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'bonusAmount', message }] },
    });
  });
});
