import { eventually, type TestSystem, type Visitor } from '@araucaria/testing';
import { BackOffice, ok, type Row } from './back-office.js';

interface Run {
  id: string;
  dryRun: boolean;
  finishedAt: string | null;
  results: Array<{ kind: string; due: number; dueIds: number[]; expired: number; held: number }>;
}

describe('retention while services stop', () => {
  let office: BackOffice;
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    office = await BackOffice.open();
    ({ system, admin } = office);
  });
  afterAll(() => system?.stop());

  const graphql = async <T>(query: string): Promise<T> => {
    const { data, errors } = await ok<{ data: T; errors?: unknown }>(admin.post('/graphql', { query }));
    expect(errors).toBeUndefined();
    return data;
  };
  /** @returns the id of the new run */
  const start = async (dryRun: boolean) => {
    const { startRetentionRun: run } = await graphql<{ startRetentionRun: Run }>(
      `mutation { startRetentionRun(dryRun: ${dryRun}) { id } }`,
    );
    return run.id;
  };
  const finished = (runId: string) =>
    eventually(async () => {
      const { retentionRuns } = await graphql<{ retentionRuns: Run[] }>(
        '{ retentionRuns { id dryRun finishedAt results { kind due dueIds expired held } } }',
      );
      return retentionRuns.find(({ id, finishedAt }) => id === runId && finishedAt !== null);
    }, 60_000);
  const applicantsOf = (run: Run) => run.results.find(({ kind }) => kind === 'applicants');
  /** As if this number of days had passed. */
  const age = (days: number) =>
    system.rows(
      `update candidates.candidate_record set created_at = created_at - make_interval(days => $1),
         updated_at = updated_at - make_interval(days => $1),
         quarantined_at = quarantined_at - make_interval(days => $1),
         restored_at = restored_at - make_interval(days => $1)
       where job_id is not null`,
      [days],
    );
  const kill = async (name: string) => {
    const process = system.running.process(name);
    process.kill('SIGKILL');
    await process.exited;
    return process;
  };
  const listed = async () =>
    (await ok<{ candidates: Row[] }>(admin.get('/api/candidates?limit=100'))).candidates.map(({ id }) => id);
  const interviewed = async () =>
    (await ok<Array<{ candidateId: number }>>(admin.get('/api/interviews'))).map(
      ({ candidateId }) => candidateId,
    );

  it('quarantines once after a crash, hides in every service, and erases once', async () => {
    const [due, held] = [await office.candidate(), await office.candidate()];
    const interview = { jobId: office.jobId, interviewDate: office.nextSlot(), interviewType: 'hr' };
    await ok(admin.post('/api/interviews', { ...interview, candidateId: due }), 201);
    await system.settle();
    const { body: job } = await admin.get<Row>(`/api/jobs/${office.jobId}`);
    await ok(admin.put(`/api/jobs/${office.jobId}`, { ...job, isActive: false }));
    await system.settle();
    await system.rows(
      `update candidates.job_ref set closed_at = closed_at - interval '400 days' where closed_at is not null`,
    );
    await age(400);
    await graphql(
      'mutation { saveRetentionRule(kind: "applicants", enabled: true, termDays: 365) { kind } }',
    );
    await graphql(
      `mutation { placeLegalHold(input: { person: "candidate", id: ${held}, reason: "Ofício 9" }) }`,
    );

    const simulated = applicantsOf(await finished(await start(true)));
    expect(simulated?.dueIds).toContain(due);
    expect(simulated?.dueIds).not.toContain(held);
    expect(await listed()).toContain(due);

    // The services that handle the run are gone when it starts; one dies again in the middle of it.
    const gone = await Promise.all(['candidates', 'notifications'].map(kill));
    const runId = await start(false);
    await Promise.all(gone.map((process) => process.restart()));
    await (await kill('users')).restart();
    // If this run finished before, the start of the users service has begun the run of the day.
    const run = await finished(runId);
    expect(applicantsOf(run)).toMatchObject({ due: simulated?.due, expired: 0, held: 1 });
    await system.settle();
    expect(await listed()).not.toContain(due);
    expect(await listed()).toContain(held);
    expect(await interviewed()).not.toContain(due);
    expect((await admin.get(`/api/candidates/${due}`)).status).toBe(404);
    expect((await admin.get(`/api/candidates/${due}/export`)).status).toBe(404);
    expect((await admin.get(`/api/candidates/${due}/resume`)).status).toBe(404);
    expect(await ok(admin.delete(`/api/candidates/${held}`), 409)).toMatchObject({ code: 'LEGAL_HOLD' });
    const { confirmationPhrase } = await ok<{ confirmationPhrase: string }>(
      admin.get('/api/admin/database-status'),
    );
    expect(
      await ok(admin.post('/api/admin/clean-candidates', { confirmationPassword: confirmationPhrase }), 409),
    ).toMatchObject({ code: 'LEGAL_HOLD' });

    await age(31);
    const lastRunId = await start(false);
    await (await kill('candidates')).restart();
    const last = await finished(lastRunId);
    expect(applicantsOf(last)).toMatchObject({ expired: simulated?.due });
    await system.settle();
    expect(await system.rows('select id from candidates.candidate_record where id = $1', [due])).toEqual([]);
    expect(await system.rows('select id from interviews.interview where candidate_id = $1', [due])).toEqual(
      [],
    );
    expect(await system.rows('select id from notifications.delivery where candidate_id = $1', [due])).toEqual(
      [],
    );
    const erasures = await system.rows(
      `select payload from candidates.outbox_event where name = 'candidate.erased' and payload @> $1`,
      [JSON.stringify({ candidateId: due })],
    );
    expect(erasures).toHaveLength(1);
  });
});
