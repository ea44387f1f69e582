import { UsersRpc, type Actor, type AuditEntryView, type ListAudit } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Timers } from '@araucaria/messaging';
import { CallSigner, RpcClients, runInContext } from '@araucaria/platform';
import { eventually } from '@araucaria/testing';
import { privateCallKey, startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ADMIN_PASSWORD, PASSWORD, actor, register, type Service } from './fixtures.js';

const ORIGIN = '203.0.113.9';

describe('what the audit trail records', () => {
  let service: Service;
  let admin: Actor;
  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD });
    admin = actor(await service.as().authenticate({ username: 'chefe', password: ADMIN_PASSWORD }));
  });
  afterAll(() => service.stop());

  const trail = async (filter: ListAudit = {}): Promise<AuditEntryView[]> =>
    (await service.as(admin).auditTrail(filter)).entries;
  const about = (id: number) => trail({ subject: 'account', subjectId: String(id) });
  const actionsAbout = async (id: number) => (await about(id)).map(({ action }) => action).toReversed();

  it('records a login and a wrong password with the address, and never the typed name', async () => {
    const user = await register(service, { username: 'Quitéria' });
    const clients = new RpcClients(new CallSigner(privateCallKey('gateway')));
    const authenticate = (username: string, password: string) =>
      runInContext({ requestId: 'login-1', origin: ORIGIN }, () =>
        clients.of(UsersRpc).authenticate({ username, password }),
      );
    await authenticate('Quitéria', PASSWORD);
    await expect(authenticate('Quitéria', 'errada-de-todo')).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    await expect(authenticate('minha-senha-no-campo-errado', 'x')).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    clients.onApplicationShutdown();
    const [failure, login] = await about(user.id);
    expect(login).toMatchObject({ action: 'login', actorId: user.id, origin: ORIGIN, requestId: 'login-1' });
    // The present name is no part of the entry.
    expect(login?.actorName).toBe('Quitéria');
    expect(failure).toMatchObject({ action: 'login.failed', actorId: null, origin: ORIGIN });
    const [unknown] = await trail({ action: 'login.failed' });
    expect(unknown).toMatchObject({ subject: null, subjectId: null, details: {} });
    expect(await service.rows(`select 1 from audit_entry e where e::text ~* 'quitéria|senha'`)).toEqual([]);
  });

  it('records every change of an account, its roles before and after, and no values of its details', async () => {
    const { id } = await register(service);
    const client = service.as(admin);
    await client.update({ id, fullName: 'Nome Secreto', email: 'secreto@privado.example' });
    await client.update({ id, isAdmin: true });
    await client.update({ id, isAdmin: false });
    await client.changePassword({ id, newPassword: 'outra-senha-boa' });
    await client.remove({ id });
    expect(await actionsAbout(id)).toEqual([
      'account.created',
      'account.changed',
      'account.roles-changed',
      'account.roles-changed',
      'account.password-changed',
      'account.removed',
    ]);
    const entries = await about(id);
    expect(entries.at(-2)).toMatchObject({ actorId: admin.id, details: { fields: 'fullName email' } });
    expect(entries.at(-3)?.details).toEqual({
      isAdmin: true,
      wasAdmin: false,
      isEmployee: false,
      wasEmployee: false,
    });
    expect(await service.rows(`select 1 from audit_entry e where e::text ~* 'secreto'`)).toEqual([]);
  });

  it('records the roles before and after a change, and those of a new account', async () => {
    const { id } = await register(service, { username: 'muda.funcao', roles: ['gestor', 'entrevistador'] });
    await service.as(admin).update({ id, roles: ['gestor'] });
    const details = (await about(id)).map((entry) => entry.details);
    expect(details).toContainEqual({ isAdmin: false, isEmployee: false, roles: 'entrevistador gestor' });
    expect(details).toContainEqual(
      expect.objectContaining({ roles: 'gestor', hadRoles: 'entrevistador gestor' }),
    );
  });

  it('records deactivation, reactivation and erasure, which the entries outlive', async () => {
    const user = await register(service, { username: 'de.passagem' });
    await service.as().authenticate({ username: 'de.passagem', password: PASSWORD });
    const client = service.as(admin);
    await client.remove({ id: user.id });
    await client.reactivate({ id: user.id });
    await client.erase({ id: user.id });
    expect(await actionsAbout(user.id)).toEqual([
      'account.created',
      'login',
      'account.deactivated',
      'account.reactivated',
      'account.erased',
    ]);
  });

  it('has no entry about a change that is refused', async () => {
    await expect(service.as(admin).remove({ id: admin.id })).rejects.toMatchObject({ code: 'SELF_DELETION' });
    expect(await actionsAbout(admin.id)).not.toContain('account.removed');
  });

  it('refuses the change when the entry cannot be stored', async () => {
    const { id } = await register(service);
    await service.rows('alter table users.audit_entry add constraint full_disk check (false) not valid');
    try {
      await expect(service.as(admin).update({ id, isAdmin: true })).rejects.toMatchObject({
        code: 'INTERNAL',
      });
      const login = service.as().authenticate({ username: 'chefe', password: ADMIN_PASSWORD });
      await expect(login).rejects.toMatchObject({ code: 'INTERNAL' });
    } finally {
      await service.rows('alter table users.audit_entry drop constraint full_disk');
    }
    expect(await service.as(admin).byId({ id })).toMatchObject({ isAdmin: false });
  });

  it('stores an entry of another service once, also when it is delivered twice', async () => {
    const record = {
      action: 'candidate.erased',
      subject: 'candidate',
      subjectId: 77,
      actorId: 99_999,
    } as const;
    await service.receive('audit.recorded', record, new Date('2026-03-02T12:00:00Z'));
    // As after a loss of Redis: the relay publishes the event again.
    await service.rows(`delete from processed_event`);
    await service.rows(`insert into processed_event select id from outbox_event on conflict do nothing`);
    await service.rows(`update outbox_event set published_at = null where name = 'audit.recorded'`);
    await eventually(async () => {
      const waiting = await service.rows('select 1 from outbox_event where published_at is null');
      return waiting.length === 0;
    });
    expect(await trail({ subject: 'candidate', subjectId: '77' })).toEqual([
      {
        id: expect.any(Number),
        at: '2026-03-02T12:00:00.000Z',
        action: 'candidate.erased',
        actorId: 99_999,
        actorName: null,
        subject: 'candidate',
        subjectId: '77',
        details: {},
        origin: null,
        requestId: null,
      },
    ]);
  });

  it('stores accesses that the gateway observed', async () => {
    const occurredAt = '2026-03-03T23:30:00.000Z';
    const access = {
      action: 'access.refused',
      details: { code: 'FORBIDDEN', where: 'GET /api/candidates/:id', count: 12 },
      actorId: 5,
      requestId: 'request-1',
      origin: ORIGIN,
      occurredAt,
    } as const;
    await service.as().recordAccesses({ accesses: [access] });
    const entries = await trail({ action: 'access.refused' });
    expect(entries).toMatchObject([{ actorId: 5, origin: ORIGIN, at: occurredAt, details: { count: 12 } }]);
    // Half past eight in the evening in São Paulo.
    expect(await trail({ action: 'access.refused', startDate: '2026-03-04' })).toEqual([]);
    expect(await trail({ action: 'access.refused', startDate: '2026-03-03', endDate: '2026-03-03' })).toEqual(
      entries,
    );
    expect(await trail({ actorId: 5, action: 'access.refused' })).toHaveLength(1);
  });

  it('keeps refusals of visitors beside the trail, and for their term only', async () => {
    const refusal = {
      action: 'access.refused',
      details: { code: 'UNAUTHENTICATED', where: 'GET /api/users', count: 3 },
      actorId: null,
      requestId: 'request-2',
      origin: ORIGIN,
      occurredAt: '2026-03-03T23:30:00.000Z',
    } as const;
    const counted = { code: 'UNAUTHENTICATED', further: true, count: 70 };
    const before = await trail({ limit: 1 });
    await service.as().recordAccesses({ accesses: [refusal, { ...refusal, details: counted }] });
    expect(await trail({ limit: 1 })).toEqual(before);
    const { refusals } = await service.as(admin).visitorRefusals({});
    expect(refusals).toMatchObject([
      { code: 'UNAUTHENTICATED', where: null, count: 70, origin: ORIGIN },
      { where: 'GET /api/users', count: 3, at: refusal.occurredAt },
    ]);
    const last = await service.as(admin).visitorRefusals({ limit: 1 });
    expect(last.nextBefore).toBe(refusals[0]!.id);
    await service.rows(
      `update visitor_refusal set recorded_at = now() - interval '181 days' where place is not null`,
    );
    await service.app.get(Timers).runCron('audit-origins');
    expect((await service.as(admin).visitorRefusals({})).refusals).toMatchObject([{ where: null }]);
  });

  it('lists page by page', async () => {
    const all = await trail({ limit: 500 });
    const pages: AuditEntryView[] = [];
    for (let before: number | null = all[0]!.id + 1; before !== null;) {
      const page = await service.as(admin).auditTrail({ before, limit: 7 });
      pages.push(...page.entries);
      before = page.nextBefore;
    }
    expect(pages).toEqual(all);
    await expect(service.as(admin).auditTrail({ limit: 501 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('deletes addresses after six months, by a cron job', async () => {
    await service.rows(`update audit_origin set recorded_at = now() - interval '7 months'`);
    expect(await service.app.get(Timers).runCron('audit-origins')).toEqual({
      origins: expect.any(Number),
      refusals: expect.any(Number),
    });
    expect(await trail({ action: 'login.failed' })).toMatchObject([{ origin: null }, { origin: null }]);
    expect(service.app.get(Database).url).toContain('_users');
  });
});
