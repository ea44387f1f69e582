import {
  CLEANING_CONFIRMATION_PHRASE,
  UsersRpc,
  type Actor,
  type CleaningCounts,
  type CleaningRunView,
  type CleaningScope,
  type ServiceName,
} from '@araucaria/contracts';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import * as people from './fixtures.js';
import { ADMIN_PASSWORD, PASSWORD, actor, listUsers, type Service } from './fixtures.js';

const NO_COUNTS: CleaningCounts = {
  candidates: 0,
  interviews: 0,
  referrals: 0,
  referralApplications: 0,
  owedBonusCents: 0,
  deliveries: 0,
  jobs: 0,
  users: 0,
};

describe('cleaning', () => {
  let service: Service;
  let admin: Actor;
  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD });
    admin = actor(await service.as().authenticate({ username: 'chefe', password: ADMIN_PASSWORD }));
  });
  afterAll(() => service.stop());

  const start = (scope: CleaningScope, by = admin, confirmationPassword = CLEANING_CONFIRMATION_PHRASE) =>
    service.as(by).startCleaning({ scope, confirmationPassword });
  const byId = (id: string) => service.as(admin).cleaningRun({ id });
  const finished = (runId: string, name: ServiceName, counts: Partial<CleaningCounts> = {}) =>
    service.receive('cleaning.finished', { runId, service: name, counts });
  const requested = async (runId: string) =>
    (await service.published('cleaning.requested'))
      .filter((request) => request.runId === runId)
      .map(({ services }) => services);
  const audited = (action: string) =>
    service.rows<{ details: object; actor_id: number }>(
      'select details, actor_id from audit_entry where action = $1 order by seq',
      [action],
    );
  const finishAll = async (id: string) => {
    for (const name of ['interviews', 'referrals', 'notifications', 'candidates'] as const)
      await finished(id, name);
  };

  it('refuses another phrase, and a user who is no active administrator', async () => {
    await expect(start('candidates', admin, 'apagar')).rejects.toMatchObject({ code: 'WRONG_CONFIRMATION' });
    const stranger: Actor = { ...admin, id: 999_999 };
    await expect(start('database', stranger)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    expect(await service.published('cleaning.requested')).toEqual([]);
    expect(await audited('clean-database.begun')).toEqual([]);
  });

  it('requests a stage when every service of the stage before has finished', async () => {
    const { id, finishedAt } = await start('candidates');
    expect(finishedAt).toBeNull();
    expect(await audited('clean-candidates.begun')).toEqual([{ details: {}, actor_id: admin.id }]);
    expect(await requested(id)).toEqual([['interviews', 'referrals', 'notifications']]);
    await finished(id, 'referrals', { referralApplications: 3, owedBonusCents: 75_000 });
    await finished(id, 'referrals', { referralApplications: 3, owedBonusCents: 75_000 });
    await finished(id, 'notifications', { deliveries: 7 });
    expect(await requested(id)).toHaveLength(1);
    await finished(id, 'interviews', { interviews: 2 });
    expect((await requested(id)).slice(1)).toEqual([['candidates']]);
    expect((await byId(id)).finishedAt).toBeNull();
    await finished(id, 'candidates', { candidates: 5 });
    const counts = {
      ...NO_COUNTS,
      candidates: 5,
      interviews: 2,
      referralApplications: 3,
      owedBonusCents: 75_000,
      deliveries: 7,
    };
    expect(await byId(id)).toMatchObject({ counts, finishedAt: expect.any(String) as string });
    expect(await audited('clean-candidates.done')).toEqual([{ details: counts, actor_id: admin.id }]);
  });

  it('starts one of several concurrent requests, and refuses more until it has finished', async () => {
    const other = actor(await people.register(service, { isAdmin: true }));
    const attempts = await Promise.allSettled([
      start('candidates'),
      start('candidates'),
      start('candidates', other),
    ]);
    const started = attempts.filter((attempt) => attempt.status === 'fulfilled').map(({ value }) => value);
    const errors = attempts
      .filter((attempt) => attempt.status === 'rejected')
      .map(({ reason }): unknown => reason);
    expect(started).toHaveLength(1);
    expect(errors).toHaveLength(2);
    for (const error of errors) expect(error).toMatchObject({ code: 'CLEANING_RUNNING', status: 409 });
    const [run] = started as [CleaningRunView];
    expect(await requested(run.id)).toHaveLength(1);
    await expect(start('database')).rejects.toMatchObject({ code: 'CLEANING_RUNNING' });
    await finishAll(run.id);
    const next = await start('candidates');
    await finishAll(next.id);
    expect((await byId(next.id)).finishedAt).not.toBeNull();
  });

  it('removes all users except the acting administrator after the last stage of a cleaning of the database', async () => {
    const user = await people.register(service);
    await service.as().authenticate({ username: user.username, password: PASSWORD });
    const { users } = await service.as(admin).count();
    const { id } = await start('database');
    await finishAll(id);
    expect((await requested(id)).at(-1)).toEqual(['jobs']);
    expect(await service.as(admin).count()).toEqual({ users });
    await finished(id, 'jobs', { jobs: 4 });
    expect(await byId(id)).toMatchObject({ counts: { ...NO_COUNTS, jobs: 4, users: users - 1 } });
    expect((await listUsers(service, admin)).map((each) => each.id)).toEqual([admin.id]);
    expect(await service.published('user.removed')).toContainEqual({ userId: user.id });
    expect(await audited('clean-database.done')).toMatchObject([{ details: { users: users - 1 } }]);
  });

  it('keeps all users if the administrator who started the cleaning has lost the rights before its end', async () => {
    const other = actor(await people.register(service, { isAdmin: true }));
    const { id } = await start('database');
    await service.as(other).update({ id: admin.id, isAdmin: false });
    await finishAll(id);
    await finished(id, 'jobs');
    expect(await byId(id)).toMatchObject({ counts: { users: 0 }, finishedAt: expect.any(String) as string });
    expect(await service.as(other).count()).toEqual({ users: 2 });
  });

  it('does not find an unknown run', async () => {
    const unknown = byId('00000000-0000-4000-8000-000000000000');
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
