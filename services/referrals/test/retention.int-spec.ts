import { randomUUID } from 'node:crypto';
import { ADMIN } from '@araucaria/testing';
import { nextCandidateId, setToday } from './fixtures.js';
import { peerData } from './peers.js';
import { startReferrals, type Service } from './start-referrals.js';

let service: Service;

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => setToday(service, '2026-01-10'));
afterAll(() => service.stop());

const run = async (dryRun = false) => {
  const runId = randomUUID();
  const terms = [{ kind: 'referrers' as const, termDays: 180 }];
  await service.receive('retention.requested', { runId, dryRun, terms });
  const finished = (await service.published('retention.finished')).find((event) => event.runId === runId);
  return finished?.results[0];
};
const refer = (code: string, referrerEmail: string, referrerName = 'Joana Prado') =>
  service.as().createAnonymous({ code, referrerName, referrerEmail });
const apply = async (code: string) => {
  const candidateId = nextCandidateId();
  await service.receive('candidate.applied', { candidateId, jobId: 100, referralCode: code });
  const [application] = await service.as(ADMIN).applicationsByCandidate({ candidateId });
  return application as NonNullable<typeof application>;
};
const listed = async () => (await service.as(ADMIN).all({})).referrals.map(({ code }) => code).sort();

describe('retention of referrers', () => {
  it('quarantines visitors without a hire, keeps those with one, and erases after 30 days', async () => {
    const due = await refer('REFDUE001', 'Due@example.com');
    await refer('REFDUE002', 'due@EXAMPLE.com');
    const { id: applicationId } = await apply('REFDUE001');
    await refer('REFHIRED1', 'hired@example.com');
    const hired = await apply('REFHIRED1');
    await service.as(ADMIN).hire({ id: hired.id, hireDate: '2026-01-10' });

    setToday(service, '2026-07-20');
    expect(await run(true)).toMatchObject({ due: 1, dueIds: [due.id], kept: 1, expired: 0, held: 0 });
    expect(await listed()).toEqual(['REFDUE001', 'REFDUE002', 'REFHIRED1']);
    await run();
    expect(await listed()).toEqual(['REFHIRED1']);
    expect(await service.as(ADMIN).counts()).toMatchObject({ referrals: 1 });
    await expect(service.as().byCode({ code: 'REFDUE001' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await service.as(ADMIN).quarantined()).toMatchObject([
      { person: 'referrer', id: due.id, name: 'Joana Prado', kind: 'referrers', held: false },
    ]);
    // The person's own request still finds them.
    expect((await service.as(ADMIN).referrerRecords({ email: 'due@example.com' })).referrals).toHaveLength(2);

    setToday(service, '2026-08-18');
    expect(await run()).toMatchObject({ expired: 0 });
    setToday(service, '2026-08-20');
    expect(await run()).toMatchObject({ expired: 1, expiredIds: [due.id] });
    expect(
      await service.rows(
        `select code, referrer_name, referrer_email, active from referral_record where code like 'REFDUE%' order by code`,
      ),
    ).toEqual(
      ['REFDUE001', 'REFDUE002'].map((code) => ({
        code,
        referrer_name: null,
        referrer_email: null,
        active: false,
      })),
    );
    expect(await service.published('referrer.erased')).toEqual([{ referralApplicationIds: [applicationId] }]);
    expect(peerData.erasedReferrers).toEqual(['due@example.com']);
  });

  it('restores a visitor by hand, and one who refers again by the next run', async () => {
    const byHand = await refer('REFBYHAND', 'hand@example.com');
    await refer('REFAGAIN1', 'again@example.com');
    setToday(service, '2026-07-20');
    await run();
    await service.as(ADMIN).restoreQuarantined({ id: byHand.id });
    await refer('REFAGAIN2', 'AGAIN@example.com');
    await run();
    expect(await listed()).toEqual(expect.arrayContaining(['REFBYHAND', 'REFAGAIN1', 'REFAGAIN2']));
    expect(await service.as(ADMIN).quarantined()).toEqual([]);
    await expect(service.as(ADMIN).restoreQuarantined({ id: byHand.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('keeps a visitor under a legal hold from a run and from an erasure by hand', async () => {
    const held = await refer('REFHOLD01', 'hold@example.com');
    const application = await apply('REFHOLD01');
    await service.as(ADMIN).placeLegalHold({ email: 'HOLD@example.com', reason: 'Ofício 12' });
    expect(await service.as(ADMIN).legalHolds()).toMatchObject([
      { person: 'referrer', personId: held.id, name: 'Joana Prado', reason: 'Ofício 12', until: null },
    ]);
    const second = { id: held.id, reason: 'Auditoria', until: '2030-01-01' };
    await expect(service.as(ADMIN).placeLegalHold({ ...second, from: 'none' })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { current: { reason: 'Ofício 12', until: null } },
    });
    const holds = await service.as(ADMIN).legalHolds();
    // The same hold again, because the first response was lost.
    await service.as(ADMIN).placeLegalHold({ id: held.id, reason: 'Ofício 12', from: 'none' });
    expect(await service.as(ADMIN).legalHolds()).toEqual(holds);
    expect(await service.as(ADMIN).legalHolds()).toMatchObject([{ reason: 'Ofício 12', until: null }]);
    expect(await service.as(ADMIN).heldApplications()).toEqual([application.id]);
    setToday(service, '2027-07-20');
    expect(await run()).toMatchObject({ held: 1 });
    expect(await listed()).toContain('REFHOLD01');
    const erase = () => service.as(ADMIN).eraseReferrer({ email: 'hold@example.com' });
    await expect(erase()).rejects.toMatchObject({ code: 'LEGAL_HOLD' });
    await service.as(ADMIN).liftLegalHold({ id: held.id });
    expect(await erase()).toMatchObject({ referrals: 1 });
    await expect(
      service.as(ADMIN).placeLegalHold({ email: 'hold@example.com', reason: 'Ofício 12' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
