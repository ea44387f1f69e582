import { ADMIN, eventually } from '@araucaria/testing';
import { clean } from '@araucaria/testing/service';
import { JobRefsService } from '../src/schedule/job-refs.service.js';
import { jobsOutage } from './peers.js';
import { startInterviews } from './start-interviews.js';

describe('the search by the title of a job', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
  });
  beforeEach(async () => {
    await clean(service);
    await service.rows('delete from job_ref where id > 5');
  });
  afterAll(() => fixture.stop());

  const found = async (search: string) =>
    (await service.as(ADMIN).list({ search })).interviews.map(({ id }) => id);
  const saved = (jobId: number, title: string, at?: Date) =>
    service.receive('job.saved', { jobId, title, department: 'Obras', isActive: true }, at);
  /** Inserts an interview as an earlier release stored it: without a copy of the job. */
  const storeInterview = async (jobId: number, startsAt: string) => {
    const [row] = await service.rows<{ id: string }>(
      `insert into interview (id, candidate_id, job_id, type, starts_at, send_email, send_whatsapp, arranged_at)
       values (gen_random_uuid(), 1, $1, 'hr', $2, true, true, now()) returning id`,
      [jobId, startsAt],
    );
    return row?.id;
  };
  const copies = () =>
    service.rows('select id, title, is_removed as "isRemoved" from job_ref where id > 5 order by id');

  it('finds a part of the title without regard to case and accents, and no wildcard', async () => {
    const { id } = await fixture.schedule({ jobId: 102 });
    await fixture.schedule({ jobId: 101 });
    for (const search of ['Analista de Operações', 'OPERACOES', 'lista de op'])
      expect({ search, ids: await found(search) }).toEqual({ search, ids: [id] });
    for (const search of ['operações analista', 'anal_sta', '%', '\\', '％', 'anal＿sta', '＼'])
      expect({ search, ids: await found(search) }).toEqual({ search, ids: [] });
  });

  it('finds an interview before the event of its job arrives', async () => {
    const { id } = await fixture.schedule({ jobId: 103 });
    expect(await found('obras')).toEqual([id]);
  });

  it('finds a renamed job by its new title only', async () => {
    const { id } = await fixture.schedule({ jobId: 101 });
    await saved(101, 'Engenheira de Software');
    expect(await found('engenheira')).toEqual([id]);
    expect(await found('desenvolvedora')).toEqual([]);
  });

  it('keeps the latest title when events arrive out of order', async () => {
    const { id } = await fixture.schedule({ jobId: 101 });
    await saved(101, 'Depois', new Date('2026-11-01T13:00:00Z'));
    await saved(101, 'Antes', new Date('2026-11-01T12:00:00Z'));
    expect(await found('depois')).toEqual([id]);
    expect(await found('antes')).toEqual([]);
  });

  it('does not find a removed job, also if an event of it arrives later', async () => {
    await fixture.schedule({ jobId: 102 });
    await service.receive('job.removed', { jobId: 102 });
    await saved(102, 'Analista de Operações');
    expect(await found('analista')).toEqual([]);
  });

  it('does not find interviews without a job by the title of the talent bank', async () => {
    await fixture.schedule({ jobId: undefined });
    expect(await found('banco de talentos')).toEqual([]);
  });

  it('copies the titles of earlier interviews at start-up, when the jobs service is available', async () => {
    const id = await storeInterview(103, '2031-03-03T12:00:00Z');
    await storeInterview(999, '2031-03-04T12:00:00Z');
    jobsOutage.active = true;
    const jobRefs = service.app.get(JobRefsService);
    jobRefs.retryIntervalMs = 100;
    jobRefs.onApplicationBootstrap();
    expect(await found('obras')).toEqual([]);
    jobsOutage.active = false;
    await eventually(async () => (await found('obras')).length > 0);
    expect(await found('obras')).toEqual([id]);
    expect(await copies()).toEqual([
      { id: 103, title: 'Coordenação de Obras', isRemoved: false },
      { id: 999, title: '', isRemoved: true },
    ]);
  });

  it('replaces a title that was copied at start-up by that of any event', async () => {
    const id = await storeInterview(103, '2031-03-05T12:00:00Z');
    service.app.get(JobRefsService).onApplicationBootstrap();
    await eventually(async () => (await found('obras')).length > 0);
    await saved(103, 'Mestre de Construção', new Date('2020-01-01T00:00:00Z'));
    expect(await found('construcao')).toEqual([id]);
  });
});
