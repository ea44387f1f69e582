import type { CleaningCounts } from '@araucaria/contracts';
import { eventually, type TestSystem, type Visitor } from '@araucaria/testing';
import { BackOffice, ok } from './back-office.js';

type Status = Record<string, number> & { confirmationPhrase: string };

describe('cleaning while services stop', () => {
  let office: BackOffice;
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    office = await BackOffice.open({ env: { CLEANING_MAX_WAIT_SECONDS: '1' } });
    ({ system, admin } = office);
  });
  afterAll(() => system?.stop());

  const status = () => ok<Status>(admin.get('/api/admin/database-status'));
  const audited = (action: string) =>
    system.rows<{ details: CleaningCounts }>(
      'select details from users.audit_entry where action = $1 order by seq',
      [action],
    );
  const scheduleInterview = async () => {
    const interview = { jobId: office.jobId, interviewDate: office.nextSlot(), interviewType: 'hr' };
    await ok(admin.post('/api/interviews', { ...interview, candidateId: await office.candidate() }), 201);
  };
  const loginEmployee = async () => {
    const account = { username: 'de.saida', password: 'uma-senha-boa', isEmployee: true };
    await ok(admin.post('/api/auth/register', account), 201);
    const employee = system.visitor();
    await employee.login(account.username, account.password);
    return employee;
  };

  it('reports that the cleaning continues, refuses another one, and finishes once after a crash', async () => {
    await scheduleInterview();
    const employee = await loginEmployee();
    await system.settle();
    const before = await status();
    const confirmation = { confirmationPassword: before.confirmationPhrase };
    const interviews = system.running.process('interviews');
    await interviews.stop();

    const response = await ok(admin.post('/api/admin/clean-database', confirmation), 503);
    expect(response).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('A limpeza foi iniciada') as string,
    });
    expect(await ok(admin.post('/api/admin/clean-candidates', confirmation), 409)).toMatchObject({
      code: 'CLEANING_RUNNING',
    });
    // Interviews still refer to candidates, so that no candidate is removed yet.
    const candidates = 'select count(*)::int as count from candidates.candidate';
    expect(await system.rows(candidates)).toEqual([{ count: before.candidates }]);

    // The run and its next stage survive a crash of the services that they belong to.
    const crashed = ['users', 'candidates'].map((name) => system.running.process(name));
    for (const process of crashed) {
      process.kill('SIGKILL');
      await process.exited;
    }
    await Promise.all([interviews, ...crashed].map((process) => process.restart()));

    const done = await eventually(async () => {
      const entries = await audited('clean-database.done');
      return entries.length > 0 && entries;
    }, 60_000);
    await system.settle();
    expect(done).toEqual([
      {
        details: expect.objectContaining({
          candidates: before.candidates,
          interviews: before.interviews,
          jobs: before.jobs,
          users: (before.users ?? 0) - 1,
        }),
      },
    ]);
    expect(await audited('clean-database.begun')).toHaveLength(1);
    expect(await audited('clean-database.done')).toHaveLength(1);
    expect(await status()).toMatchObject({ candidates: 0, interviews: 0, jobs: 0, referrals: 0, users: 1 });
    // No request waited for the end: the event of the removal ends the session.
    await eventually(async () => (await employee.get('/api/auth/me')).status === 401);
    await ok(admin.get('/api/auth/me'));
  });

  it('starts a new cleaning after the previous one has finished', async () => {
    const { confirmationPhrase } = await status();
    const confirmation = { confirmationPassword: confirmationPhrase };
    const counts = await ok<CleaningCounts>(admin.post('/api/admin/clean-candidates', confirmation));
    expect(counts).toMatchObject({ candidates: 0, interviews: 0, jobs: 0, users: 0 });
  });
});
