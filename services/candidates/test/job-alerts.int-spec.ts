import { CandidatesRpc, MAX_JOB_ALERTS } from '@araucaria/contracts';
import { Timers } from '@araucaria/messaging';
import { Clock, businessDayOf } from '@araucaria/platform';
import { ADMIN } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { applicationInput, jobSaved, type Service } from './fixtures.js';
import { closedJobs, jobFields, startJobsStub } from './jobs-stub.js';

/** 06:00 and 10:00 in São Paulo; digests are made from 09:00 on. */
const morningOf = (dayOfMonth: number) => new Date(Date.UTC(2030, 5, dayOfMonth, 9));
const digestTimeOf = (dayOfMonth: number) => new Date(Date.UTC(2030, 5, dayOfMonth, 13));

const JOB = 700;

describe('job alerts', () => {
  let service: Service;
  let jobs: Awaited<ReturnType<typeof startJobsStub>>;
  let clock: Clock;
  let jobId = JOB;
  let day = 1;
  beforeAll(async () => {
    jobs = await startJobsStub();
    service = await startTestService(AppModule, CandidatesRpc, { JOBS_RPC: jobs.address });
    clock = service.app.get(Clock);
    await service.receive('job.saved', jobSaved(JOB));
  });
  afterAll(async () => {
    await service.stop();
    await jobs.stop();
  });
  // Each test has a day of its own.
  beforeEach(() => {
    day++;
    clock.set(morningOf(day));
  });
  afterEach(() => service.rows('delete from job_alert'));

  const person = async () => {
    // To a job: entries of the talent bank end by their term before the days of these tests.
    const input = applicationInput({ jobId: JOB });
    const { id } = await service.as().apply(input);
    const [row] = await service.rows<{ person_id: number }>(
      'select person_id from candidate_record where id = $1',
      [id],
    );
    return { id, input, personId: row!.person_id };
  };
  const alertsOf = async (personId: number) => (await service.as().area({ personId })).jobAlerts;
  const openJob = async (fields: { department: string; location: string }) => {
    const id = ++jobId;
    jobFields.set(id, fields);
    await service.receive('job.saved', jobSaved(id, { department: fields.department, opened: true }));
    return id;
  };
  const runAt = (time: Date) => {
    clock.set(time);
    return service.app.get(Timers).runCron('job-alerts');
  };
  const runDigests = () => runAt(digestTimeOf(day));
  const digestsOf = async (candidateId: number) => {
    const events = await service.published('candidate.job-digest-due');
    return Promise.all(
      events
        .filter((event) => event.candidateId === candidateId)
        .map(({ digestId }) => service.as().jobDigest({ id: digestId })),
    );
  };

  it('are kept once for the same jobs, in a limited number, and removed by their person only', async () => {
    const [one, two] = [await person(), await person()];
    const { personId } = one;
    const { id } = await service.as().addJobAlert({ personId, department: 'Design' });
    expect(await service.as().addJobAlert({ personId, department: 'Design' })).toEqual({ id });
    expect(await alertsOf(personId)).toEqual([
      { id, department: 'Design', location: null, createdAt: expect.any(String) },
    ]);
    await service.as().removeJobAlert({ personId: two.personId, id });
    expect(await alertsOf(personId)).toHaveLength(1);
    for (let at = 1; at < MAX_JOB_ALERTS; at++)
      await service.as().addJobAlert({ personId, location: `Lugar ${at}` });
    await expect(service.as().addJobAlert({ personId })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await service.as().removeJobAlert({ personId, id });
    expect(await alertsOf(personId)).toHaveLength(MAX_JOB_ALERTS - 1);
    expect(await service.published('audit.recorded')).toContainEqual({
      action: 'candidate.job-alerts-changed',
      subject: 'candidate',
      subjectId: one.id,
      actorId: null,
    });
  });

  it('lead to one digest a day with the opened jobs that match, from nine in the morning on', async () => {
    const [designer, local, anybody, other] = [
      await person(),
      await person(),
      await person(),
      await person(),
    ];
    await service.as().addJobAlert({ personId: designer.personId, department: 'Design' });
    await service.as().addJobAlert({ personId: designer.personId, department: 'Design', location: 'Lapa' });
    await service.as().addJobAlert({ personId: local.personId, department: 'Vendas', location: 'Lapa' });
    await service.as().addJobAlert({ personId: anybody.personId });
    await service.as().addJobAlert({ personId: other.personId, department: 'Design', location: 'Curitiba' });
    const design = await openJob({ department: 'Design', location: 'Lapa' });
    const sales = await openJob({ department: 'Vendas', location: 'Lapa' });
    expect(await runAt(morningOf(day))).toEqual({ jobs: 0, digests: 0 });
    expect(await runDigests()).toEqual({ jobs: 2, digests: 3 });
    expect(await digestsOf(designer.id)).toMatchObject([
      { email: designer.input.email, firstName: 'Ana', jobIds: [design] },
    ]);
    expect(await digestsOf(local.id)).toMatchObject([{ jobIds: [sales] }]);
    expect(await digestsOf(anybody.id)).toMatchObject([{ jobIds: [design, sales] }]);
    expect(await digestsOf(other.id)).toEqual([]);
    // Later jobs wait for the next day.
    const late = await openJob({ department: 'Design', location: 'Lapa' });
    expect(await runDigests()).toEqual({ jobs: 0, digests: 0 });
    day++;
    expect(await runDigests()).toEqual({ jobs: 1, digests: 2 });
    expect(await digestsOf(designer.id)).toMatchObject([{ jobIds: [design] }, { jobIds: [late] }]);
    day++;
    expect(await runDigests()).toEqual({ jobs: 0, digests: 0 });
  });

  it('leave out jobs that were closed again, were edited only, or that the person has applied to', async () => {
    const { id, personId } = await person();
    await service.as().addJobAlert({ personId });
    const closed = await openJob({ department: 'Design', location: 'Lapa' });
    closedJobs.add(closed);
    await service.receive('job.saved', jobSaved(++jobId, { opened: false }));
    await service.receive('job.saved', jobSaved(++jobId));
    const known = await openJob({ department: 'Design', location: 'Lapa' });
    await service.as().applyAgain({ personId, jobId: known });
    expect(await runDigests()).toEqual({ jobs: 1, digests: 0 });
    expect(await digestsOf(id)).toEqual([]);
  });

  it('name a job that is opened again in no second digest of the same week', async () => {
    const { id, personId } = await person();
    await service.as().addJobAlert({ personId });
    const job = await openJob({ department: 'Design', location: 'Lapa' });
    await runDigests();
    day++;
    await service.receive('job.saved', jobSaved(job, { opened: true }));
    expect(await runDigests()).toEqual({ jobs: 1, digests: 0 });
    expect(await digestsOf(id)).toHaveLength(1);
  });

  it('lead to one digest each when many runs start at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, person));
    for (const { personId } of people) await service.as().addJobAlert({ personId });
    await openJob({ department: 'Design', location: 'Lapa' });
    clock.set(digestTimeOf(day));
    const counts = await Promise.all(
      Array.from({ length: 8 }, () => service.app.get(Timers).runCron('job-alerts')),
    );
    expect(counts.reduce((sum, { digests = 0 }) => sum + digests, 0)).toBe(5);
    for (const { id } of people) expect(await digestsOf(id)).toHaveLength(1);
  });

  it('continue a run that was interrupted, also on the next day', async () => {
    const [first, second] = [await person(), await person()];
    for (const { personId } of [first, second]) await service.as().addJobAlert({ personId });
    const job = await openJob({ department: 'Design', location: 'Lapa' });
    const today = businessDayOf(digestTimeOf(day));
    // As a process leaves it that dies after the batch of the first person.
    await service.rows(
      `insert into job_digest_run (day, job_ids, started_at, last_person_id) values ($1, $2, $3, $4)`,
      [today, [job], digestTimeOf(day), first.personId],
    );
    expect(await runDigests()).toEqual({ jobs: 1, digests: 1 });
    expect(await digestsOf(second.id)).toMatchObject([{ jobIds: [job] }]);

    day++;
    const next = await openJob({ department: 'Design', location: 'Lapa' });
    await service.rows(
      `insert into job_digest_run (day, job_ids, started_at, last_person_id) values ($1, $2, $3, $4)`,
      [businessDayOf(digestTimeOf(day)), [next], digestTimeOf(day), first.personId],
    );
    day++;
    expect(await runDigests()).toEqual({ jobs: 1, digests: 2 });
    expect(await digestsOf(second.id)).toMatchObject([{ jobIds: [job] }, { jobIds: [next] }]);
  });

  it('lead to no digest of a person whose applications are all in quarantine', async () => {
    const { id, personId } = await person();
    await service.as().addJobAlert({ personId });
    await service.rows(
      `update candidate_record set quarantined_at = now(), quarantine_kind = 'applicants' where id = $1`,
      [id],
    );
    await openJob({ department: 'Design', location: 'Lapa' });
    expect(await runDigests()).toEqual({ jobs: 1, digests: 0 });
  });

  it('end by the token of any e-mail, at any time; a forged one ends nothing', async () => {
    const { id, personId } = await person();
    await service.as().addJobAlert({ personId });
    await openJob({ department: 'Design', location: 'Lapa' });
    await runDigests();
    const [digest] = await digestsOf(id);
    const { unsubscribeToken: token } = digest!;
    expect(token).toMatch(/^[\w-]{43}$/);
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    await expect(service.as().endJobAlerts({ token: forged })).rejects.toMatchObject({ code: 'LINK_GONE' });
    expect(await alertsOf(personId)).toHaveLength(1);
    clock.set(new Date('2040-01-01T12:00:00.000Z'));
    await service.as().endJobAlerts({ token });
    await service.as().endJobAlerts({ token });
    expect(await alertsOf(personId)).toEqual([]);
    // The e-mail that waits for its sending is outdated.
    const event = (await service.published('candidate.job-digest-due')).at(-1);
    await expect(service.as().jobDigest({ id: event!.digestId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are in the export of a person, and go with their erasure', async () => {
    const { id, personId } = await person();
    await service.as().addJobAlert({ personId, department: 'Design' });
    await openJob({ department: 'Design', location: 'Lapa' });
    await runDigests();
    expect(await service.as(ADMIN).exportOne({ id })).toMatchObject({
      jobAlerts: [{ department: 'Design', location: null }],
    });
    await service.as().erasePerson({ personId });
    for (const table of ['job_alert', 'job_digest'])
      expect(await service.rows(`select 1 from ${table} where person_id = $1`, [personId])).toEqual([]);
  });
});
