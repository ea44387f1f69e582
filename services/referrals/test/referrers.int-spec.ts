import { ADMIN, EMPLOYEE } from '@araucaria/testing';
import { createApplication, nextCandidateId, setToday } from './fixtures.js';
import { startReferrals, type Service } from './start-referrals.js';

let service: Service;

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => setToday(service, '2026-11-21'));
afterAll(() => service.stop());

/** Creates a visitor's referral with a hired candidate, whose first instalment is paid. @returns the application's id */
const createPaidReferral = async (code: string, referrerEmail: string): Promise<number> => {
  await service.as().createAnonymous({ code, referrerName: 'Joana Prado', referrerEmail });
  const candidateId = nextCandidateId();
  await service.receive('candidate.applied', { candidateId, jobId: 100, referralCode: code });
  const [application] = await service.as(ADMIN).applicationsByCandidate({ candidateId });
  const { id } = application as { id: number };
  await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
  await service.as(ADMIN).payFirst({ id, paid: true });
  return id;
};

describe('a visitor’s referrals', () => {
  it('are exported by e-mail, whatever its case, with applications and ledger entries', async () => {
    const id = await createPaidReferral('REFFOUND1', 'Joana@example.com');
    await service.as().createAnonymous({
      code: 'REFFOUND2',
      referrerName: 'Joana P.',
      referrerEmail: 'joana@EXAMPLE.com',
    });
    expect(await service.as(ADMIN).referrerRecords({ email: 'JOANA@example.com' })).toMatchObject({
      referrals: [
        { code: 'REFFOUND1', referrerEmail: 'Joana@example.com' },
        { code: 'REFFOUND2', referrerName: 'Joana P.' },
      ],
      applications: [{ id, firstBonusPaid: true }],
      entries: [{ kind: 'registered' }, { kind: 'hired' }, { kind: 'paid', amount: 25_000 }],
      open: { referrals: 2, awaitingHire: 0, owedBonuses: 1, owedCents: 25_000 },
    });
    expect(await service.as(ADMIN).referrerRecords({ email: 'ninguem@example.com' })).toEqual({
      referrals: [],
      applications: [],
      entries: [],
      open: { referrals: 0, awaitingHire: 0, owedBonuses: 0, owedCents: 0 },
    });
  });

  it('lose name and e-mail when erased; links end, amounts stay and cannot be paid', async () => {
    const id = await createPaidReferral('REFERASE1', 'apagar@example.com');
    const erase = () => service.as(ADMIN).eraseReferrer({ email: 'Apagar@example.com' });
    expect(await erase()).toEqual({ referrals: 1, applicationIds: [id], owedCents: 25_000 });
    expect(await erase()).toEqual({ referrals: 0, applicationIds: [], owedCents: 0 });
    expect(
      await service.rows(
        `select referrer_name, referrer_email, active from referral where code = 'REFERASE1'`,
      ),
    ).toEqual([{ referrer_name: null, referrer_email: null, active: false }]);
    await expect(service.as().byCode({ code: 'REFERASE1' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [application] = await service.as(ADMIN).applicationsByIds({ ids: [id] });
    expect(application).toMatchObject({
      referrerName: null,
      firstBonusPaid: true,
      bonusAmount: 50_000,
      hold: 'referrer_erased',
    });
    await expect(service.as(ADMIN).paySecond({ id, paid: true })).rejects.toMatchObject({
      code: 'BONUS_SUSPENDED',
    });
    // A retry of the browser that created the referral fails: the code stays taken.
    await expect(
      service.as().createAnonymous({
        code: 'REFERASE1',
        referrerName: 'Joana Prado',
        referrerEmail: 'apagar@example.com',
      }),
    ).rejects.toMatchObject({ code: 'REFERRAL_CODE_TAKEN' });
    const [left] = await service.rows<{ n: number }>(
      `select count(*)::int as n from outbox_event where payload::text like '%apagar@%'`,
    );
    expect(left?.n).toBe(0);
  });

  it('are not erased without a valid e-mail', async () => {
    for (const invalid of [{}, { email: '' }, { email: 'x' }])
      await expect(service.as(ADMIN).eraseReferrer(invalid)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
  });
});

describe('a user’s referrals', () => {
  it('count applications that await a hire and unpaid bonuses', async () => {
    const user = { ...EMPLOYEE, id: 4_321 };
    const [hired] = [await createApplication(service, user), await createApplication(service, user)];
    await service.as(ADMIN).hire({ id: hired.id, hireDate: '2026-11-01' });
    expect(await service.as(ADMIN).openBonusesOf({ id: user.id })).toEqual({
      referrals: 2,
      awaitingHire: 1,
      owedBonuses: 1,
      owedCents: 50_000,
    });
    expect(await service.as(ADMIN).eraseReferrer({ userIds: [user.id] })).toMatchObject({ referrals: 2 });
    expect(await service.as(ADMIN).applicationsByIds({ ids: [hired.id] })).toMatchObject([
      { referrerId: user.id, hold: 'referrer_erased' },
    ]);
  });
});
