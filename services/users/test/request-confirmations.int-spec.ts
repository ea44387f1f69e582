import { UsersRpc, type Actor, type SubmitSubjectRequest } from '@araucaria/contracts';
import { Timers } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ADMIN_PASSWORD, actor, type Service } from './fixtures.js';

describe('requests of the public form', () => {
  let service: Service;
  let admin: Actor;
  let clock: Clock;
  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD });
    admin = actor(await service.as().authenticate({ username: 'chefe', password: ADMIN_PASSWORD }));
    clock = service.app.get(Clock);
  });
  beforeEach(() => setNow('2026-03-10T15:00:00Z'));
  afterAll(() => service.stop());

  const setNow = (time: string) => clock.set(new Date(time));
  let counted = 0;
  const uniqueEmail = () => `pessoa.${(counted += 1)}@example.com`;
  const submittedIds = async () =>
    (await service.published('subject-request.submitted')).map(({ requestId }) => requestId);
  /** Submits a request. @returns its id, or undefined if none was stored */
  const submit = async (change: Partial<SubmitSubjectRequest> = {}) => {
    const before = await submittedIds();
    await service
      .as()
      .submitSubjectRequest({ kind: 'access', name: 'Ana Souza', email: uniqueEmail(), ...change });
    return (await submittedIds()).find((id) => !before.includes(id));
  };
  const issue = async (id = 0) => (await service.as().issueRequestConfirmation({ id })).token;
  const confirm = (token: string) => service.as().confirmSubjectRequest({ token });
  const purge = () => service.app.get(Timers).runCron('subject-request-confirmations');
  const listed = async (id: number | undefined) =>
    (await service.as(admin).subjectRequests()).find((request) => request.id === id);
  const gone = { code: 'LINK_GONE' };

  it('are shown to no one, and cannot be closed, before their confirmation', async () => {
    const id = (await submit()) ?? 0;
    expect(await listed(id)).toBeUndefined();
    await expect(service.as(admin).subjectRequest({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      service.as(admin).closeSubjectRequest({ id, state: 'fulfilled', answer: 'Os dados foram apagados.' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    setNow('2026-03-24T15:00:00Z');
    expect(await service.app.get(Timers).runCron('subject-request-deadlines')).toEqual({ requests: 0 });
  });

  it('open with the confirmation, from which the 15 days count', async () => {
    const email = uniqueEmail();
    const id = await submit({ kind: 'erasure', email, details: 'Tudo, por favor' });
    const token = await issue(id);
    setNow('2026-03-14T15:00:00Z');
    expect(await confirm(token)).toEqual({ id, kind: 'erasure', dueOn: '2026-03-29' });
    expect(await listed(id)).toMatchObject({
      channel: 'site',
      emailConfirmed: true,
      email,
      details: 'Tudo, por favor',
      receivedOn: '2026-03-14',
      state: 'open',
      registeredById: null,
    });
    expect(await service.published('subject-request.confirmed')).toContainEqual({ requestId: id });
    const entries = await service.rows(
      `select details, actor_id from audit_entry where action = 'subject-request.confirmed' and subject_id = $1`,
      [String(id)],
    );
    expect(entries).toEqual([{ details: { kind: 'erasure', channel: 'site' }, actor_id: null }]);
  });

  it('are opened once by simultaneous and repeated confirmations, which get the same protocol', async () => {
    const id = await submit();
    const token = await issue(id);
    const responses = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    setNow('2026-03-12T15:00:00Z');
    expect(new Set([...responses, await confirm(token)].map((one) => JSON.stringify(one))).size).toBe(1);
    const events = await service.published('subject-request.confirmed');
    expect(events.filter(({ requestId }) => requestId === id)).toHaveLength(1);
  });

  it('are confirmed by the tokens of the last three e-mails, of which only digests are stored', async () => {
    const id = await submit();
    const tokens = [];
    for (let attempt = 0; attempt < 4; attempt += 1) tokens.push(await issue(id));
    const [{ text } = { text: '' }] = await service.rows<{ text: string }>(
      'select r::text as text from subject_request r where id = $1',
      [id],
    );
    expect(text).toContain('Ana Souza');
    for (const token of tokens) expect(text).not.toContain(token);
    await expect(confirm(tokens[0] ?? '')).rejects.toMatchObject(gone);
    expect(await confirm(tokens[1] ?? '')).toMatchObject({ id });
    await expect(issue(id)).rejects.toMatchObject({ ...gone, details: { state: 'used' } });
  });

  it('are refused after seven days, and deleted with their messages', async () => {
    const [expired, confirmed] = [await submit(), await submit()];
    const [late, used] = [await issue(expired), await issue(confirmed)];
    await confirm(used);
    setNow('2026-03-17T14:59:00Z');
    await purge();
    expect(await service.rows('select id from subject_request where id = $1', [expired])).toHaveLength(1);
    // The clock goes on after it is set, so the requests are some moments younger than the first time.
    setNow('2026-03-17T15:01:00Z');
    await expect(confirm(late)).rejects.toMatchObject(gone);
    await expect(issue(expired)).rejects.toMatchObject({ ...gone, details: { state: 'expired' } });
    await purge();
    expect(await service.rows('select id from subject_request where id = $1', [expired])).toEqual([]);
    const cleared = await service.published('subject-request.cleared');
    expect(cleared.flatMap(({ requestIds }) => requestIds)).toContain(expired);
    expect(cleared.flatMap(({ requestIds }) => requestIds)).not.toContain(confirmed);
    expect(await listed(confirmed)).toMatchObject({ state: 'open' });
    await expect(confirm(used)).rejects.toMatchObject(gone);
  });

  it('wait for a confirmation three times at most for one address, in any spelling', async () => {
    const email = uniqueEmail();
    const before = (await submittedIds()).length;
    await Promise.all(
      [email, email.toUpperCase(), email, email, email].map((address) => submit({ email: address })),
    );
    expect((await submittedIds()).length).toBe(before + 3);
    expect(await submit({ email })).toBeUndefined();
    expect(await submit()).toBeDefined();
    setNow('2026-03-18T15:00:00Z');
    expect(await submit({ email })).toBeDefined();
  });

  it('need a known kind, a name and an address', async () => {
    for (const change of [{ kind: 'outro' as 'access' }, { name: ' ' }, { email: 'ana' }])
      await expect(submit(change)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('are not registered by staff as requests of the site', async () => {
    await expect(
      service.as(admin).registerSubjectRequest({
        kind: 'access',
        channel: 'site' as 'email',
        name: 'Ana',
        email: uniqueEmail(),
        receivedOn: '2026-03-10',
      }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
