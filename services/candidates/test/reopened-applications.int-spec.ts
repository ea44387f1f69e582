import { randomUUID } from 'node:crypto';
import { DAY_MS, type Application, type CandidateStatus } from '@araucaria/contracts';
import type { Clock } from '@araucaria/platform';
import type { ResumeFiles } from '@araucaria/storage';
import { ADMIN, addDays, eventually, today } from '@araucaria/testing';
import { applicationInput, jobSaved, type Service } from './fixtures.js';
import { startServiceWithJobs, type ServiceWithJobs } from './service-with-jobs.js';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const JOB = 701;

describe('a form for a job that its person has applied to', () => {
  let system: ServiceWithJobs;
  let service: Service;
  let files: ResumeFiles;
  let clock: Clock;
  beforeAll(async () => {
    system = await startServiceWithJobs([JOB]);
    ({ service, files, clock } = system);
  });
  afterAll(() => system?.stop());
  afterEach(() => clock.set(new Date()));

  const applied = async (change: Partial<Application> = {}) => {
    const input = applicationInput({ jobId: JOB, ...change });
    const { id } = await service.as().apply(input);
    const [row] = await service.rows<{ person_id: number }>(
      'select person_id from candidate_record where id = $1',
      [id],
    );
    return { id, input, personId: row!.person_id };
  };
  const withdrawn = async (change: Partial<Application> = {}) => {
    const person = await applied(change);
    await service.as().withdraw({ personId: person.personId, id: person.id });
    return person;
  };
  /** Sends the form again, and returns the link that its person gets. */
  const sendAgain = async (input: Application, change: Partial<Application> = {}) => {
    await expect(service.as().apply({ ...input, ...change })).rejects.toMatchObject({
      code: 'EMAIL_ALREADY_EXISTS',
    });
    const [link] = await service.rows<{ id: string }>(
      `select l.id from candidate_link l join person p on p.id = l.person_id where lower(p.email) = lower($1)
       order by l.created_at desc limit 1`,
      [input.email],
    );
    return service.as().issueLink({ id: link!.id });
  };

  it('is kept after a withdrawal, and its link reopens the application', async () => {
    const { key: oldKey } = await files.put(PDF);
    const { key } = await files.put(PDF);
    const { id, input } = await withdrawn({
      resumeKey: oldKey,
      coverLetter: 'Antes.',
      experiences: [{ company: 'Antiga', position: 'Dev', startDate: '2020-01-01' }],
    });
    const link = await sendAgain(input, {
      coverLetter: 'Quero de novo.',
      resumeKey: key,
      resumeFilename: 'novo.pdf',
      consentVersion: '2026-11',
      experiences: [{ company: 'Nova', position: 'Dev', startDate: '2024-01-01' }],
    });
    expect(link).toMatchObject({ appliedAt: null, earlier: 'withdrawn' });
    const page = await service.as().draftLink({ token: link.token });
    expect(page).toMatchObject({ state: 'open', appliedAt: null, earlier: 'withdrawn' });
    const draftId = page.drafts[0]!.id;
    for (let press = 0; press < 2; press++)
      expect(await service.as().confirmDraft({ token: link.token, draftId, accepted: [] })).toEqual({ id });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({
      status: 'new',
      coverLetter: 'Quero de novo.',
      resumeKey: key,
      resumeFilename: 'novo.pdf',
      consentVersion: '2026-11',
    });
    expect(await service.as(ADMIN).experiences({ ids: [id] })).toMatchObject([{ company: 'Nova' }]);
    expect((await service.as(ADMIN).history({ ids: [id] })).at(-1)).toMatchObject({
      from: 'declined',
      to: 'new',
      actorId: null,
    });
    await eventually(async () => !(await files.exists(oldKey)));
    expect(await files.exists(key)).toBe(true);
  });

  it('reopens no withdrawn application of a closed job', async () => {
    const { id, input } = await withdrawn();
    const { token } = await sendAgain(input);
    const { drafts } = await service.as().draftLink({ token });
    await service.receive('job.saved', jobSaved(JOB, { isActive: false }));
    await expect(
      service.as().confirmDraft({ token, draftId: drafts[0]!.id, accepted: [] }),
    ).rejects.toMatchObject({ code: 'JOB_CLOSED' });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ status: 'declined' });
    await service.receive('job.saved', jobSaved(JOB));
  });

  it("reopens a withdrawn application from the candidate's area, and keeps what is not sent", async () => {
    const { id, personId } = await withdrawn({ coverLetter: 'Antes.' });
    expect(await service.as().applyAgain({ personId, jobId: JOB })).toEqual({ id });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ status: 'new', coverLetter: 'Antes.' });
    await expect(service.as().applyAgain({ personId, jobId: JOB })).rejects.toMatchObject({
      code: 'ALREADY_APPLIED',
    });
  });

  it('begins again without the step, the first day and the approval of its earlier hiring', async () => {
    const { id, personId } = await applied();
    await service.as(ADMIN).approve({ id });
    await service.as(ADMIN).setHiringStep({ id, hiringStep: 'offer_sent', startDate: addDays(today(), 20) });
    const offers = async () =>
      (await service.published('candidate.hiring-step-changed')).filter(
        ({ candidateId, to }) => candidateId === id && to === 'offer_sent',
      );
    expect(await offers()).toHaveLength(1);
    await service.as().withdraw({ personId, id });
    await service.as().applyAgain({ personId, jobId: JOB });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({
      status: 'new',
      hiringStep: null,
      startDate: null,
      approvedDate: null,
    });
    await service.as(ADMIN).approve({ id });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ status: 'approved', hiringStep: null });
    // The second offer is sent as the first one was.
    await service.as(ADMIN).setHiringStep({ id, hiringStep: 'offer_sent' });
    expect(await offers()).toHaveLength(2);
  });

  it('reopens a withdrawn entry of the talent bank', async () => {
    const { id, personId } = await withdrawn({ jobId: 0 });
    expect(await service.as().applyAgain({ personId })).toEqual({ id });
  });

  describe('ends the quarantine of the earlier application', () => {
    /** A person whose entry of the talent bank is in quarantine since today. */
    const quarantined = async () => {
      const person = await applied({ jobId: 0 });
      clock.set(new Date(Date.now() + 31 * DAY_MS));
      const terms = [{ kind: 'talent_bank' as const, termDays: 30 }];
      await service.receive('retention.requested', { runId: randomUUID(), dryRun: false, terms });
      expect(await service.as(ADMIN).byIds({ ids: [person.id] })).toEqual([]);
      const retentionOf = async () => {
        const [row] = await service.rows<{ until: Date }>(
          'select retention_until as until from candidate_record where id = $1',
          [person.id],
        );
        return row!.until.getTime();
      };
      return { ...person, retentionOf, firstRetention: await retentionOf() };
    };

    it('by the link of its e-mail', async () => {
      const { id, input, retentionOf, firstRetention } = await quarantined();
      const link = await sendAgain(input, { coverLetter: 'Quero de novo.' });
      expect(link).toMatchObject({ appliedAt: null, earlier: null });
      const { drafts } = await service.as().draftLink({ token: link.token });
      const confirmation = { token: link.token, draftId: drafts[0]!.id, accepted: [] };
      expect(await service.as().confirmDraft(confirmation)).toEqual({ id });
      expect(await service.as(ADMIN).byId({ id })).toMatchObject({
        status: 'new',
        coverLetter: 'Quero de novo.',
      });
      expect(await retentionOf()).toBeGreaterThan(firstRetention);
      const changes = await service.published('candidate.quarantine-changed');
      expect(changes.filter(({ candidateId }) => candidateId === id).at(-1)).toMatchObject({
        quarantined: false,
      });
    });

    it("in the candidate's area, whatever its result was", async () => {
      const { id, personId } = await quarantined();
      await service.as(ADMIN).restoreQuarantined({ id });
      await service.as(ADMIN).changeStatus({ id, status: 'rejected' });
      clock.set(new Date(Date.now() + 62 * DAY_MS));
      const terms = [{ kind: 'talent_bank' as const, termDays: 30 }];
      await service.receive('retention.requested', { runId: randomUUID(), dryRun: false, terms });
      expect(await service.as().applyAgain({ personId })).toEqual({ id });
      expect(await service.as(ADMIN).byId({ id })).toMatchObject({ status: 'new' });
      await expect(service.as().applyAgain({ personId })).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
    });
  });

  it('is not kept after an announced rejection, and the e-mail can say that the process ended', async () => {
    const { id, input, personId } = await applied();
    await service.as(ADMIN).changeStatus({ id, status: 'rejected' });
    await service.receive('candidate.notified', {
      candidateId: id,
      at: new Date().toISOString(),
      isRejection: true,
    });
    const link = await sendAgain(input);
    expect(link).toMatchObject({ appliedAt: expect.any(String), earlier: 'ended' });
    expect(await service.as().draftLink({ token: link.token })).toMatchObject({
      earlier: 'ended',
      drafts: [],
    });
    await expect(service.as().applyAgain({ personId, jobId: JOB })).rejects.toMatchObject({
      code: 'ALREADY_APPLIED',
    });
  });

  it.each(['new', 'rejected'] satisfies CandidateStatus[])(
    'is told of no result that has not been announced: %s',
    async (status) => {
      const { id, input } = await applied();
      if (status !== 'new') await service.as(ADMIN).changeStatus({ id, status });
      expect(await sendAgain(input)).toMatchObject({ appliedAt: expect.any(String), earlier: 'open' });
    },
  );
});
