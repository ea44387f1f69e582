import { ADMIN, EMPLOYEE } from '@araucaria/testing';
import { clean } from '@araucaria/testing/service';
import { startReferrals, type Service } from './start-referrals.js';
import { createApplication, nextCandidateId, setToday } from './fixtures.js';

let service: Service;

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => setToday(service, '2026-11-21'));
afterAll(() => service.stop());

const all = async () => (await service.as(ADMIN).bonusPage({ list: 'all', sort: 'newest' })).bonuses;

describe('a referral application', () => {
  it('is registered while the event of its job is on its way', async () => {
    expect(await createApplication(service, EMPLOYEE, 777)).toMatchObject({
      jobId: 777,
      bonusAmount: 50_000,
    });
  });

  it('is registered for a candidate who applies with a code, with the default bonus', async () => {
    const application = await createApplication(service);
    expect(application).toEqual({
      id: expect.any(Number) as number,
      referralId: expect.any(Number) as number,
      referralCode: expect.stringMatching(/^REF/) as string,
      referrerId: EMPLOYEE.id,
      referrerName: null,
      candidateId: expect.any(Number) as number,
      candidateErased: false,
      jobId: 100,
      jobTitle: 'Dev',
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

  it('accepts a visitor’s code in any case, and applications to the talent bank', async () => {
    const visitor = { referrerName: 'Joana Prado', referrerEmail: 'joana@example.com' };
    await service.as().createAnonymous({ ...visitor, code: 'REFVISIT0' });
    const candidateId = nextCandidateId();
    await service.receive('candidate.applied', { candidateId, jobId: null, referralCode: ' refvisit0 ' });
    expect(await service.as(ADMIN).applicationsByCandidate({ candidateId })).toMatchObject([
      { jobId: null, referrerId: null, referrerName: 'Joana Prado', bonusAmount: 50_000 },
    ]);
  });

  it('is registered once per candidate, whatever the number of events and codes', async () => {
    const first = await createApplication(service);
    const { code } = await service.as(ADMIN).create({ jobId: 100 });
    const publishedCount = (await service.published('referral.applied')).length;
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
    expect(await service.published('referral.applied')).toHaveLength(publishedCount);
  });

  // The relay of the candidates service does not deliver applications without a code.
  it('is not registered for an unknown code, or for an inactive one', async () => {
    const { code, id } = await service.as(EMPLOYEE).create({ jobId: 100 });
    await service.rows('update referral set active = false where id = $1', [id]);
    for (const referralCode of ['', 'REFUNKNWN', 'lixo', code]) {
      const candidateId = nextCandidateId();
      await service.receive('candidate.applied', { candidateId, jobId: 100, referralCode });
      expect(await service.as(ADMIN).applicationsByCandidate({ candidateId })).toEqual([]);
    }
  });

  it('is listed for its referrer, and in the list of all applications, newest first', async () => {
    setToday(service, '2026-11-22');
    const own = await createApplication(service, EMPLOYEE);
    setToday(service, '2026-11-23');
    const foreign = await createApplication(service, ADMIN);
    const mine = (await service.as(EMPLOYEE).myApplications()).map(({ id }) => id);
    expect(mine).toContain(own.id);
    expect(mine).not.toContain(foreign.id);
    expect((await all()).slice(0, 2)).toEqual([foreign, own]);
    await expect(service.as().myApplications()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('an erased candidate', () => {
  it('is not registered by a late event, and cannot be hired', async () => {
    const { code } = await service.as(EMPLOYEE).create({ jobId: 100 });
    const candidateId = nextCandidateId();
    await service.receive('candidate.erased', { candidateId });
    await service.receive('candidate.applied', { candidateId, jobId: 100, referralCode: code });
    expect(await service.as(ADMIN).applicationsByCandidate({ candidateId })).toEqual([]);

    const application = await createApplication(service);
    await service.receive('candidate.erased', { candidateId: application.candidateId });
    await expect(
      service.as(ADMIN).hire({ id: application.id, hireDate: '2026-11-01' }),
    ).rejects.toMatchObject({
      code: 'CANDIDATE_ERASED',
      status: 409,
    });
  });
});

describe('cleaning', () => {
  it('removes applications alone or with referrals and rules, and returns their numbers', async () => {
    await clean(service);
    await createApplication(service);
    await createApplication(service);
    await service.as(ADMIN).createBonusRule({ bonusAmount: 100 });
    expect(await clean(service, 'candidates')).toEqual({ referralApplications: 2, owedBonusCents: 0 });
    expect(await service.as(ADMIN).bonusRules()).toHaveLength(1);
    await createApplication(service);
    expect(await clean(service)).toEqual({ referralApplications: 1, referrals: 3, owedBonusCents: 0 });
    expect(await service.as(ADMIN).bonusRules()).toEqual([]);
    expect(await service.as(ADMIN).counts()).toEqual({ referrals: 0, owedBonuses: 0, owedCents: 0 });
  });

  it('returns the sum of unpaid instalments', async () => {
    const admin = service.as(ADMIN);
    const [halfPaid, unpaid] = [await createApplication(service), await createApplication(service)];
    await createApplication(service);
    await admin.hire({ id: halfPaid.id, hireDate: '2026-09-01' });
    await admin.payFirst({ id: halfPaid.id, paid: true });
    await admin.hire({ id: unpaid.id, hireDate: '2026-11-01' });
    expect(await admin.counts()).toMatchObject({ owedBonuses: 2, owedCents: 75_000 });
    expect(await clean(service, 'candidates')).toEqual({ referralApplications: 3, owedBonusCents: 75_000 });
    expect(await admin.counts()).toMatchObject({ owedBonuses: 0, owedCents: 0 });
    expect(await service.rows('select id from bonus_entry')).toEqual([]);
  });

  it('removes applications whose events arrive late', async () => {
    const { code } = await service.as(EMPLOYEE).create({ jobId: 100 });
    const [before, after] = [nextCandidateId(), nextCandidateId()];
    const applied = (candidateId: number) =>
      service.receive('candidate.applied', { candidateId, jobId: 100, referralCode: code });
    await clean(service, 'candidates');
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
    expect(await all()).toEqual([]);
    // A second cleaning keeps the record of candidates that the first erased.
    await clean(service, 'candidates');
    await applied(after);
    expect(await all()).toEqual([]);
  });
});
