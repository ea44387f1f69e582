import { CandidatesRpc, DAY_MS } from '@araucaria/contracts';
import { Timers } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { ADMIN, addDays, insertCandidates, withRoles } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, jobSaved, type Service } from './fixtures.js';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe('candidates without a response', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    await service.receive('job.saved', jobSaved(100, { title: 'Analista' }));
    await service.receive('job.saved', jobSaved(101, { title: 'Fechada' }));
  });
  afterAll(() => service.stop());
  beforeEach(() => service.rows('delete from candidate_record'));

  const admin = () => service.as(ADMIN);
  /** A candidate who applied so many days ago. */
  const applied = async (days: number, change: Parameters<typeof createCandidate>[1] = {}) => {
    const id = await createCandidate(service, change);
    await service.rows('update candidate_record set created_at = $2 where id = $1', [id, daysAgo(days)]);
    return id;
  };
  const waiting = async (withoutResponseDays = 15) => {
    const { candidates, pagination } = await admin().list({ withoutResponseDays, limit: 100 });
    expect(pagination.totalCandidates).toBe(candidates.length);
    return candidates.map(({ id }) => id).sort((one, other) => one - other);
  };
  const notified = (candidateId: number, days = 0, isRejection = false) =>
    service.receive('candidate.notified', { candidateId, at: daysAgo(days).toISOString(), isRejection });

  it('are those whose application or last message is that old', async () => {
    const [old, recent, written] = [await applied(20), await applied(3), await applied(40)];
    await notified(written, 16);
    expect(await waiting()).toEqual([old, written]);
    expect(await waiting(17)).toEqual([old]);
    expect(await waiting(2)).toEqual([old, recent, written]);
    const view = await admin().byId({ id: written });
    expect(Math.round((Date.now() - Date.parse(view.waitingSince ?? '')) / DAY_MS)).toBe(16);
  });

  it('are not those who were hired, have withdrawn, or were notified of their rejection', async () => {
    const [hired, declined, rejected] = [await applied(20), await applied(20), await applied(20)];
    await admin().changeStatus({ id: hired, status: 'hired' });
    await admin().changeStatus({ id: declined, status: 'declined' });
    await admin().reject({ id: rejected });
    expect(await waiting()).toEqual([rejected]);
    // Another message is no answer to the application.
    await notified(rejected, 18);
    expect(await waiting()).toEqual([rejected]);
    await notified(rejected, 0, true);
    expect(await waiting(1)).toEqual([]);
    expect(await admin().byId({ id: rejected })).toMatchObject({ waitingSince: null });
  });

  it('wait again when a rejection is replaced after its e-mail', async () => {
    const id = await applied(20);
    await admin().reject({ id });
    await notified(id, -1 / 1_440, true);
    await admin().changeStatus({ id, status: 'reviewing' });
    expect((await admin().byId({ id })).waitingSince).not.toBeNull();
  });

  it('keep the latest of messages that are reported out of order, and of repeated ones', async () => {
    const id = await applied(40);
    await notified(id, 2);
    await notified(id, 20);
    await notified(id, 2);
    expect(await waiting()).toEqual([]);
  });

  it('count a held interview as a contact', async () => {
    const id = await applied(40);
    await service.receive('interview.completed', {
      interviewId: '00000000-0000-4000-8000-000000000001',
      candidateId: id,
      revision: 1,
      sendEmail: false,
      sendWhatsApp: false,
      decides: true,
    });
    expect(await waiting()).toEqual([]);
  });

  it('are counted by the clock of the product, as their applications and the digest are', async () => {
    const clock = service.app.get(Clock);
    const before = await applied(6);
    clock.set(new Date(Date.now() + 10 * DAY_MS));
    try {
      const later = await createCandidate(service);
      expect(await waiting(1)).toEqual([before]);
      expect(await waiting(15)).toEqual([before]);
      expect((await admin().exportCsv({ withoutResponseDays: 15 })).csv.trim().split('\r\n')).toHaveLength(2);
      expect(await admin().overdueResponses()).toMatchObject({ candidates: 1 });
      const { waitingSince } = await admin().byId({ id: later });
      expect(Date.parse(waitingSince ?? '')).toBeGreaterThan(daysAgo(-9).getTime());
    } finally {
      clock.set(new Date());
    }
  });

  it('can be filtered further, sorted, stepped through and exported', async () => {
    const ids = [await applied(20, { firstName: 'Bia' }), await applied(30, { firstName: 'Ana' })];
    await applied(30, { firstName: 'Caio', jobId: 100 });
    const filter = { withoutResponseDays: 15, job: 0 };
    const list = await admin().list({ ...filter, sort: 'name' });
    expect(list.candidates.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(await admin().orderedIds({ ...filter, sort: 'name' })).toEqual([...ids].reverse());
    expect((await admin().exportCsv(filter)).csv.trim().split('\r\n')).toHaveLength(3);
    expect(await admin().list({ ...filter, page: 2 })).toMatchObject({ candidates: [] });
    await expect(admin().list({ withoutResponseDays: 0 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('are found by their own index, also among many; more than 10,000 are not counted', async () => {
    await service.rows(
      insertCandidates(
        'first_name, last_name, email, phone, created_at, status',
        `select 'Pessoa' || n, 'Muitas', 'muitas' || n || '@exemplo.com.br', '12345678',
         now() - make_interval(days => 20 + n % 700), case when n % 20 = 0 then 'new' else 'hired' end
       from generate_series(1, 12000) n`,
      ),
    );
    await service.rows('vacuum analyze candidate_record');
    const plan = await service.rows<{ 'QUERY PLAN': string }>(
      `explain select id from candidate c where c.waiting_since <= now() - interval '15 days'
         and c.created_at <= now() - interval '15 days' limit 10001`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('candidate_waiting');
    const few = await admin().list({ withoutResponseDays: 15, limit: 10 });
    expect(few.pagination.totalCandidates).toBe(600);
    await service.rows(`update candidate_record set status = 'new' where id % 20 > 0`);
    const many = await admin().list({ withoutResponseDays: 25, limit: 10 });
    expect(many.pagination.totalCandidates).toBe(10_001);
    expect(many.candidates).toHaveLength(10);
    expect(many.candidates.every(({ createdAt }) => Date.parse(createdAt) <= daysAgo(5).getTime())).toBe(
      true,
    );
  });

  it('are announced each morning while there are any and the digest is on', async () => {
    // The service runs the job by itself too, at eight in the morning of the real day.
    const clockDay = addDays(service.app.get(Clock).today(), 1);
    const run = async () => {
      const result = await service.app.get(Timers).runCron('response-digest');
      const announced = await service.published('response.digest-due');
      return [result, announced.filter(({ date }) => date === clockDay).length];
    };
    const setTime = (time: string) => service.app.get(Clock).set(new Date(`${clockDay}T${time}:00-03:00`));
    setTime('08:00');
    expect(await run()).toEqual([{ waiting: 0 }, 0]);
    await applied(20, { jobId: 100 });
    await applied(20);
    expect(await admin().overdueResponses()).toEqual({
      days: 15,
      candidates: 2,
      jobs: expect.arrayContaining([
        { jobId: 100, jobTitle: 'Analista', isClosed: false, candidates: 1 },
        { jobId: null, jobTitle: null, isClosed: false, candidates: 1 },
      ]),
    });
    const closesOn = addDays(clockDay, -1);
    await service.receive('job.saved', jobSaved(100, { title: 'Analista', closesOn }));
    expect((await admin().overdueResponses()).jobs).toContainEqual(
      expect.objectContaining({ jobId: 100, isClosed: true }),
    );
    // A process that starts at night runs its cron jobs then.
    setTime('00:00');
    expect(await run()).toEqual([{ waiting: 0 }, 0]);
    setTime('07:59');
    expect(await run()).toEqual([{ waiting: 0 }, 0]);
    setTime('23:59');
    expect(await run()).toEqual([{ waiting: 2 }, 1]);
    await admin().saveResponseSettings({ overdueDays: 15, sendDigest: false });
    expect(await run()).toEqual([{ waiting: 0 }, 1]);
    await admin().saveResponseSettings({ overdueDays: 23, sendDigest: true });
    expect(await run()).toEqual([{ waiting: 0 }, 1]);
    service.app.get(Clock).set(new Date());
  });

  it('have settings that are not changed over the change of another user, who gets those that were saved', async () => {
    const read = await admin().responseSettings();
    const first = await admin().saveResponseSettings({
      overdueDays: 9,
      sendDigest: true,
      from: read.version,
    });
    const second = { overdueDays: 20, sendDigest: false };
    await expect(admin().saveResponseSettings({ ...second, from: read.version })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { current: first },
    });
    expect(await admin().responseSettings()).toEqual(first);
    // The same settings again, whose first response was lost, are stored already.
    const again = { overdueDays: 9, sendDigest: true, from: read.version };
    expect(await admin().saveResponseSettings(again)).toEqual(first);
    expect(await admin().saveResponseSettings({ ...second, from: first.version })).toMatchObject(second);
    const { overdueDays, sendDigest } = read;
    await admin().saveResponseSettings({ overdueDays, sendDigest });
  });

  it('of a job are listed by status; closing it without a response is stored until it opens again', async () => {
    const [first, second, third] = [
      await applied(1, { jobId: 101 }),
      await applied(1, { jobId: 101 }),
      await applied(1, { jobId: 101 }),
    ];
    await admin().changeStatus({ id: second, status: 'reviewing' });
    await admin().reject({ id: third });
    const stages = [
      { status: 'new', candidates: 1 },
      { status: 'reviewing', candidates: 1 },
    ];
    expect(await admin().remainingCandidates({ jobId: 101 })).toEqual({ stages, unanswered: null });
    const manager = (jobId: number) => service.as(withRoles(['gestor'], { jobIds: [jobId] }));
    expect(await manager(101).remainingCandidates({ jobId: 101 })).toMatchObject({ stages });
    expect(await manager(100).remainingCandidates({ jobId: 101 })).toEqual({ stages: [], unanswered: null });

    await service.receive('job.saved', jobSaved(101, { title: 'Fechada', isActive: false }));
    await admin().leaveUnanswered({ jobId: 101 });
    expect(await admin().remainingCandidates({ jobId: 101 })).toMatchObject({
      unanswered: { candidates: 2, actorName: ADMIN.username },
    });
    const audited = (await service.published('audit.recorded')).filter(
      ({ action }) => action === 'job.closed-unanswered',
    );
    expect(audited).toMatchObject([{ subjectId: 101, details: { candidates: 2 }, actorId: ADMIN.id }]);
    await service.receive('job.saved', jobSaved(101, { title: 'Fechada' }));
    expect(await admin().remainingCandidates({ jobId: 101 })).toEqual({ stages, unanswered: null });
    await admin().changeStatuses({ ids: [first, second], status: 'rejected' });
    expect((await admin().remainingCandidates({ jobId: 101 })).stages).toEqual([]);
  });
});
