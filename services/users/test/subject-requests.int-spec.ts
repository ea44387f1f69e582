import { UsersRpc, type Actor, type RegisterSubjectRequest } from '@araucaria/contracts';
import { Timers } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ADMIN_PASSWORD, actor, type Service } from './fixtures.js';

describe('requests of people', () => {
  let service: Service;
  let admin: Actor;
  let clock: Clock;
  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD });
    admin = actor(await service.as().authenticate({ username: 'chefe', password: ADMIN_PASSWORD }));
    clock = service.app.get(Clock);
    setToday('2026-03-10');
  });
  afterAll(() => service.stop());

  const setToday = (day: string) => clock.set(new Date(`${day}T15:00:00Z`));
  const api = () => service.as(admin);
  const register = (change: Partial<RegisterSubjectRequest> = {}) =>
    api().registerSubjectRequest({
      kind: 'access',
      channel: 'email',
      name: 'Ana Souza',
      email: 'ana@example.com',
      receivedOn: '2026-03-10',
      ...change,
    });

  it('are due 15 days after their receipt, listed by deadline, and recorded without personal data', async () => {
    const later = await register();
    const sooner = await register({ kind: 'erasure', receivedOn: '2026-03-01' });
    expect(later).toMatchObject({ dueOn: '2026-03-25', state: 'open', registeredById: admin.id });
    expect(sooner.dueOn).toBe('2026-03-16');
    expect((await api().subjectRequests()).map(({ id }) => id)).toEqual([sooner.id, later.id]);
    const entries = await service.rows(
      `select subject_id, details from audit_entry where action = 'subject-request.registered' order by seq`,
    );
    expect(entries).toEqual([
      { subject_id: String(later.id), details: { kind: 'access', channel: 'email' } },
      { subject_id: String(sooner.id), details: { kind: 'erasure', channel: 'email' } },
    ]);
  });

  it('refuse a receipt in the future, an unknown kind and an invalid e-mail', async () => {
    for (const change of [{ receivedOn: '2026-03-11' }, { kind: 'outro' as 'access' }, { email: 'ana' }])
      await expect(register(change)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('are answered once', async () => {
    const { id } = await register();
    const close = (state: 'fulfilled' | 'refused') =>
      api().closeSubjectRequest({ id, state, answer: 'Cópia enviada por e-mail.' });
    expect(await close('fulfilled')).toMatchObject({ state: 'fulfilled', closedById: admin.id });
    await expect(close('refused')).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    // The same answer again, whose first response was lost.
    expect(await close('fulfilled')).toMatchObject({ state: 'fulfilled', closedById: admin.id });
    const other = service.as({ ...admin, id: admin.id + 1 });
    await expect(
      other.closeSubjectRequest({ id, state: 'fulfilled', answer: 'Cópia enviada por e-mail.' }),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const closed = `select from audit_entry where action = 'subject-request.closed' and subject_id = $1`;
    expect(await service.rows(closed, [String(id)])).toHaveLength(1);
    await expect(
      api().closeSubjectRequest({ id: 9_999, state: 'refused', answer: 'Não há.' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are announced from five days before the deadline until they are answered', async () => {
    const announce = () => service.app.get(Timers).runCron('subject-request-deadlines');
    const due = (await service.published('subject-request.digest-due')).length;
    setToday('2026-03-05');
    expect(await announce()).toEqual({ requests: 0 });
    // A process that starts at night runs its cron jobs then.
    clock.set(new Date('2026-03-11T10:59:00Z'));
    expect(await announce()).toEqual({ requests: 0 });
    setToday('2026-03-11');
    expect(await announce()).toEqual({ requests: 1 });
    expect((await service.published('subject-request.digest-due')).slice(due)).toEqual([
      { date: '2026-03-11' },
    ]);
    for (const { id, state } of await api().subjectRequests())
      if (state === 'open')
        await api().closeSubjectRequest({ id, state: 'fulfilled', answer: 'Os dados foram apagados.' });
    expect(await announce()).toEqual({ requests: 0 });
  });

  it('lose the personal data 30 days after an erasure, others after five years', async () => {
    const clean = () => service.app.get(Timers).runCron('subject-requests');
    const named = async () => (await api().subjectRequests()).filter(({ name }) => name !== null).length;
    const all = await named();
    setToday('2026-04-09');
    await clean();
    expect(await named()).toBe(all);
    setToday('2026-04-12');
    expect(await clean()).toEqual({ requests: 1 });
    expect(await named()).toBe(all - 1);
    setToday('2031-04-12');
    await clean();
    expect(await named()).toBe(0);
    expect(
      (await api().subjectRequests()).every(({ email, answer }) => email === null && answer === null),
    ).toBe(true);
    expect((await api().subjectRequests()).every(({ closedAt }) => closedAt !== null)).toBe(true);
  });
});
