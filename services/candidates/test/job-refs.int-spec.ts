import { CandidatesRpc } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { ADMIN, addDays, eventually, today } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, applicationInput, jobSaved, type Service } from './fixtures.js';

/** The jobs service is not running; the local copy of jobs knows only its events. */
describe('the local copy of jobs', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  /** `accepted`, or the code of the error. */
  const applyTo = (jobId: number) =>
    service
      .as()
      .apply(applicationInput({ jobId }))
      .then(
        () => 'accepted',
        (error: { code: string }) => error.code,
      );

  it('accepts applications to a job that was saved', async () => {
    await service.receive('job.saved', jobSaved(100, { title: 'Analista' }));
    const id = await createCandidate(service, { jobId: 100 });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({
      jobId: 100,
      jobTitle: 'Analista',
      retentionUntil: null,
    });
    expect(await service.published('candidate.applied')).toContainEqual({
      candidateId: id,
      jobId: 100,
      referralCode: null,
    });
  });

  it('keeps the latest title when events arrive out of order', async () => {
    const noon = new Date('2026-11-01T12:00:00Z');
    const one = new Date('2026-11-01T13:00:00Z');
    await service.receive('job.saved', jobSaved(101, { title: 'Depois' }), one);
    await service.receive('job.saved', jobSaved(101, { title: 'Antes' }), noon);
    const id = await createCandidate(service, { jobId: 101 });
    expect((await service.as(ADMIN).byId({ id })).jobTitle).toBe('Depois');
  });

  it('refuses closed, reserved and deleted jobs', async () => {
    await service.receive('job.saved', jobSaved(102, { isActive: false }));
    await service.receive('job.saved', jobSaved(103));
    await service.receive('job.removed', { jobId: 103 });
    expect(await applyTo(102)).toBe('JOB_CLOSED');
    expect(await applyTo(1)).toBe('JOB_CLOSED');
    expect(await applyTo(5)).toBe('JOB_CLOSED');
    expect(await applyTo(103)).toBe('NOT_FOUND');
  });

  it('accepts applications to the end of the closing day', async () => {
    const clock = service.app.get(Clock);
    await service.receive('job.saved', jobSaved(109, { closesOn: today() }));
    expect(await applyTo(109)).toBe('accepted');
    clock.set(new Date(`${addDays(today(), 1)}T00:00:01-03:00`));
    expect(await applyTo(109)).toBe('JOB_CLOSED');
    clock.set(new Date());
  });

  it('follows what the jobs service sends before the event, and an event that is older changes nothing', async () => {
    const copy = { id: 110, title: 'Vaga 110', department: 'Engenharia' };
    const at = (seconds: number) => new Date(Date.now() + seconds * 1_000);
    await service.receive('job.saved', jobSaved(110), at(0));
    expect(await applyTo(110)).toBe('accepted');
    await service.as().saveJobCopy({ ...copy, isActive: false, occurredAt: at(2).toISOString() });
    expect(await applyTo(110)).toBe('JOB_CLOSED');
    await service.receive('job.saved', jobSaved(110), at(1));
    expect(await applyTo(110)).toBe('JOB_CLOSED');
    await service.receive('job.saved', jobSaved(110), at(3));
    expect(await applyTo(110)).toBe('accepted');
  });

  it('refuses an application to an unknown job as unavailable', async () => {
    expect(await applyTo(9_999)).toBe('UNAVAILABLE');
  });

  it('keeps a job removed when an earlier event arrives late', async () => {
    await service.receive('job.removed', { jobId: 104 });
    await service.receive('job.saved', jobSaved(104), new Date('2026-01-01T00:00:00Z'));
    expect(await applyTo(104)).toBe('NOT_FOUND');
  });

  it('closes a job without candidates repeatedly, and then refuses applications to it', async () => {
    await service.receive('job.saved', jobSaved(105));
    await service.as(ADMIN).closeJobForRemoval({ id: 105 });
    await service.as(ADMIN).closeJobForRemoval({ id: 105 });
    expect(await applyTo(105)).toBe('JOB_CLOSED');
  });

  it('closes a job whose event has not arrived yet', async () => {
    const before = new Date();
    await service.as(ADMIN).closeJobForRemoval({ id: 106 });
    await service.receive('job.saved', jobSaved(106), new Date(before.getTime() - 1_000));
    expect(await applyTo(106)).toBe('JOB_CLOSED');
  });

  it('stays closed by a second removal when an edit before it arrives late', async () => {
    await service.receive('job.saved', jobSaved(111), new Date(Date.now() - 60_000));
    await service.as(ADMIN).closeJobForRemoval({ id: 111 });
    const edited = new Date(Date.now() + 1);
    await eventually(() => Promise.resolve(Date.now() > edited.getTime()));
    await service.as(ADMIN).closeJobForRemoval({ id: 111 });
    await service.receive('job.saved', jobSaved(111), edited);
    expect(await applyTo(111)).toBe('JOB_CLOSED');
  });

  it('refuses to close a job with candidates', async () => {
    await service.receive('job.saved', jobSaved(107));
    await createCandidate(service, { jobId: 107 });
    await expect(service.as(ADMIN).closeJobForRemoval({ id: 107 })).rejects.toMatchObject({
      code: 'JOB_HAS_CANDIDATES',
      status: 400,
      details: { hasCandidates: true },
    });
    expect(await applyTo(107)).toBe('accepted');
  });

  it('reopens a job that is saved after its removal was interrupted', async () => {
    await service.receive('job.saved', jobSaved(108));
    await service.as(ADMIN).closeJobForRemoval({ id: 108 });
    await service.receive('job.saved', jobSaved(108), new Date(Date.now() + 5));
    expect(await applyTo(108)).toBe('accepted');
  });
});
