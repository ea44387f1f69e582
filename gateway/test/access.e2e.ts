import { startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { registeredCalls, registeredFields } from './registered-calls.js';
import { GRAPHQL, REST, type Who } from './role-matrix.js';

const PASSWORD = 'senha-de-quem-testa';
const ROLES = ['anonymous', 'logged in', 'employee', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** Undefined: the call goes through to its own rules. */
function refusal(role: Role, who: Who): 401 | 403 | undefined {
  if (who === 'everybody') return undefined;
  // A session of the staff opens no candidate's area.
  if (role === 'anonymous' || who === 'candidate') return 401;
  return who === 'admin' && role !== 'admin' ? 403 : undefined;
}

describe('the role matrix', () => {
  let system: TestSystem;
  const people = {} as Record<Role, Visitor>;
  beforeAll(async () => {
    system = await startTestSystem();
    people.anonymous = system.visitor();
    people.admin = await system.admin();
    for (const [role, rights] of [
      ['logged in', {}],
      ['employee', { isEmployee: true }],
    ] as const) {
      const username = role.replace(' ', '.');
      const made = await people.admin.post('/api/auth/register', { username, password: PASSWORD, ...rights });
      expect(made.status).toBe(201);
      people[role] = system.visitor();
      expect((await people[role].login(username, PASSWORD)).status).toBe(200);
    }
  });
  afterAll(() => system?.stop());

  it('has a row for every call, and a call for every row', () => {
    expect(Object.keys(REST).sort()).toEqual(registeredCalls());
  });

  it('has a row for every GraphQL field, and a field for every row', async () => {
    expect(Object.keys(GRAPHQL).sort()).toEqual(await registeredFields());
  });

  describe.each(Object.entries(REST))('%s', (call, who) => {
    it.each(ROLES)(`as ${who === 'everybody' ? 'anybody' : who}: %s`, async (role) => {
      const [method = '', path = ''] = call.split(' ');
      if (path.endsWith('/logout') && role !== 'anonymous') return;
      // An answer without an end; live.e2e listens to it.
      if (path === '/api/live' && role === 'admin') return;
      const address = path
        .replace(':id', path.includes('interviews') ? '00000000-0000-4000-8000-000000000000' : '2147483647')
        .replace(':file', 'x.pdf')
        .replace(':code', 'REF000000');
      const { status, body } = await people[role].send<{ code: string }>(
        method,
        address,
        method === 'GET' ? undefined : {},
      );
      const expected = refusal(role, who);
      if (expected) {
        expect({ status, body }).toMatchObject({
          status: expected,
          body: { code: expected === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN' },
        });
      } else {
        expect([401, 403]).not.toContain(status);
        expect(status).toBeLessThan(500);
      }
    });
  });

  describe.each(Object.entries(GRAPHQL))('%s', (_field, [operation, who]) => {
    it.each(ROLES)(`as ${who === 'everybody' ? 'anybody' : who}: %s`, async (role) => {
      const { body } = await people[role].graphql<unknown>(operation);
      const codes = (body.errors ?? []).map(({ extensions }) => extensions.code);
      const expected = refusal(role, who);
      if (expected) expect(codes).toEqual([expected === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN']);
      else {
        expect(codes).not.toEqual(expect.arrayContaining(['UNAUTHENTICATED']));
        for (const code of codes)
          expect(['VALIDATION_FAILED', 'NOT_FOUND', 'SYSTEM_JOB', 'RECAPTCHA_FAILED']).toContain(code);
      }
    });
  });

  it('allows every logged-in user to log out', async () => {
    const visitor = system.visitor();
    await visitor.login('employee', PASSWORD);
    expect((await visitor.post('/api/auth/logout')).status).toBe(204);
  });
});

describe('changes of rights', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await startTestSystem();
    admin = await system.admin();
  });
  afterAll(() => system?.stop());

  let people = 0;
  const createUser = async (rights: object = {}) => {
    const username = `pessoa.${++people}`;
    const { body } = await admin.post<{ id: number }>('/api/auth/register', {
      username,
      password: PASSWORD,
      ...rights,
    });
    const visitor = system.visitor();
    await visitor.login(username, PASSWORD);
    return { id: body.id, username, visitor };
  };
  const status = async (visitor: Visitor, path = '/api/auth/me') => (await visitor.get(path)).status;

  it('apply at once when a user is promoted, demoted or deleted', async () => {
    const { id, visitor } = await createUser();
    expect(await status(visitor, '/api/candidates')).toBe(403);
    await admin.put(`/api/users/${id}`, { isAdmin: true });
    expect(await status(visitor, '/api/candidates')).toBe(200);
    await admin.put(`/api/users/${id}`, { isAdmin: false });
    expect(await status(visitor, '/api/candidates')).toBe(403);
    expect((await admin.delete(`/api/users/${id}`)).status).toBe(204);
    expect(await status(visitor)).toBe(401);
  });

  it('require the current password to change one’s own password', async () => {
    const { id, username, visitor } = await createUser();
    const other = system.visitor();
    await other.login(username, PASSWORD);
    const path = `/api/users/${id}/change-password`;
    for (const currentPassword of [undefined, 'wrong-one'])
      expect(await visitor.put(path, { currentPassword, newPassword: 'uma-senha-nova' })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', errors: [{ field: 'currentPassword' }] },
      });
    const changed = await visitor.put(path, { currentPassword: PASSWORD, newPassword: 'uma-senha-nova' });
    expect(changed).toMatchObject({ status: 200, body: { id, username } });
    expect(changed.headers.getSetCookie().join()).toContain('araucaria_session=');
    expect(await status(visitor)).toBe(200);
    expect(await status(other)).toBe(401);
    expect((await other.login(username, PASSWORD)).status).toBe(401);
    expect((await other.login(username, 'uma-senha-nova')).status).toBe(200);
  });

  it('keep the new session when a request of the old one arrives late', async () => {
    const { id, visitor } = await createUser();
    const late = { cookie: [...visitor.cookieJar].map((pair) => pair.join('=')).join('; ') };
    const change = 'mutation Change($id: Int!, $old: String, $new: String!)';
    const changed = await visitor.graphql(
      `${change} { changePassword(id: $id, currentPassword: $old, newPassword: $new) { id } }`,
      { id, old: PASSWORD, new: 'uma-senha-nova' },
    );
    expect(changed.body).toEqual({ data: { changePassword: { id } } });
    expect(changed.headers.getSetCookie().join()).toContain('araucaria_session=');
    // A browser that asked before it had the new cookie would lose it to an answer that clears it.
    expect((await visitor.send('GET', '/api/auth/me', undefined, late)).status).toBe(401);
    expect(await status(visitor)).toBe(200);
  });

  it('end every session when an administrator sets the password', async () => {
    const { id, visitor } = await createUser();
    const set = await admin.put(`/api/users/${id}/change-password`, { newPassword: 'outra-senha-nova' });
    expect(set.status).toBe(200);
    expect(await status(visitor)).toBe(401);
    expect(await status(admin)).toBe(200);
  });

  it('forbid changing the password of another user', async () => {
    const [{ id }, { visitor }] = [await createUser(), await createUser()];
    const change = { currentPassword: PASSWORD, newPassword: 'uma-senha-nova' };
    expect((await visitor.put(`/api/users/${id}/change-password`, change)).status).toBe(403);
    const query = `mutation { changePassword(id: ${id}, newPassword: "uma-senha-nova") { id } }`;
    expect((await visitor.graphql(query)).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('forbid administrators to delete or demote themselves', async () => {
    const { body: me } = await admin.get<{ id: number }>('/api/auth/me');
    expect(await admin.delete(`/api/users/${me.id}`)).toMatchObject({
      status: 409,
      body: { code: 'SELF_DELETION' },
    });
    expect(await admin.put(`/api/users/${me.id}`, { isAdmin: false })).toMatchObject({
      status: 409,
      body: { code: 'LAST_ADMIN' },
    });
  });
});
