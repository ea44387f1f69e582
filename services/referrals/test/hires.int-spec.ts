import { ADMIN } from '@araucaria/testing';
import { startOfDay } from '../src/records/days.js';
import { startReferrals, type Service } from './start-referrals.js';
import { createApplication, setToday } from './fixtures.js';

let service: Service;

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => setToday(service, '2026-11-21'));
afterAll(() => service.stop());

describe('a hire', () => {
  it('makes the instalments due 45 and 90 calendar days later', async () => {
    const { id } = await createApplication(service);
    expect(await service.as(ADMIN).hire({ id, hireDate: '2026-01-31' })).toMatchObject({
      status: 'hired',
      isHired: true,
      hireDate: '2026-01-31T03:00:00.000Z',
      firstBonusDueDate: '2026-03-17T03:00:00.000Z',
      secondBonusDueDate: '2026-05-01T03:00:00.000Z',
    });
    // 23:30 in São Paulo is on the next day in UTC.
    expect(await service.as(ADMIN).hire({ id, hireDate: '2026-02-01T02:30:00.000Z' })).toMatchObject({
      hireDate: '2026-01-31T03:00:00.000Z',
    });
  });

  it('moves the due dates of unpaid instalments only when its date changes', async () => {
    const { id } = await createApplication(service);
    await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
    await service.as(ADMIN).payFirst({ id, paid: true, paidDate: '2026-09-20' });
    expect(await service.as(ADMIN).hire({ id, hireDate: '2026-08-10' })).toMatchObject({
      hireDate: startOfDay('2026-08-10'),
      firstBonusDueDate: startOfDay('2026-09-15'),
      firstBonusPaidDate: startOfDay('2026-09-20'),
      secondBonusDueDate: startOfDay('2026-11-08'),
    });
  });

  it('is in the audit trail when staff register, move or undo it, once each', async () => {
    const { id, candidateId } = await createApplication(service);
    await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
    await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
    await service.as(ADMIN).hire({ id, hireDate: '2026-08-10' });
    await service.as(ADMIN).undoHire({ id, reason: 'Engano' });
    await service.as(ADMIN).undoHire({ id, reason: 'Engano' });
    // The change of status that caused it is in the trail.
    await service.receive('candidate.hired', { candidateId, hireDate: '2026-11-21T15:00:00.000Z' });
    const entries = (await service.published('audit.recorded')).filter(({ subjectId }) => subjectId === id);
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['bonus.hire-registered', { hireDate: '2026-08-01' }],
      ['bonus.hire-moved', { hireDate: '2026-08-10' }],
      ['bonus.hire-undone', { hireDate: '2026-08-10' }],
    ]);
  });

  it('is registered by an event of candidates, which keeps the date of an administrator', async () => {
    const { id, candidateId } = await createApplication(service);
    await service.receive('candidate.hired', { candidateId, hireDate: '2026-11-21T01:00:00.000Z' });
    const hired = () => service.as(ADMIN).applicationsByCandidate({ candidateId });
    expect(await hired()).toMatchObject([{ status: 'hired', hireDate: startOfDay('2026-11-20') }]);
    const changed = await service.as(ADMIN).hire({ id, hireDate: '2026-11-02' });
    await service.receive('candidate.hired', { candidateId, hireDate: '2026-11-21T01:00:00.000Z' });
    expect(await hired()).toEqual([changed]);
    await service.receive('candidate.hired', { candidateId: 999_999, hireDate: '2026-11-21T01:00:00.000Z' });
  });

  it('names in the ledger the user whose change of status registered, suspended or undid it', async () => {
    const { id, candidateId } = await createApplication(service);
    const hired = { candidateId, hireDate: '2026-11-21T15:00:00.000Z' };
    await service.receive('candidate.hired', { ...hired, actorId: 31 });
    await service.receive('candidate.hire-undone', { ...hired, actorId: 32 });
    const entries = await service.as(ADMIN).bonusEntries({ id });
    expect(entries.map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['registered', null],
      ['hired', 31],
      ['hire-undone', 32],
    ]);
  });

  it('tells its date whenever it is registered or moved, also when a later hire names another', async () => {
    const { id, candidateId } = await createApplication(service);
    await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
    await service.as(ADMIN).hire({ id, hireDate: '2026-08-10' });
    await service.receive('candidate.hired', { candidateId, hireDate: '2026-11-21T15:00:00.000Z' });
    await service.as(ADMIN).undoHire({ id, reason: 'Engano' });
    const changes = await service.published('referral.hire-changed');
    const ofApplication = { referralApplicationId: id, candidateId };
    expect(changes.filter(({ referralApplicationId }) => referralApplicationId === id)).toEqual([
      { ...ofApplication, change: 'registered', hireDate: '2026-08-01' },
      { ...ofApplication, change: 'moved', hireDate: '2026-08-10' },
      // The referrer has got the e-mail about the hire.
      { ...ofApplication, change: 'moved', hireDate: '2026-08-10' },
      { ...ofApplication, change: 'undone' },
    ]);
  });

  it('is told to the referrer whichever way it is registered, and when it is registered again', async () => {
    const told = async (candidateId: number) =>
      (await service.published('referral.hire-changed'))
        .filter((event) => event.candidateId === candidateId)
        .map(({ change }) => change);
    const { id, candidateId } = await createApplication(service);
    await service.receive('candidate.hired', { candidateId, hireDate: '2026-11-21T15:00:00.000Z' });
    expect(await told(candidateId)).toEqual(['registered']);
    await service.as(ADMIN).undoHire({ id, reason: 'Engano' });
    await service.receive('candidate.status-changed', {
      ...{ candidateId, from: 'approved', to: 'hired', actorId: 1 },
      ...{ changeId: null, undoes: null, notify: false },
    });
    expect(await told(candidateId)).toEqual(['registered', 'undone', 'registered']);

    const referralCode = (await service.as(ADMIN).create({ jobId: 100 })).code;
    await service.receive('candidate.hired', { candidateId: 7_003, hireDate: '2026-11-20T15:00:00.000Z' });
    await service.receive('candidate.applied', { candidateId: 7_003, jobId: 100, referralCode });
    expect(await told(7_003)).toEqual(['registered']);
  });

  it('is registered, and undone, by events that arrive before the application', async () => {
    const referralCode = (await service.as(ADMIN).create({ jobId: 100 })).code;
    const hired = { candidateId: 7_001, hireDate: '2026-11-20T15:00:00.000Z' };
    const undone = { ...hired, candidateId: 7_002 };
    await service.receive('candidate.hired', hired);
    await service.receive('candidate.hired', undone);
    await service.receive('candidate.hire-undone', undone);
    for (const { candidateId } of [hired, undone])
      await service.receive('candidate.applied', { candidateId, jobId: 100, referralCode });
    const of = (candidateId: number) => service.as(ADMIN).applicationsByCandidate({ candidateId });
    expect(await of(7_001)).toMatchObject([
      { hireDate: startOfDay('2026-11-20'), firstBonusDueDate: startOfDay('2027-01-04') },
    ]);
    expect(await of(7_002)).toMatchObject([{ hireDate: null }]);
  });

  it('is registered once when its event is handled concurrently with the application', async () => {
    const referralCode = (await service.as(ADMIN).create({ jobId: 100 })).code;
    const candidates = Array.from({ length: 20 }, (_, index) => 7_100 + index);
    await Promise.all(
      candidates.flatMap((candidateId) => [
        service.receive('candidate.hired', { candidateId, hireDate: '2026-11-20T15:00:00.000Z' }),
        service.receive('candidate.applied', { candidateId, jobId: 100, referralCode }),
      ]),
    );
    for (const candidateId of candidates)
      expect(await service.as(ADMIN).applicationsByCandidate({ candidateId })).toMatchObject([
        { hireDate: startOfDay('2026-11-20') },
      ]);
  });

  it('is undone by an event, unless an administrator gave another date', async () => {
    const { candidateId } = await createApplication(service);
    const undone = { candidateId, hireDate: '2026-11-20T15:00:00.000Z' };
    await service.receive('candidate.hired', undone);
    await service.receive('candidate.hire-undone', undone);
    const now = async (id: number) =>
      (await service.as(ADMIN).applicationsByCandidate({ candidateId: id }))[0];
    expect(await now(candidateId)).toMatchObject({ status: 'pending', hireDate: null });
    await service.receive('candidate.hired', { candidateId, hireDate: '2026-11-21T15:00:00.000Z' });
    expect(await now(candidateId)).toMatchObject({ status: 'hired', hireDate: startOfDay('2026-11-21') });

    const other = await createApplication(service);
    await service.receive('candidate.hired', { ...undone, candidateId: other.candidateId });
    await service.as(ADMIN).hire({ id: other.id, hireDate: '2026-11-02' });
    await service.receive('candidate.hire-undone', { ...undone, candidateId: other.candidateId });
    expect(await now(other.candidateId)).toMatchObject({ hireDate: startOfDay('2026-11-02') });
  });

  it.each([
    ['ontem'],
    [''],
    [null],
    ['31/01/2026'],
    ['2026-02-30'],
    ['1026-01-01'],
    ['1900-01-01'],
    [20260131],
    [['2026-01-31']],
  ])('rejects the date %j', async (hireDate) => {
    const { id } = await createApplication(service);
    await expect(service.as(ADMIN).hire({ id, hireDate: hireDate as string })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: {
        errors: [
          {
            field: 'hireDate',
            // A date that was given is not asked for.
            message: hireDate
              ? 'Esta data de contratação não existe, ou não está entre 2000 e 2099'
              : 'Informe a data de contratação',
          },
        ],
      },
    });
  });

  it('is registered on a connection with other prepared statements', async () => {
    const { id } = await createApplication(service);
    await service.as(ADMIN).applicationsByIds({ ids: [id] });
    expect(await service.as(ADMIN).hire({ id, hireDate: '2026-01-31' })).toMatchObject({ isHired: true });
  });

  it('rejects an unknown application', async () => {
    const unknown = { id: 999_999, hireDate: '2026-01-31' };
    await expect(service.as(ADMIN).hire(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
