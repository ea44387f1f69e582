import { ADMIN, EMPLOYEE } from '@araucaria/testing';
import { startReferrals, type Service } from './service.js';
import { nextCandidate, on, referred } from './referred.js';

let service: Service;

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => on(service, '2026-11-21'));
afterAll(() => service.stop());

describe('a referral application', () => {
  it('is registered when somebody applies with a code, with the default bonus', async () => {
    const application = await referred(service);
    expect(application).toEqual({
      id: expect.any(Number) as number,
      referralId: expect.any(Number) as number,
      referralCode: expect.stringMatching(/^REF/) as string,
      referrerId: EMPLOYEE.id,
      referrerName: null,
      candidateId: expect.any(Number) as number,
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
      firstBonusPaidBy: null,
      firstBonusPaidAt: null,
      firstBonusPaymentId: null,
      secondBonusAmount: 250,
      secondBonusPaid: false,
      secondBonusDueDate: null,
      secondBonusPaidDate: null,
      secondBonusPaidBy: null,
      secondBonusPaidAt: null,
      secondBonusPaymentId: null,
      bonusPaid: false,
      hold: null,
      holdLabel: null,
      holdSince: null,
      priority: 'low',
      paymentStatus: 'awaiting_hire',
      createdAt: expect.stringMatching(/^2026-11-21T15:00:.*Z$/) as string,
    });
    expect(await service.published('referral.applied')).toContainEqual({
      referralApplicationId: application.id,
      referralId: application.referralId,
      candidateId: application.candidateId,
    });
  });

  it('takes the code of a visitor too, in any case, for the talent bank too', async () => {
    const visitor = { referrerName: 'Joana Prado', referrerEmail: 'joana@example.com' };
    await service.as().createAnonymous({ ...visitor, code: 'REFVISIT0' });
    const candidateId = nextCandidate();
    await service.receive('candidate.applied', { candidateId, jobId: null, referralCode: ' refvisit0 ' });
    expect(await service.as(ADMIN).applicationsByCandidate({ candidateId })).toMatchObject([
      { jobId: null, referrerId: null, referrerName: 'Joana Prado', bonusAmount: 50_000 },
    ]);
  });

  it('is one for each candidate, however often it is told', async () => {
    const first = await referred(service);
    const { code } = await service.as(ADMIN).create({ jobId: 100 });
    const told = (await service.published('referral.applied')).length;
    for (const referralCode of [code, first.referralCode]) {
      await service.receive('candidate.applied', {
        candidateId: first.candidateId,
        jobId: 100,
        referralCode,
      });
    }
    expect(await service.as(ADMIN).applicationsByCandidate({ candidateId: first.candidateId })).toEqual([
      first,
    ]);
    expect(await service.published('referral.applied')).toHaveLength(told);
  });

  it('is not registered for no code, an unknown one, or one that was switched off', async () => {
    const { code, id } = await service.as(EMPLOYEE).create({ jobId: 100 });
    await service.rows('update referral set active = false where id = $1', [id]);
    for (const referralCode of [null, '', 'REFUNKNWN', 'lixo', code]) {
      const candidateId = nextCandidate();
      await service.receive('candidate.applied', { candidateId, jobId: 100, referralCode });
      expect(await service.as(ADMIN).applicationsByCandidate({ candidateId })).toEqual([]);
    }
  });

  it('is seen by its referrer and in the list of all, newest first', async () => {
    on(service, '2026-11-22');
    const own = await referred(service, EMPLOYEE);
    on(service, '2026-11-23');
    const foreign = await referred(service, ADMIN);
    const mine = (await service.as(EMPLOYEE).myApplications()).map(({ id }) => id);
    expect(mine).toContain(own.id);
    expect(mine).not.toContain(foreign.id);
    expect((await service.as(ADMIN).allApplications()).slice(0, 2)).toEqual([foreign, own]);
    await expect(service.as().myApplications()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('an erased candidate', () => {
  it('is not registered by a late event, and cannot be hired for a bonus', async () => {
    const { code } = await service.as(EMPLOYEE).create({ jobId: 100 });
    const candidateId = nextCandidate();
    await service.receive('candidate.erased', { candidateId });
    await service.receive('candidate.applied', { candidateId, jobId: 100, referralCode: code });
    expect(await service.as(ADMIN).applicationsByCandidate({ candidateId })).toEqual([]);

    const known = await referred(service);
    await service.receive('candidate.erased', { candidateId: known.candidateId });
    await expect(service.as(ADMIN).hire({ id: known.id, hireDate: '2026-11-01' })).rejects.toMatchObject({
      code: 'CANDIDATE_ERASED',
      status: 409,
    });
  });
});

describe('cleaning', () => {
  it('removes applications alone, or referrals and rules with them, and says how many', async () => {
    await service.as(ADMIN).clean({});
    await referred(service);
    await referred(service);
    await service.as(ADMIN).createBonusRule({ bonusAmount: 100 });
    expect(await service.as(ADMIN).clean({ applicationsOnly: true })).toEqual({
      applications: 2,
      referrals: 0,
      bonusRules: 0,
      owedCents: 0,
    });
    await referred(service);
    expect(await service.as(ADMIN).clean({})).toEqual({
      applications: 1,
      referrals: 3,
      bonusRules: 1,
      owedCents: 0,
    });
    expect(await service.as(ADMIN).counts()).toEqual({
      referrals: 0,
      applications: 0,
      owedBonuses: 0,
      owedCents: 0,
    });
  });

  it('says how much was owed, paid instalments apart', async () => {
    const admin = service.as(ADMIN);
    const [half, whole] = [await referred(service), await referred(service)];
    await referred(service);
    await admin.hire({ id: half.id, hireDate: '2026-09-01' });
    await admin.payFirst({ id: half.id, paid: true });
    await admin.hire({ id: whole.id, hireDate: '2026-11-01' });
    expect(await admin.counts()).toMatchObject({ applications: 3, owedBonuses: 2, owedCents: 75_000 });
    expect(await admin.clean({ applicationsOnly: true })).toMatchObject({
      applications: 3,
      owedCents: 75_000,
    });
    expect(await admin.counts()).toMatchObject({ applications: 0, owedBonuses: 0, owedCents: 0 });
    expect(await service.rows('select id from bonus_entry')).toEqual([]);
  });

  it('leaves nothing of applications whose events arrive late', async () => {
    const { code } = await service.as(EMPLOYEE).create({ jobId: 100 });
    const [before, after] = [nextCandidate(), nextCandidate()];
    const applied = (candidateId: number) =>
      service.receive('candidate.applied', { candidateId, jobId: 100, referralCode: code });
    await service.as(ADMIN).clean({ applicationsOnly: true });
    // Registered after referrals were cleaned and before candidates were.
    await applied(before);
    await service.receive('candidate.erased', { candidateId: before, cleaning: true });
    // Candidates were cleaned first.
    await service.receive('candidate.erased', { candidateId: after, cleaning: true });
    await applied(after);
    const hired = { candidateId: after, hireDate: '2026-11-20T15:00:00.000Z' };
    await service.receive('candidate.hired', hired);
    await service.receive('candidate.hire-undone', hired);
    await applied(after);
    expect(await service.as(ADMIN).allApplications()).toEqual([]);
    // Nor does a second cleaning forget whom the first erased.
    await service.as(ADMIN).clean({ applicationsOnly: true });
    await applied(after);
    expect(await service.as(ADMIN).allApplications()).toEqual([]);
  });
});
