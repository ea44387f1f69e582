import type { JobView } from '@araucaria/contracts';
import {
  ADMIN_PASSWORD,
  Visitor,
  eventually,
  jobForm,
  startTestSystem,
  type TestSystem,
} from '@araucaria/testing';

const jobInput = jobForm({ title: 'Vaga que vai e vem' });

describe('the cached list of open jobs', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await startTestSystem('two-gateways');
    admin = await system.admin();
  });
  afterAll(() => system?.stop());

  const titlesAt = async (url: string) => {
    const { body } = await new Visitor(url).get<JobView[]>('/api/jobs?t=1');
    return body.map(({ title }) => title);
  };

  it('shows a change at once on the same gateway, and soon on the other', async () => {
    const [here, there] = system.running.urls as [string, string];
    // Past the load balancer, which may send the change to either gateway.
    const author = new Visitor(here);
    expect((await author.login('admin', ADMIN_PASSWORD)).status).toBe(200);
    await titlesAt(here);
    await titlesAt(there);

    const { body: job } = await author.post<JobView>('/api/jobs', jobInput);
    expect(await titlesAt(here)).toContain(jobInput.title);
    await eventually(async () => (await titlesAt(there)).includes(jobInput.title));

    await author.put(`/api/jobs/${job.id}`, { ...jobInput, isActive: false });
    expect(await titlesAt(here)).not.toContain(jobInput.title);
    await eventually(async () => !(await titlesAt(there)).includes(jobInput.title));
    expect((await author.get<JobView[]>('/api/jobs')).body.map(({ title }) => title)).toContain(
      jobInput.title,
    );

    expect((await author.delete(`/api/jobs/${job.id}`)).status).toBe(204);
  });

  const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'set-cookie').sort();

  it('is followed by single jobs with the response that staff get, which come with the same headers', async () => {
    const { body: job } = await admin.post<JobView>('/api/jobs', jobInput);
    const path = `/api/jobs/${job.id}`;
    const [visitors, staffs] = [await system.visitor().get<JobView>(path), await admin.get<JobView>(path)];
    expect(visitors.body).toEqual(job);
    expect(staffs.body).toEqual(job);
    expect(names(visitors.headers)).toEqual(names(staffs.headers));

    await admin.put(path, { ...jobInput, isActive: false });
    const closed = await system.visitor().get(path);
    expect(closed).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', closed: true } });
    expect(closed.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await admin.get(path)).status).toBe(200);
    expect((await admin.delete(path)).status).toBe(204);
  });
});
