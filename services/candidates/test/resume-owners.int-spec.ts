import type { Application } from '@araucaria/contracts';
import { hashOfToken } from '@araucaria/platform';
import type { ResumeFiles } from '@araucaria/storage';
import { ADMIN, eventually } from '@araucaria/testing';
import { applicationInput, createCandidate, type Service } from './fixtures.js';
import { startServiceWithJobs, type ServiceWithJobs } from './service-with-jobs.js';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const REFUSED = {
  code: 'VALIDATION_FAILED',
  details: {
    errors: [{ field: 'resumeUrl', message: 'Currículo não encontrado. Envie o arquivo novamente.' }],
  },
};

describe('a stored résumé', () => {
  let system: ServiceWithJobs;
  let service: Service;
  let files: ResumeFiles;
  beforeAll(async () => {
    system = await startServiceWithJobs([601, 602]);
    ({ service, files } = system);
  });
  afterAll(() => system?.stop());

  const stored = async () => (await files.put(PDF)).key;
  const apply = (change: Partial<Application>) => service.as().apply(applicationInput(change));
  const holders = async (key: string) =>
    (
      await service.rows<{ email: string }>(
        `select email from candidate_record where resume_key = $1
         union all select p.email from application_draft d join person p on p.id = d.person_id where d.resume_key = $1`,
        [key],
      )
    ).map(({ email }) => email);

  it('is refused for every other person as a key that no file has, and nothing is kept', async () => {
    const key = await stored();
    const owner = applicationInput({ jobId: 601, resumeKey: key });
    await service.as().apply(owner);
    const thief = applicationInput({ jobId: 601 });
    await expect(service.as().apply({ ...thief, resumeKey: key })).rejects.toMatchObject(REFUSED);
    // The e-mail of the thief is known now: neither is the file in a draft.
    await service.as().apply(thief);
    await expect(service.as().apply({ ...thief, jobId: 602, resumeKey: key })).rejects.toMatchObject(REFUSED);
    expect(await holders(key)).toEqual([owner.email]);
  });

  it('goes to one of many who send its key at the same time', async () => {
    const key = await stored();
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => apply({ resumeKey: key })));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(11);
    for (const { reason } of refused) expect(reason).toMatchObject(REFUSED);
    expect(await holders(key)).toHaveLength(1);
  });

  it('stays with the form that is sent again after its response was lost', async () => {
    const form = applicationInput({ resumeKey: await stored(), formKey: crypto.randomUUID() });
    const first = await service.as().apply(form);
    expect(await service.as().apply(form)).toEqual(first);
  });

  it('is sent with further applications of its person', async () => {
    const key = await stored();
    const input = applicationInput({ jobId: 601, resumeKey: key });
    const { id } = await service.as().apply(input);
    const [row] = await service.rows<{ personId: number }>(
      'select person_id as "personId" from candidate_record where id = $1',
      [id],
    );
    const further = await service.as().applyAgain({ personId: row!.personId, jobId: 602 });
    expect(await service.as(ADMIN).byId({ id: further.id })).toMatchObject({ resumeKey: key });
    await service.as(ADMIN).erase({ id });
    await eventually(async () => !(await files.exists(key)));
  });

  it('is copied when the same browser sends the form with another e-mail, after one that was known', async () => {
    const known = applicationInput({ jobId: 601 });
    await service.as().apply(known);
    const key = await stored();
    await service.as().recordResumeNotices({ key, notices: ['hidden-text'] });
    const form = applicationInput({ jobId: 602, resumeKey: key, sender: hashOfToken('browser') });
    await expect(service.as().apply({ ...form, email: known.email })).rejects.toMatchObject({
      code: 'EMAIL_ALREADY_EXISTS',
    });
    await expect(service.as().apply({ ...form, sender: hashOfToken('other') })).rejects.toMatchObject(
      REFUSED,
    );
    const { id } = await service.as().apply(form);
    const { resumeKey } = await service.as(ADMIN).byId({ id });
    expect(resumeKey).not.toBe(key);
    expect((await files.read(resumeKey!)).equals(PDF)).toBe(true);
    expect(await service.as(ADMIN).resumeNotices({ ids: [id] })).toMatchObject([
      { notices: ['hidden-text'] },
    ]);
  });

  it('gets no new owner while it waits for its deletion', async () => {
    const key = await stored();
    const id = await createCandidate(service, { resumeKey: key });
    await service.as(ADMIN).erase({ id });
    // As during an outage of the storage.
    await service.rows(
      `insert into removed_file (key, next_attempt_at) values ($1, now() + interval '1 hour')
       on conflict (key) do update set next_attempt_at = excluded.next_attempt_at`,
      [key],
    );
    await expect(apply({ resumeKey: key })).rejects.toMatchObject(REFUSED);
  });
});
