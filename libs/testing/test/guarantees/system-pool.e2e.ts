import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applicant, resumePdf, startTestSystem, type TestSystem } from '../../src/index.js';

/** What a file of tests may leave behind. */
async function stateOf(system: TestSystem) {
  const admin = await system.admin();
  const { body: jobs } = await admin.get<Array<{ id: number; title: string }>>('/api/jobs');
  const { body: found } = await admin.get<{ pagination: { totalItems: number } }>('/api/candidates');
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

  it('is another one after a process was killed', async () => {
    const first = await startTestSystem();
    const { url } = first;
    const jobs = first.running.process('jobs');
    jobs.kill('SIGKILL');
    await jobs.exited;
    await first.stop();
    const second = await startTestSystem();
    expect(second.url).not.toBe(url);
    expect((await stateOf(second)).jobs.length).toBeGreaterThan(0);
    await second.stop();
  });

  it('is another one after a file has failed', async () => {
    const first = await startTestSystem();
    const writers = [...(globalThis.failureWriters ?? [])];
    await Promise.all(writers.map((write) => write(first.dataDir)));
    const { url } = first;
    await first.stop();
    const second = await startTestSystem();
    expect(second.url).not.toBe(url);
    await second.stop();
  });
});
