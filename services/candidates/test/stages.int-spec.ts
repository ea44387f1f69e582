import { CandidatesRpc, type CandidateStatus, type StagePage } from '@araucaria/contracts';
import { ADMIN, insertCandidates, withRoles } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, jobSaved, type Service } from './fixtures.js';

const JOB = 401;
const OTHER_JOB = 402;

describe('the stages of a job', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    await service.receive('job.saved', jobSaved(JOB));
    await service.receive('job.saved', jobSaved(OTHER_JOB));
  });
  afterAll(() => service.stop());
  beforeEach(() => service.rows('delete from candidate_record'));

  const admin = () => service.as(ADMIN);
  const create = (jobId = JOB) => createCandidate(service, { jobId });
  const idsOf = ({ candidates }: StagePage) => candidates.map(({ id }) => id);
  const stage = async (status: CandidateStatus[], after?: string, limit?: number) =>
    admin().stagePage({ jobId: JOB, status, ...(after && { after }), ...(limit && { limit }) });

  it('hold the candidates of the job and the status, the last to come first', async () => {
    const [first, second, moved] = [await create(), await create(), await create()];
    await create(OTHER_JOB);
    await createCandidate(service);
    await admin().changeStatus({ id: moved, status: 'reviewing' });
    expect(idsOf(await stage(['new']))).toEqual([second, first]);
    expect(idsOf(await stage(['reviewing']))).toEqual([moved]);
    expect(await stage(['approved'])).toEqual({ candidates: [], moves: [], next: null });
  });

  it('merge the two spellings of a hire', async () => {
    const [older, newer] = [await create(), await create()];
    await admin().changeStatus({ id: newer, status: 'contratado' });
    await admin().changeStatus({ id: older, status: 'hired' });
    expect(idsOf(await stage(['hired', 'contratado']))).toEqual([older, newer]);
    expect((await stage(['hired', 'contratado'], undefined, 1)).next).not.toBeNull();
  });

  it('are read page after page, also when applications arrived at the same instant or later, or moved away', async () => {
    const ids = [];
    for (let n = 0; n < 5; n++) ids.push(await create());
    await service.rows(`update candidate_record set created_at = '2026-05-01T12:00:00.123456Z'`);
    const first = await stage(['new'], undefined, 2);
    expect(idsOf(first)).toEqual([ids[4], ids[3]]);
    await create();
    await admin().changeStatus({ id: ids[4]!, status: 'reviewing' });
    const second = await stage(['new'], first.next!, 2);
    expect(idsOf(second)).toEqual([ids[2], ids[1]]);
    const third = await stage(['new'], second.next!, 2);
    expect(idsOf(third)).toEqual([ids[0]]);
    expect(third.next).toBeNull();
  });

  it('name who set the present status, and nobody for those who only applied', async () => {
    const [untouched, moved] = [await create(), await create()];
    await admin().changeStatus({ id: moved, status: 'reviewing' });
    const ana = { ...ADMIN, id: 77, username: 'ana' };
    await service.as(ana).changeStatus({ id: moved, status: 'new' });
    expect((await stage(['new'])).moves).toMatchObject([
      { candidateId: moved, actorId: 77, actorName: 'ana' },
    ]);
    expect(idsOf(await stage(['new']))).toContain(untouched);
  });

  it('are counted by status, exactly', async () => {
    const [, moved] = [await create(), await create(), await create(OTHER_JOB)];
    await admin().changeStatus({ id: moved, status: 'rejected' });
    expect(await admin().stageCounts({ jobId: JOB })).toEqual([
      { status: 'new', candidates: 1 },
      { status: 'rejected', candidates: 1 },
    ]);
    expect(await admin().stageCounts({ jobId: 999 })).toEqual([]);
  });

  it('end at the limits of the acting user', async () => {
    const [own, foreign] = [await create(), await create()];
    const interviewer = service.as(withRoles(['entrevistador'], { candidateIds: [own] }));
    expect(idsOf(await interviewer.stagePage({ jobId: JOB, status: ['new'] }))).toEqual([own]);
    expect(await interviewer.stageCounts({ jobId: JOB })).toEqual([{ status: 'new', candidates: 1 }]);
    const manager = service.as(withRoles(['gestor'], { jobIds: [JOB] }));
    expect(idsOf(await manager.stagePage({ jobId: JOB, status: ['new'] }))).toEqual([foreign, own]);
    expect(await manager.stageCounts({ jobId: JOB })).toEqual([{ status: 'new', candidates: 2 }]);
    const other = service.as(withRoles(['gestor'], { jobIds: [OTHER_JOB] }));
    expect(idsOf(await other.stagePage({ jobId: JOB, status: ['new'] }))).toEqual([]);
    expect(await other.stageCounts({ jobId: JOB })).toEqual([]);
  });

  it.each([
    { status: ['unknown'] },
    { status: [] },
    { after: 'x' },
    { after: `1_2' or true` },
    { limit: 101 },
    { jobId: 0 },
  ])('refuse %j', async (wrong) => {
    const input = { jobId: JOB, status: ['new'], ...wrong } as Parameters<
      ReturnType<typeof admin>['stagePage']
    >[0];
    await expect(admin().stagePage(input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('of many candidates are read from the index of the stage, and no further than the page', async () => {
    await service.rows(
      insertCandidates(
        'first_name, last_name, email, phone, job_id, status, created_at',
        `select 'A', 'B' || n, 'stage-' || n || '@example.com', '1', ${JOB},
           case when n % 5 = 0 then 'rejected' else 'new' end, now() - n * interval '1 second'
         from generate_series(1, 20000) n`,
      ),
    );
    await service.rows('analyze candidate_record');
    const first = await stage(['rejected'], undefined, 100);
    const [micros, id] = first.next!.split('_');
    const plan = await service.rows<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) select c.id from candidate c
       where c.job_id = ${JOB} and c.status = 'rejected'
         and (coalesce(c.status_decided_at, c.created_at), c.id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)
       order by coalesce(c.status_decided_at, c.created_at) desc, c.id desc limit 101`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/candidate_of_stage/);
    expect(text).not.toMatch(/Sort|Seq Scan/);
    expect(idsOf(await stage(['rejected'], first.next!, 100))).toHaveLength(100);
    expect(await admin().stageCounts({ jobId: JOB })).toEqual([
      { status: 'new', candidates: 16_000 },
      { status: 'rejected', candidates: 4_000 },
    ]);
  });
});
