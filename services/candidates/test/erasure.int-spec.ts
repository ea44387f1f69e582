import { CandidatesRpc } from '@araucaria/contracts';
import { Timers } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { ADMIN, eventually, insertCandidates } from '@araucaria/testing';
import { clean, startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, applicationInput, jobSaved, type Service } from './fixtures.js';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

describe('erasure', () => {
  let service: Service;
  let files: ResumeFiles;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    files = service.app.get(ResumeFiles);
  });
  afterAll(() => service.stop());

  const deleted = (key: string) => eventually(async () => !(await files.exists(key)));

  it('records who opened a résumé', async () => {
    const { key } = await files.put(PDF);
    const id = await createCandidate(service, { resumeKey: key, resumeFilename: 'ana.pdf' });
    expect(await service.as(ADMIN).openResume({ id })).toEqual({
      candidateId: id,
      key,
      filename: 'ana.pdf',
      contentType: 'application/pdf',
    });
    expect(await service.published('audit.recorded')).toContainEqual({
      action: 'resume.opened',
      subject: 'candidate',
      subjectId: id,
      actorId: 1,
    });
    const accesses = [{ candidateId: id, actorId: 1, actorName: 'admin', at: expect.stringMatching(/Z$/) }];
    expect(await service.as(ADMIN).resumeAccesses({ ids: [id] })).toMatchObject(accesses);
    expect((await service.as(ADMIN).exportOne({ id })).resumeAccesses).toMatchObject(accesses);
  });

  it('records who opened a résumé by its address, with the application that it was sent with', async () => {
    const { key } = await files.put(PDF);
    const id = await createCandidate(service, { resumeKey: key });
    expect(await service.as(ADMIN).openResumeFile({ key })).toEqual({ isRecorded: true });
    expect(await service.as(ADMIN).resumeAccesses({ ids: [id] })).toMatchObject([{ actorName: 'admin' }]);
    expect(await service.published('audit.recorded')).toContainEqual(
      expect.objectContaining({ action: 'resume.opened', subject: 'candidate', subjectId: id }),
    );
    const unsent = await files.put(PDF);
    expect(await service.as(ADMIN).openResumeFile({ key: unsent.key })).toEqual({ isRecorded: false });
  });

  it('reports a candidate without a résumé and an unknown candidate', async () => {
    const id = await createCandidate(service);
    await expect(service.as(ADMIN).openResume({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'O currículo não está disponível para este candidato',
    });
    await expect(service.as(ADMIN).openResume({ id: 99_999 })).rejects.toMatchObject({
      message: 'Candidato não encontrado',
    });
    expect(await service.as(ADMIN).resumeAccesses({ ids: [id] })).toEqual([]);
  });

  it('exports all data of one candidate', async () => {
    const { key } = await files.put(PDF);
    const id = await createCandidate(service, {
      resumeKey: key,
      experiences: [{ company: 'Uma', position: 'Analista', startDate: '2020-01-01' }],
      education: [{ institution: 'UF', degree: 'Letras', startDate: '2015-01-01' }],
    });
    await service.as(ADMIN).changeStatus({ id, status: 'reviewing' });
    expect(await service.as(ADMIN).exportOne({ id })).toMatchObject({
      candidate: { id, resumeKey: key },
      experiences: [{ company: 'Uma' }],
      education: [{ degree: 'Letras' }],
      history: [{ to: 'new' }, { to: 'reviewing' }],
    });
  });

  it('erases a candidate with records and file, and publishes it', async () => {
    const { key } = await files.put(PDF);
    const input = applicationInput({
      resumeKey: key,
      experiences: [{ company: 'Uma', position: 'Analista', startDate: '2020-01-01' }],
      education: [{ institution: 'UF', degree: 'Letras', startDate: '2015-01-01' }],
    });
    const { id } = await service.as().apply(input);
    await service.as(ADMIN).erase({ id });
    for (const table of ['experience', 'education', 'history_entry']) {
      expect(await service.rows(`select 1 from ${table} where candidate_id = $1`, [id])).toEqual([]);
    }
    await expect(service.as(ADMIN).byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(service.as(ADMIN).erase({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await service.published('candidate.erased')).toEqual([{ candidateId: id }]);
    await deleted(key);
    // An erased candidate may apply again.
    expect((await service.as().apply(applicationInput({ email: input.email }))).id).not.toBe(id);
  });

  it('deletes a file that two applications of a person share with the last of them', async () => {
    await service.receive('job.saved', jobSaved(71));
    const { key } = await files.put(PDF);
    const talent = await createCandidate(service, { resumeKey: key });
    const [person] = await service.rows<{ id: number }>(
      'select person_id as id from candidate_record where id = $1',
      [talent],
    );
    const personId = person!.id;
    const { id } = await service.as().applyAgain({ personId, jobId: 71 });
    await service.as().leaveTalentBank({ personId });
    await eventually(async () => (await service.rows('select 1 from removed_file')).length === 0);
    expect(await files.exists(key)).toBe(true);
    await service.as(ADMIN).erase({ id });
    await deleted(key);
  });

  it('erases a candidate whose file does not exist', async () => {
    const id = await createCandidate(service, {
      resumeKey: 'resumes/0b6c8a52-2f3e-4c1d-9a77-1c2d3e4f5a6b.pdf',
    });
    await service.as(ADMIN).erase({ id });
    await expect(service.as(ADMIN).byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await service.published('candidate.erased')).toContainEqual({ candidateId: id });
    await eventually(async () => (await service.rows('select 1 from removed_file')).length === 0);
  });

  it('erases expired talent-bank entries, but no applications to jobs and no approved candidates', async () => {
    await service.receive('job.saved', jobSaved(100));
    const old = await createCandidate(service);
    const fresh = await createCandidate(service);
    const hired = await createCandidate(service);
    const forJob = await createCandidate(service, { jobId: 100 });
    await service.as(ADMIN).changeStatus({ id: hired, status: 'hired' });
    await service.rows(
      `update candidate set created_at = created_at - interval '25 months',
         retention_until = retention_until - interval '25 months' where id = any($1)`,
      [[old, hired, forJob]],
    );
    expect(await service.as(ADMIN).expireRetention()).toEqual({ candidates: 1 });
    const left = (await service.as(ADMIN).byIds({ ids: [old, fresh, hired, forJob] })).map(({ id }) => id);
    expect(left.sort((a, b) => a - b)).toEqual([fresh, hired, forJob]);
    expect(await service.published('candidate.erased')).toContainEqual({ candidateId: old });
  });

  it('erases all applications of a person at once, however many, or none if one is held', async () => {
    const first = await createCandidate(service);
    const ids = await service.rows<{ id: number }>(
      `with jobs as (
         insert into job_ref (id, title, department, is_active)
         select 5000 + n, 'Vaga ' || n, 'Engenharia', true from generate_series(1, 250) n returning id)
       insert into candidate_record (person_id, first_name, last_name, email, phone, job_id)
       select c.person_id, c.first_name, c.last_name, c.email, c.phone, jobs.id
       from candidate_record c, jobs where c.id = $1 returning id`,
      [first],
    );
    const all = [first, ...ids.map(({ id }) => id)];
    const last = Math.max(...all);
    const erased = async () =>
      (await service.published('candidate.erased')).filter(({ candidateId }) => all.includes(candidateId));
    await service.as(ADMIN).placeLegalHold({ id: last, reason: 'Processo trabalhista em curso' });
    await expect(service.as(ADMIN).erase({ id: first })).rejects.toMatchObject({ code: 'LEGAL_HOLD' });
    expect(await erased()).toEqual([]);
    await service.as(ADMIN).liftLegalHold({ id: last });
    await service.as(ADMIN).erase({ id: first });
    expect(await erased()).toHaveLength(251);
    expect(await service.rows('select from candidate_record where id = any($1)', [all])).toEqual([]);
    expect(
      await service.rows(
        'select from person p where not exists (select from candidate_record where person_id = p.id)',
      ),
    ).toEqual([]);
  });

  it('deletes uploads that were not sent with an application within two days', async () => {
    const [unused, sent] = [(await files.put(PDF)).key, (await files.put(PDF)).key];
    await createCandidate(service, { resumeKey: sent });
    const runCron = () => service.app.get(Timers).runCron('unused-uploads');
    const clock = service.app.get(Clock);
    clock.set(new Date(Date.now() + 47 * 3_600_000));
    expect(await runCron()).toMatchObject({ removed: 0 });
    clock.set(new Date(Date.now() + 49 * 3_600_000));
    expect((await runCron()).removed).toBeGreaterThan(0);
    await deleted(unused);
    expect(await files.exists(sent)).toBe(true);
    clock.set(new Date());
  });

  it('erases all candidates in batches and returns their number', async () => {
    const { key } = await files.put(PDF);
    await createCandidate(service, { resumeKey: key });
    await service.rows(
      insertCandidates(
        'first_name, last_name, email, phone',
        `select 'Pessoa', 'Muita', 'massa' || n || '@exemplo.com.br', '12345678' from generate_series(1, 450) n`,
      ),
    );
    const { total } = await service.as(ADMIN).counts();
    const eventsBefore = (await service.published('candidate.erased')).length;
    expect(total).toBeGreaterThan(450);
    expect(await clean(service, 'candidates')).toEqual({ candidates: total });
    expect(await service.as(ADMIN).counts()).toMatchObject({ total: 0, approved: 0 });
    expect(await service.published('candidate.erased')).toHaveLength(eventsBefore + total);
    expect(await clean(service, 'candidates')).toEqual({ candidates: 0 });
    await deleted(key);
  });
});
