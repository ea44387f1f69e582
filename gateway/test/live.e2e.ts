import { applicant, eventually, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';

const PASSWORD = 'senha-de-quem-testa';

describe('the live feed', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await startTestSystem('two-gateways');
    admin = await system.admin();
  });
  afterAll(() => system?.stop());

  let people = 0;
  const apply = async () => {
    const recaptchaToken = await system.captcha();
    const form = { ...applicant(++people), recaptchaToken };
    return (await system.visitor().post<{ id: number }>('/api/candidates', form)).body.id;
  };
  const colleague = async () => {
    const username = `colega.${++people}`;
    const form = { username, password: PASSWORD, isAdmin: true };
    const { body } = await admin.post<{ id: number }>('/api/auth/register', form);
    const visitor = system.visitor();
    await visitor.login(username, PASSWORD);
    return { id: body.id, visitor, live: await visitor.listen('/api/live', system.running.urls[1]) };
  };
  const over = (live: { ended: boolean }) => eventually(async () => live.ended);

  it('delivers events to every replica, as names and ids', async () => {
    const [here, there] = await Promise.all(system.running.urls.map((url) => admin.listen('/api/live', url)));
    expect(here?.response.status).toBe(200);
    expect(here?.response.headers.get('content-type')).toBe('text/event-stream');
    // Proxies must not keep it back, nor caches keep it.
    expect(here?.response.headers.get('x-accel-buffering')).toBe('no');
    expect(here?.response.headers.get('cache-control')).toContain('no-store');
    expect(here?.response.headers.get('x-content-type-options')).toBe('nosniff');

    const candidateId = await apply();
    for (const live of [here, there])
      await live?.until('message', { name: 'candidate.applied', candidateId });
    await admin.put(`/api/candidates/${candidateId}/score`, { score: 80 });
    await admin.put(`/api/candidates/${candidateId}/status`, { status: 'approved' });
    await admin.put(`/api/candidates/${candidateId}/hiring-step`, { hiringStep: 'documents' });
    for (const name of ['candidate.scored', 'candidate.status-changed', 'candidate.hiring-step-changed'])
      await there?.until('message', { name, candidateId });
    const fields = there?.events.flatMap(({ data }) => Object.keys(data as object)) ?? [];
    expect(fields.filter((field) => field !== 'name' && !/Id$/.test(field))).toEqual([]);
    here?.close();
    there?.close();
  });

  it('replays events that occurred while a page was loading', async () => {
    const first = await admin.listen('/api/live');
    const candidateId = await apply();
    await first.until('message', { name: 'candidate.applied', candidateId });
    const second = await admin.listen('/api/live');
    await second.until('message', { name: 'candidate.applied', candidateId });
    first.close();
    second.close();
  });

  it('closes when the session ends on any replica', async () => {
    const leaver = await colleague();
    await leaver.visitor.post('/api/auth/logout');
    await over(leaver.live);

    const changer = await colleague();
    const elsewhere = system.visitor();
    await elsewhere.login(`colega.${people}`, PASSWORD);
    const other = await elsewhere.listen('/api/live');
    await changer.visitor.put(`/api/users/${changer.id}/change-password`, {
      currentPassword: PASSWORD,
      newPassword: 'outra-senha-boa',
    });
    await over(changer.live);
    await over(other);
    // Under its new id the acting session goes on.
    const again = await changer.visitor.listen('/api/live');
    expect(again.response.status).toBe(200);
    expect((await elsewhere.listen('/api/live')).response.status).toBe(401);

    await admin.put(`/api/users/${changer.id}`, { isAdmin: false });
    await over(again);
    expect((await changer.visitor.listen('/api/live')).response.status).toBe(403);

    const removed = await colleague();
    await admin.delete(`/api/users/${removed.id}`);
    await removed.live.until('ended');
    await over(removed.live);
  });

  it('closes when the rights of the user change, so that open screens ask for them', async () => {
    const promoted = await colleague();
    await admin.put(`/api/users/${promoted.id}`, { isAdmin: false, roles: ['recrutador'] });
    await over(promoted.live);
    const again = await promoted.visitor.listen('/api/live');
    await admin.put(`/api/users/${promoted.id}`, { roles: ['recrutador', 'encarregado'] });
    await over(again);
    expect((await promoted.visitor.get<{ roles: string[] }>('/api/auth/me')).body.roles).toContain(
      'encarregado',
    );
  });

  it('limits the number of open feeds per user', async () => {
    const { visitor, live } = await colleague();
    const url = system.running.urls[1];
    const lines = await Promise.all(Array.from({ length: 20 }, () => visitor.listen('/api/live', url)));
    const refused = lines.filter(({ response }) => response.status === 429);
    expect(refused).toHaveLength(1);
    live.close();
    await eventually(async () => {
      const next = await visitor.listen('/api/live', url);
      lines.push(next);
      return next.response.status === 200;
    });
    for (const line of lines) line.close();
  });

  it('does not delay the stop of a process', async () => {
    const live = await admin.listen('/api/live', system.running.urls[1]);
    const gateway = system.running.process('gateway', 1);
    const { exited } = gateway;
    // Less than a process waits for what it has begun: one that waited for the feed would be killed.
    await gateway.stop(6_500);
    await over(live);
    expect(await exited).toEqual({ code: 0, signal: null });
  });
});
