import { CandidatesRpc, type HiringFilter } from '@araucaria/contracts';
import { ADMIN, withRoles } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, jobSaved, type Service } from './fixtures.js';

type Filter = HiringFilter;

const APRIL: Filter = { startDate: '2025-04-01', endDate: '2025-04-30' };

let service: Service;

/**
 * Three applications of April 2025 and one on each side of it, to the second. Midnight in São Paulo is 03:00 in UTC. Everybody was
 * hired today: the hire dates were set afterwards.
 */
beforeAll(async () => {
  service = await startTestService(AppModule, CandidatesRpc);
  await service.receive('job.saved', jobSaved(100, { title: 'Analista', department: 'Engenharia' }));
  await service.receive('job.saved', jobSaved(101, { title: 'Vendas', department: 'Comercial' }));
  const create = async (
    firstName: string,
    jobId: number | undefined,
    createdAt: string,
    hireDate?: string,
  ) => {
    const id = await createCandidate(service, { firstName, ...(jobId && { jobId }) });
    if (hireDate) await service.as(ADMIN).changeStatus({ id, status: 'hired' });
    await service.rows(
      'update candidate set created_at = $2, hire_date = coalesce($3::timestamptz, hire_date) where id = $1',
      [id, createdAt, hireDate ?? null],
    );
    return id;
  };
  await create('Ana', 100, '2025-04-01T02:59:59Z', '2025-05-01T03:00:00Z');
  await create('Bia', 100, '2025-04-01T03:00:00Z', '2025-05-01T02:59:59Z');
  const caio = await create('Caio', 101, '2025-05-01T02:59:59Z');
  await service.as(ADMIN).setHiringStep({ id: caio, hiringStep: 'documents' });
  await create('Davi', undefined, '2025-04-10T12:00:00Z');
  const eva = await create('Eva', 101, '2025-05-01T03:00:00Z');
  await service.as(ADMIN).setHiringStep({ id: eva, hiringStep: 'offer_sent' });
});
afterAll(() => service.stop());

const admin = () => service.as(ADMIN);
const firstNames = (rows: Array<{ name: string }>) => rows.map(({ name }) => name.split(' ')[0]);
const total = async (filter: Filter) => (await admin().hiringSummary(filter)).totalCandidates;

describe('the figures of hiring in a period', () => {
  it('are of those who registered in it, from midnight to midnight in São Paulo', async () => {
    expect(await admin().hiringSummary(APRIL)).toEqual({
      totalCandidates: 3,
      candidatesInHiringProcess: 1,
      candidatesHired: 1,
      candidatesApproved: 2,
      candidatesReachedHiring: 2,
      pendingOffers: 0,
      documentsInProcess: 1,
      onboardingInProgress: 0,
      completedProcesses: 1,
    });
    const stages = await admin().hiringStages(APRIL);
    expect(stages.map(({ step, candidates }) => [step, candidates])).toEqual([
      ['offer_sent', 0],
      ['offer_accepted', 0],
      ['documents', 1],
      ['onboarding', 0],
      ['completed', 1],
    ]);
    expect(firstNames(await admin().hiringInProgress(APRIL))).toEqual(['Caio']);
    expect(await total({ endDate: '2025-03-31' })).toBe(1);
    expect(await total({ startDate: '2025-05-01' })).toBe(1);
  });

  it('list the hires by the day of the hire, which may not be that of the click', async () => {
    expect(firstNames(await admin().recentHires(APRIL))).toEqual(['Bia']);
    expect(firstNames(await admin().recentHires({ startDate: '2025-05-01', endDate: '2025-05-01' }))).toEqual(
      ['Ana'],
    );
    expect(firstNames(await admin().recentHires({ startDate: '2025-05-02' }))).toEqual([]);
    expect(firstNames(await admin().recentHires({}))).toEqual(['Ana', 'Bia']);
  });

  it('are those of everybody without a filter', async () => {
    const everybody = await admin().hiringSummary();
    expect(everybody).toMatchObject({ totalCandidates: 5, candidatesHired: 2, candidatesInHiringProcess: 2 });
    expect(await admin().hiringSummary({})).toEqual(everybody);
    expect(await admin().hiringSummary({ startDate: '', endDate: '', department: '', job: '' })).toEqual(
      everybody,
    );
  });
});

describe('the figures of hiring of a department or a job', () => {
  it('are of the applications to its jobs', async () => {
    expect(await admin().hiringSummary({ department: 'Engenharia' })).toMatchObject({
      totalCandidates: 2,
      candidatesHired: 2,
      candidatesInHiringProcess: 0,
    });
    expect(await total({ department: 'Jurídico' })).toBe(0);
    expect(await total({ department: 'Comercial', job: 101 })).toBe(2);
    expect(await total({ department: 'Comercial', job: 100 })).toBe(0);
    expect(await total({ job: 'talent-bank' })).toBe(1);
    expect(firstNames(await admin().hiringInProgress({ department: 'Comercial' })).sort()).toEqual([
      'Caio',
      'Eva',
    ]);
    expect(firstNames(await admin().recentHires({ job: '100' }))).toEqual(['Ana', 'Bia']);
    expect(firstNames(await admin().recentHires({ department: 'Comercial' }))).toEqual([]);
  });

  it('stay within the jobs of a manager', async () => {
    const manager = service.as(withRoles(['gestor'], { jobIds: [100] }));
    expect(await manager.hiringSummary(APRIL)).toMatchObject({ totalCandidates: 1, candidatesHired: 1 });
    expect(await manager.hiringSummary({ job: 101 })).toMatchObject({ totalCandidates: 0 });
    expect(await manager.hiringInProgress(APRIL)).toEqual([]);
    expect(await manager.hireTimeline({ ...APRIL, department: 'Comercial' })).toMatchObject({ hires: 0 });
  });
});

describe('the timeline of hires', () => {
  it('has a bar for each week of a quarter, and the median of days since the application', async () => {
    expect(await admin().hireTimeline({ startDate: '2025-04-01', endDate: '2025-05-01' })).toEqual({
      hires: 2,
      medianDays: 30,
      unit: 'week',
      points: [
        { startsOn: '2025-04-01', hires: 0 },
        { startsOn: '2025-04-08', hires: 0 },
        { startsOn: '2025-04-15', hires: 0 },
        { startsOn: '2025-04-22', hires: 0 },
        { startsOn: '2025-04-29', hires: 2 },
      ],
    });
    expect(await admin().hireTimeline(APRIL)).toMatchObject({ hires: 1, medianDays: 29 });
  });

  it('has a bar for each day of a fortnight, and for each month of a longer time', async () => {
    expect(await admin().hireTimeline({ startDate: '2025-04-30', endDate: '2025-05-01' })).toMatchObject({
      unit: 'day',
      points: [
        { startsOn: '2025-04-30', hires: 1 },
        { startsOn: '2025-05-01', hires: 1 },
      ],
    });
    const months = await admin().hireTimeline({ startDate: '2025-01-15', endDate: '2025-05-31' });
    expect(months).toMatchObject({ unit: 'month', hires: 2 });
    expect(months.points).toEqual([
      { startsOn: '2025-01-15', hires: 0 },
      { startsOn: '2025-02-01', hires: 0 },
      { startsOn: '2025-03-01', hires: 0 },
      { startsOn: '2025-04-01', hires: 1 },
      { startsOn: '2025-05-01', hires: 1 },
    ]);
  });

  it('has the last twelve months without a period, and no median without a hire', async () => {
    const { unit, points, hires, medianDays } = await admin().hireTimeline({});
    expect({ unit, hires, medianDays }).toEqual({ unit: 'month', hires: 0, medianDays: null });
    expect(points.map(({ startsOn }) => startsOn.slice(0, 7))).toEqual(
      (await admin().hiresPerMonth()).map(({ month }) => month),
    );
    expect((await admin().hireTimeline({ endDate: '2025-05-10' })).points.at(0)?.startsOn).toBe('2024-06-01');
    expect(await admin().hireTimeline({ startDate: '2025-05-02', endDate: '2025-05-01' })).toMatchObject({
      hires: 0,
      points: [],
    });
  });
});

it.each([
  [{ startDate: '2025-02-31' }, 'startDate'],
  [{ endDate: 'ontem' }, 'endDate'],
  [{ department: 'x'.repeat(121) }, 'department'],
  [{ job: 'x' }, 'job'],
])('figures of hiring are refused for %j', async (filter, field) => {
  for (const call of [
    'hiringSummary',
    'hiringStages',
    'hiringInProgress',
    'recentHires',
    'hireTimeline',
  ] as const)
    await expect(admin()[call](filter)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field }] },
    });
});
