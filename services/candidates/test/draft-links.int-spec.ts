import { MINUTE_MS } from '@araucaria/contracts';
import type { Clock } from '@araucaria/platform';
import type { ResumeFiles } from '@araucaria/storage';
import { ADMIN, eventually } from '@araucaria/testing';
import { draftActions } from './draft-actions.js';
import { applicationInput, jobSaved, type Service } from './fixtures.js';
import { startServiceWithJobs, type ServiceWithJobs } from './service-with-jobs.js';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

describe('drafts of applications, by the link of their e-mail,', () => {
  let system: ServiceWithJobs;
  let service: Service;
  let files: ResumeFiles;
  let clock: Clock;
  beforeAll(async () => {
    system = await startServiceWithJobs([501, 502]);
    ({ service, files, clock } = system);
  });
  afterAll(() => system?.stop());
  afterEach(() => clock.set(new Date()));

  const moveClock = (minutes: number) => clock.set(new Date(Date.now() + minutes * MINUTE_MS));
  const { draftsOf, person, applyAgain, openLink } = draftActions(() => service);

  it('show what was sent beside the profile, as often as the link is opened', async () => {
    const { input } = await person({ city: 'Lapa' });
    const { token } = await openLink(input, { phone: '(41) 3333-0000', city: '', coverLetter: 'Quero.' });
    for (let n = 0; n < 3; n++)
      expect(await service.as().draftLink({ token })).toMatchObject({
        state: 'open',
        jobTitle: 'Vaga 502',
        appliedAt: null,
        profile: { firstName: 'Ana', phone: input.phone, city: 'Lapa' },
        drafts: [
          {
            profile: { firstName: 'Ana', phone: '(41) 3333-0000', city: null },
            coverLetter: 'Quero.',
            resumeFilename: null,
          },
        ],
      });
  });

  it('without a file become an application with the last one of the person', async () => {
    const { key } = await files.put(PDF);
    const { input } = await person({ resumeKey: key, resumeFilename: 'antigo.pdf' });
    const { token } = await openLink(applicationInput({ jobId: 501, email: input.email }));
    const { drafts, lastResume } = await service.as().draftLink({ token });
    expect(drafts).toMatchObject([{ resumeFilename: null }]);
    expect(lastResume).toEqual({ filename: 'antigo.pdf', at: expect.any(String) });
    const { id } = await service.as().confirmDraft({ token, draftId: drafts[0]!.id, accepted: [] });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({
      resumeKey: key,
      resumeFilename: 'antigo.pdf',
    });
  });

  it('store no token', async () => {
    const { input } = await person();
    const { token } = await openLink(input);
    const tables = await service.rows<{ name: string }>(
      `select format('%I', table_name) as name from information_schema.tables
       where table_schema = 'candidates' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables)
      expect(await service.rows(`select 1 from ${name} t where strpos(t::text, $1) > 0`, [token])).toEqual(
        [],
      );
  });

  it('become an application with the accepted fields, which all applications of the person show', async () => {
    const { id, input } = await person({ city: 'Lapa', consentVersion: '2026-01' });
    const { key } = await files.put(PDF);
    const { token, linkId } = await openLink(input, {
      firstName: 'Anita',
      phone: '(41) 3333-0000',
      coverLetter: 'Quero.',
      consentVersion: '2026-11',
      resumeKey: key,
      resumeFilename: 'novo.pdf',
      referralCode: 'refab12cd',
      experiences: [{ company: 'Depois', position: 'Gerente', startDate: '2024-01-01' }],
    });
    const [draft] = (await service.as().draftLink({ token })).drafts;
    const confirmed = await service.as().confirmDraft({ token, draftId: draft!.id, accepted: ['phone'] });
    const second = await service.as(ADMIN).byId({ id: confirmed.id });
    expect(second).toMatchObject({
      firstName: 'Ana',
      phone: '(41) 3333-0000',
      city: 'Lapa',
      jobId: 502,
      status: 'new',
      coverLetter: 'Quero.',
      resumeKey: key,
      resumeFilename: 'novo.pdf',
      referralCode: 'REFAB12CD',
      consentVersion: '2026-11',
    });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({
      firstName: 'Ana',
      phone: '(41) 3333-0000',
      jobId: 501,
      resumeKey: null,
      coverLetter: null,
      consentVersion: '2026-01',
    });
    expect(await service.as(ADMIN).experiences({ ids: [confirmed.id] })).toMatchObject([
      { company: 'Depois' },
    ]);
    expect(await service.published('candidate.applied')).toContainEqual({
      candidateId: confirmed.id,
      jobId: 502,
      referralCode: 'REFAB12CD',
    });
    expect(await service.published('audit.recorded')).toContainEqual({
      action: 'candidate.profile-changed',
      subject: 'candidate',
      subjectId: confirmed.id,
      actorId: null,
      details: { fields: 'phone' },
    });
    expect(await draftsOf(input.email)).toEqual([]);
    // An e-mail whose sending was not recorded counts as sent then.
    await expect(service.as().issueLink({ id: linkId })).rejects.toMatchObject({
      details: { state: 'used' },
    });
    await eventually(async () => (await service.rows('select 1 from removed_file')).length === 0);
    expect(await files.exists(key)).toBe(true);
  });

  it('announce an accepted name, which other services show', async () => {
    const { id, input } = await person();
    const { token } = await openLink(input, { firstName: 'Anita' });
    const [draft] = (await service.as().draftLink({ token })).drafts;
    await service.as().confirmDraft({ token, draftId: draft!.id, accepted: ['firstName'] });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ firstName: 'Anita' });
    expect(await service.published('candidate.renamed')).toContainEqual({ candidateId: id });
  });

  it('become one application however often and however simultaneously the button is pressed', async () => {
    const { input } = await person();
    await applyAgain(input);
    const { token } = await openLink(input);
    const { drafts } = await service.as().draftLink({ token });
    expect(drafts).toHaveLength(2);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        service.as().confirmDraft({ token, draftId: drafts[n % 2]!.id, accepted: [] }),
      ),
    );
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(
      await service.rows('select 1 from candidate_record where lower(email) = lower($1)', [input.email]),
    ).toHaveLength(2);
    expect(await service.as().draftLink({ token })).toMatchObject({
      state: 'used',
      drafts: [],
      profile: null,
    });
  });

  it('are refused with a draft of another link', async () => {
    const [one, two] = [await person(), await person()];
    const { token } = await openLink(one.input);
    await openLink(two.input);
    const [foreign] = await draftsOf(two.input.email);
    await expect(
      service.as().confirmDraft({ token, draftId: foreign!.id, accepted: [] }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are refused after the end of the link, of the job, and without a known link', async () => {
    const { input } = await person();
    const { token, linkId } = await openLink(input);
    const [draft] = await draftsOf(input.email);
    const confirm = (change = {}) =>
      service.as().confirmDraft({ token, draftId: draft!.id, accepted: [], ...change });
    await expect(confirm({ token: 'x'.repeat(43) })).rejects.toMatchObject({
      code: 'LINK_GONE',
      details: { state: 'unknown' },
    });
    await service.receive('job.saved', jobSaved(502, { isActive: false }));
    await expect(confirm()).rejects.toMatchObject({ code: 'JOB_CLOSED' });
    await service.receive('job.saved', jobSaved(502));
    moveClock(31);
    await expect(confirm()).rejects.toMatchObject({ code: 'LINK_GONE', details: { state: 'expired' } });
    await expect(service.as().issueLink({ id: linkId })).rejects.toMatchObject({
      code: 'LINK_GONE',
      details: { state: 'expired' },
    });
    expect(await service.as().draftLink({ token })).toMatchObject({ state: 'expired', drafts: [] });
  });

  it('end the earlier link of the same job with the next e-mail', async () => {
    const { input } = await person();
    const { token } = await openLink(input);
    moveClock(16);
    await openLink(input);
    expect(await service.as().draftLink({ token })).toMatchObject({ state: 'replaced' });
  });
});
