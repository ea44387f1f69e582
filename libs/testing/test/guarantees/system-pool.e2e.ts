import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applicant, itInLongForm, resumePdf, startTestSystem, type TestSystem } from '../../src/index.js';

/** What a file of tests may leave behind. */
async function stateOf(system: TestSystem) {
  const admin = await system.admin();
  const { body: jobs } = await admin.get<Array<{ id: number; title: string }>>('/api/jobs');
  const { body: found } = await admin.get<{ pagination: { totalCandidates: number } }>('/api/candidates');
  const { body: published } = await system.visitor().get('/api/jobs');
  return {
    jobs: jobs.map(({ id, title }) => [id, title]),
    candidates: found.pagination,
    published,
    mails: system.mailbox.messages().length,
    files: (await readdir(join(system.dataDir, 'files'), { recursive: true })).sort(),
  };
}

describe('a system of tests that several files use', () => {
  it('is to the next file as a new one, whatever the last one has left', async () => {
    const first = await startTestSystem();
    const before = await stateOf(first);
    const admin = await first.admin();
    const upload = await first.visitor().upload<{ resumeUrl: string }>(await resumePdf());
    const recaptchaToken = await first.captcha();
    const application = { ...applicant(1), resumeUrl: upload.body.resumeUrl, recaptchaToken };
    const { body: candidate } = await first.visitor().post<{ id: number }>('/api/candidates', application);
    expect((await admin.post(`/api/candidates/${candidate.id}/approve`, {})).status).toBe(200);
    expect(await admin.delete(`/api/jobs/${before.jobs.at(-1)?.[0]}`)).toMatchObject({ status: 204 });
    const changed = await stateOf(first);
    for (const part of ['jobs', 'candidates', 'published', 'files'] as const)
      expect(changed[part]).not.toEqual(before[part]);
    await first.settle();
    expect(first.mailbox.messages().length).toBeGreaterThan(0);
    const pids = first.running.processes.map(({ pid }) => pid);
    await first.stop();

    const second = await startTestSystem();
    expect(second.running.processes.map(({ pid }) => pid)).toEqual(pids);
    expect(await stateOf(second)).toEqual(before);
    // Its sessions have ended, and ids begin again.
    expect((await admin.get('/api/auth/me')).status).toBe(401);
    const again = { ...applicant(1), recaptchaToken: await second.captcha() };
    expect((await second.visitor().post('/api/candidates', again)).body).toMatchObject({ id: candidate.id });
    await second.stop();
  });

  // In `npm test` most files follow another one that has used the same system; each return of a system compares its rows.
  itInLongForm(
    'has the processes of a new one after a file has killed one and started one with other variables',
    async () => {
      const first = await startTestSystem();
      const { url } = first;
      const before = await stateOf(first);
      const jobs = first.running.process('jobs');
      jobs.kill('SIGKILL');
      await jobs.exited;
      const users = first.running.process('users');
      await users.restart({ env: { CLOCK_OFFSET: '86400000' } });
      const environmentOf = (pid = 0) => readFile(`/proc/${pid}/environ`, 'utf8');
      expect(await environmentOf(users.pid)).toContain('CLOCK_OFFSET=86400000');
      await first.stop();
      const second = await startTestSystem();
      expect(second.url).toBe(url);
      expect(await environmentOf(second.running.process('users').pid)).not.toContain('CLOCK_OFFSET=86400000');
      expect(await stateOf(second)).toEqual(before);
      await second.stop();
    },
  );

  itInLongForm('is another one after a file has failed', async () => {
    const first = await startTestSystem();
    const writers = [...(globalThis.failureWriters ?? [])];
    await Promise.all(writers.map((write) => write(first.dataDir)));
    const { url } = first;
    await first.stop();
    const second = await startTestSystem();
    expect(second.url).not.toBe(url);
    await second.stop();
  });

  itInLongForm('is another one for a file that asks for other options', async () => {
    const usual = await startTestSystem();
    await usual.stop();
    const empty = await startTestSystem('without-demo');
    expect((await stateOf(empty)).candidates).toMatchObject({ totalCandidates: 0 });
    await empty.stop();
  });
});
