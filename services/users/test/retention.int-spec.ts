import {
  UsersRpc,
  type Actor,
  type RetentionResult,
  type RetentionService,
  DAY_MS,
} from '@araucaria/contracts';
import { Timers } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ADMIN_PASSWORD, actor, type Service } from './fixtures.js';

const result = (changes: Partial<RetentionResult>): RetentionResult => ({
  kind: 'messages',
  due: 0,
  dueIds: [],
  expired: 0,
  expiredIds: [],
  held: 0,
  kept: 0,
  ...changes,
});

describe('retention', () => {
  let service: Service;
  let admin: Actor;
  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD });
    admin = actor(await service.as().authenticate({ username: 'chefe', password: ADMIN_PASSWORD }));
  });
  afterAll(() => service.stop());

  const api = () => service.as(admin);
  const finished = (runId: string, name: RetentionService, results: RetentionResult[] = []) =>
    service.receive('retention.finished', { runId, service: name, results });
  const finishAll = async (runId: string) => {
    for (const name of ['candidates', 'referrals', 'notifications'] as const) await finished(runId, name);
  };
  const requested = () => service.published('retention.requested');
  const audited = (action: string) =>
    service.rows<{ details: object; actor_id: number | null }>(
      'select details, actor_id from audit_entry where action = $1 order by seq',
      [action],
    );

  it('is off by default and starts no daily run', async () => {
    expect(await api().retentionRules()).toEqual(
      [
        ['talent_bank', 700],
        ['applicants', 365],
        ['referrers', 730],
        ['messages', 365],
      ].map(([kind, termDays]) => ({
        ...{ kind, termDays, enabled: false, changedAt: null, changedById: null },
        version: expect.any(String) as string,
      })),
    );
    expect(await service.app.get(Timers).runCron('retention-run')).toEqual({ runs: 0 });
    await expect(api().startRetentionRun({ dryRun: false })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('counts every kind in a dry run, also those that are off, and keeps the report', async () => {
    const run = await api().startRetentionRun({ dryRun: true });
    expect(run).toMatchObject({ dryRun: true, startedById: admin.id, finishedAt: null });
    expect((await requested()).at(-1)).toMatchObject({ runId: run.id, dryRun: true });
    expect((await requested()).at(-1)?.terms).toHaveLength(4);
    await expect(api().startRetentionRun({ dryRun: true })).rejects.toMatchObject({
      code: 'RETENTION_RUNNING',
    });
    await finished(run.id, 'candidates', [result({ kind: 'applicants', due: 2, dueIds: [4, 5] })]);
    await finished(run.id, 'referrals', [result({ kind: 'referrers', held: 1 })]);
    expect((await api().retentionRuns())[0]).toMatchObject({
      waitingFor: ['notifications'],
      finishedAt: null,
    });
    // A repeated result changes nothing.
    await finished(run.id, 'referrals', [result({ kind: 'referrers', held: 1 })]);
    await finished(run.id, 'notifications', [result({ due: 9 })]);
    expect((await api().retentionRuns())[0]).toMatchObject({
      id: run.id,
      finishedAt: expect.any(String) as string,
      waitingFor: [],
      results: [{ kind: 'applicants', due: 2, dueIds: [4, 5] }, { kind: 'referrers', held: 1 }, { due: 9 }],
    });
    expect(await audited('retention.finished')).toMatchObject([
      { actor_id: admin.id, details: { dryRun: true, 'applicants.due': 2, 'messages.due': 9 } },
    ]);
  });

  it('refuses a term outside of the bounds and records a change', async () => {
    for (const termDays of [0, 179, 1_826])
      await expect(
        api().saveRetentionRule({ kind: 'applicants', enabled: true, termDays }),
      ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await api().saveRetentionRule({ kind: 'applicants', enabled: true, termDays: 200 })).toMatchObject(
      { enabled: true, termDays: 200, changedById: admin.id },
    );
    expect((await api().retentionRules())[1]).toMatchObject({ enabled: true, termDays: 200 });
    expect(await audited('retention.rule-changed')).toMatchObject([
      { actor_id: admin.id, details: { kind: 'applicants', enabled: true, termDays: 200 } },
    ]);
  });

  it('has rules that are not changed over the change of another user, who gets the rule that was saved', async () => {
    const ruleOf = async (kind: string) => (await api().retentionRules()).find((rule) => rule.kind === kind);
    const change = { kind: 'messages', enabled: false } as const;
    // A rule that was never changed has a version too.
    const from = (await ruleOf('messages'))?.version;
    const first = await api().saveRetentionRule({ ...change, termDays: 400, from });
    await expect(api().saveRetentionRule({ ...change, termDays: 500, from })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { current: first },
    });
    expect(await ruleOf('messages')).toEqual(first);
    // The same rule again, whose first response was lost, is stored already.
    expect(await api().saveRetentionRule({ ...change, termDays: 400, from })).toEqual(first);
    expect(await api().saveRetentionRule({ ...change, termDays: 500, from: first.version })).toMatchObject({
      termDays: 500,
    });
  });

  it('lets one of two first changes of a rule through that come at once', async () => {
    const from = (await api().retentionRules()).find(({ kind }) => kind === 'referrers')?.version;
    const changes = [731, 732].map((termDays) =>
      api().saveRetentionRule({ kind: 'referrers', enabled: false, termDays, from }),
    );
    const outcomes = await Promise.allSettled(changes);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('starts one run a day with the kinds that are on', async () => {
    const clock = service.app.get(Clock);
    const runCron = () => service.app.get(Timers).runCron('retention-run');
    expect(await runCron()).toEqual({ runs: 1 });
    expect(await runCron()).toEqual({ runs: 0 });
    const { runId, dryRun, terms } = (await requested()).at(-1) ?? {};
    expect({ dryRun, terms }).toEqual({ dryRun: false, terms: [{ kind: 'applicants', termDays: 200 }] });
    expect((await api().retentionRuns())[0]).toMatchObject({ startedById: null });
    clock.set(new Date(Date.now() + DAY_MS));
    // The run of the day before has not finished.
    expect(await runCron()).toEqual({ runs: 0 });
    await finishAll(String(runId));
    expect(await runCron()).toEqual({ runs: 1 });
    clock.set(new Date());
  });
});
