import { ADMIN, EMPLOYEE } from '@araucaria/testing';
import { nextCandidate, on, referred } from './referred.js';
import { startReferrals, type Service } from './service.js';

let service: Service;

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => on(service, '2026-11-21'));
afterAll(() => service.stop());

/** A visitor's link, by which someone applied and was hired in August; the first instalment is paid. */
const visited = async (code: string, referrerEmail: string): Promise<number> => {
  await service.as().createAnonymous({ code, referrerName: 'Joana Prado', referrerEmail });
  const candidateId = nextCandidate();
  await service.receive('candidate.applied', { candidateId, jobId: 100, referralCode: code });
  const [application] = await service.as(ADMIN).applicationsByCandidate({ candidateId });
  const { id } = application as { id: number };
  await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
  await service.as(ADMIN).payFirst({ id, paid: true });
  return id;
};

describe('a visitor who referred', () => {
  it('is found by e-mail in any case, with everything that is held', async () => {
    const id = await visited('REFFOUND1', 'Joana@example.com');
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

  it('is erased: name and e-mail are gone, the link ends, the amounts stay and are not payable', async () => {
    const id = await visited('REFERASE1', 'apagar@example.com');
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
    // The browser that made the link tries again to register it: the code stays taken.
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

  it('must be named', async () => {
    for (const nobody of [{}, { email: '' }, { email: 'x' }])
      await expect(service.as(ADMIN).eraseReferrer(nobody)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
  });
});

describe('a user who referred', () => {
  it('has open what awaits a hire and what is owed', async () => {
    const someone = { ...EMPLOYEE, id: 4_321 };
    const [owed] = [await referred(service, someone), await referred(service, someone)];
    await service.as(ADMIN).hire({ id: owed.id, hireDate: '2026-11-01' });
    expect(await service.as(ADMIN).openOf({ id: someone.id })).toEqual({
      referrals: 2,
      awaitingHire: 1,
      owedBonuses: 1,
      owedCents: 50_000,
    });
    expect(await service.as(ADMIN).eraseReferrer({ userIds: [someone.id] })).toMatchObject({ referrals: 2 });
    expect(await service.as(ADMIN).applicationsByIds({ ids: [owed.id] })).toMatchObject([
      { referrerId: someone.id, hold: 'referrer_erased' },
    ]);
  });
});
