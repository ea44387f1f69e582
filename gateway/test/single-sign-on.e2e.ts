import { eventually, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import type { AuditPage, UserView } from '@araucaria/contracts';
import {
  logInAt,
  OIDC_CLIENT,
  startOidcServer,
  type OidcServer,
  type OidcUser,
} from '@araucaria/testing/oidc';

const PASSWORD = 'pinhao-verde-77';

describe('single sign-on', () => {
  let oidc: OidcServer;
  let system: TestSystem;
  beforeAll(async () => {
    oidc = await startOidcServer();
    system = await startTestSystem({
      parts: ['users', 'jobs'],
      env: {
        OIDC_ISSUER: oidc.issuer,
        OIDC_CLIENT_ID: OIDC_CLIENT.client_id,
        OIDC_CLIENT_SECRET: OIDC_CLIENT.client_secret,
        OIDC_NAME: 'Empresa',
        OIDC_DOMAINS: 'empresa.example',
        OIDC_ROLE_MAP: 'Pessoas=administrador,Pessoas=funcionario,Engenharia=funcionario,Pessoas=recrutador',
        LOCAL_LOGIN: 'admins',
        LOCAL_LOGIN_ACCOUNTS: 'reserva',
      },
    });
    oidc.allowRedirectTo(system.url);
  });
  afterAll(async () => {
    await system?.stop();
    await oidc?.stop();
  });

  const addUser = (login: string, changes: Partial<OidcUser> = {}) =>
    oidc.users.set(login, {
      email: `${login}@empresa.example`,
      email_verified: true,
      name: 'Ana Lima',
      groups: ['Engenharia'],
      ...changes,
    });
  const locationOf = ({ headers }: { headers: Headers }) => headers.get('location') ?? '';
  /** Where the provider leads a visitor after a login, which the visitor has not opened yet. */
  const callbackFor = async (visitor: Visitor, login: string, redirect = '/indicacoes') => {
    const start = await visitor.get(`/api/auth/sso?redirect=${encodeURIComponent(redirect)}`);
    const { pathname, search } = await logInAt(locationOf(start), login);
    return pathname + search;
  };
  const signOn = async (login: string, redirect?: string) => {
    const visitor = system.visitor();
    const response = await visitor.get(await callbackFor(visitor, login, redirect));
    expect(response.status).toBe(302);
    return { visitor, target: locationOf(response) };
  };
  const me = async (visitor: Visitor) => (await visitor.get<UserView>('/api/auth/me')).body;
  const auditOf = async (query: string) =>
    (await (await system.admin()).get<AuditPage>(`/api/admin/audit?${query}`)).body.entries;

  it('is offered with the name and domains of the provider', async () => {
    expect((await system.visitor().get('/api/auth/options')).body).toEqual({
      localLogin: 'admins',
      singleSignOn: { name: 'Empresa', domains: ['empresa.example'] },
    });
  });

  it('creates the account at the first login, with the roles of its groups, and opens the requested page', async () => {
    addUser('ana.lima');
    const { visitor, target } = await signOn('ana.lima', '/indicacoes?aba=1');
    expect(target).toBe('/indicacoes?aba=1');
    const user = await me(visitor);
    expect(user).toMatchObject({
      username: 'ana.lima',
      fullName: 'Ana Lima',
      email: 'ana.lima@empresa.example',
      isAdmin: false,
      isEmployee: true,
      invited: false,
    });
    expect((await visitor.get<unknown[]>('/api/auth/sessions')).body).toHaveLength(1);
    const entries = await auditOf(`subject=account&subjectId=${user.id}`);
    expect(entries.map(({ action }) => action)).toEqual(['login', 'account.linked', 'account.created']);
    expect((await me((await signOn('ana.lima')).visitor)).id).toBe(user.id);
    // The account has no password.
    expect((await system.visitor().login('ana.lima', '')).status).toBe(400);
    expect((await system.visitor().login('ana.lima', PASSWORD)).status).toBe(401);
  });

  it('applies the groups of each login: a removed group is a removed role, and without any group the login is refused', async () => {
    addUser('bia.luz', { groups: ['Pessoas', 'Outro'] });
    const first = await signOn('bia.luz');
    expect(await me(first.visitor)).toMatchObject({
      isAdmin: true,
      isEmployee: true,
      roles: ['recrutador'],
    });
    addUser('bia.luz', { groups: ['Engenharia'] });
    const second = await signOn('bia.luz');
    // Every session of the account has the new roles.
    for (const { visitor } of [first, second])
      expect(await me(visitor)).toMatchObject({ isAdmin: false, isEmployee: true, roles: [] });
    addUser('bia.luz', { groups: ['Outro'] });
    expect((await signOn('bia.luz')).target).toBe('/login?sso=no-group');
  });

  it('links the account with the verified address, and follows the subject from then on', async () => {
    const admin = await system.admin();
    const { body: account } = await admin.post<UserView>('/api/auth/register', {
      username: 'caio',
      password: PASSWORD,
      email: 'Caio.Reis@empresa.example',
    });
    addUser('sub-4711', { email: 'caio.reis@empresa.example' });
    expect(await me((await signOn('sub-4711')).visitor)).toMatchObject({ id: account.id, isEmployee: true });
    addUser('sub-4711', { email: 'caio.outro@empresa.example' });
    expect(await me((await signOn('sub-4711')).visitor)).toMatchObject({ id: account.id });
  });

  it.each([
    ['an address that is not verified', 'unverified-email', { email_verified: false }],
    ['an address of a foreign domain', 'foreign-domain', { email: 'eva@outra.example' }],
    ['a domain that only ends like ours', 'foreign-domain', { email: 'eva@naoempresa.example' }],
    ['two accounts with the address', 'ambiguous', { email: 'dupla@empresa.example' }],
    ['a deactivated account', 'deactivated', { email: 'saiu@empresa.example' }],
  ])('refuses %s, and records it', async (_what, reason, changes) => {
    const admin = await system.admin();
    const register = (username: string, email: string) =>
      admin.post<UserView>('/api/auth/register', { username, password: PASSWORD, email, isAdmin: true });
    if (reason === 'ambiguous')
      for (const name of ['dupla.um', 'dupla.dois']) await register(name, 'dupla@empresa.example');
    if (reason === 'deactivated') {
      const { body } = await register('saiu', 'saiu@empresa.example');
      await system.visitor().login('saiu', PASSWORD);
      await admin.delete(`/api/users/${body.id}`);
    }
    addUser(`recusada-${reason}`, changes);
    const { visitor, target } = await signOn(`recusada-${reason}`);
    expect(target).toBe(`/login?sso=${reason}`);
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
    await eventually(async () =>
      (await auditOf('action=login.sso-refused')).some(({ details }) => details.reason === reason),
    );
  });

  it('completes each attempt once, and in the browser that started it', async () => {
    addUser('davi.melo');
    const [visitor, other] = [system.visitor(), system.visitor()];
    const callback = await callbackFor(visitor, 'davi.melo');
    expect(locationOf(await other.get(callback))).toBe('/login?sso=expired');
    const cookies = new Map(visitor.cookieJar);
    expect(locationOf(await visitor.get(callback))).toBe('/indicacoes');
    // A copy of the cookies does not help either.
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const replay = await system.visitor().send('GET', callback, undefined, { cookie });
    expect(locationOf(replay)).toBe('/login?sso=expired');
    const changed = await callbackFor(visitor, 'davi.melo');
    const otherState = changed.replace(/state=(.)/, (_, first) => `state=${first === '_' ? '-' : '_'}`);
    expect(locationOf(await visitor.get(otherState))).toBe('/login?sso=expired');
  });

  it('refuses a forged code, an error of the provider and the response of another issuer', async () => {
    addUser('eva.nunes');
    const visitor = system.visitor();
    const forged = (await callbackFor(visitor, 'eva.nunes')).replace(/code=[^&]+/, 'code=inventado');
    expect(locationOf(await visitor.get(forged))).toBe('/login?sso=invalid');
    const mixedUp = (await callbackFor(visitor, 'eva.nunes')).replace(
      /iss=[^&]+/,
      'iss=https%3A%2F%2Fevil.example',
    );
    expect(locationOf(await visitor.get(mixedUp))).toBe('/login?sso=invalid');
    const cancelled = (await callbackFor(visitor, 'eva.nunes')).replace(/code=[^&]+/, 'error=access_denied');
    expect(locationOf(await visitor.get(cancelled))).toBe('/login?sso=cancelled');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example'])(
    'does not lead to another site by %j',
    async (redirect) => {
      addUser('gil.dias');
      expect((await signOn('gil.dias', redirect)).target).toBe('/login');
    },
  );

  it('is a proof for sensitive calls only after a new login at the provider', async () => {
    addUser('lia.prado', { groups: ['Pessoas'] });
    const { visitor } = await signOn('lia.prado');
    // Adding a second factor needs a recent login of every account.
    const enrol = () => visitor.post('/api/auth/second-factors/totp');
    expect(await enrol()).toMatchObject({ status: 403, body: { code: 'FRESH_FACTOR_REQUIRED' } });
    expect((await visitor.post('/api/auth/confirm/options')).body).toEqual({
      methods: ['sso'],
      passkeyOptions: null,
    });
    const start = await visitor.get('/api/auth/sso?fresh=1&redirect=/dashboard');
    expect(new URL(locationOf(start)).searchParams.get('prompt')).toBe('login');
    const { pathname, search } = await logInAt(locationOf(start), 'lia.prado');
    expect(locationOf(await visitor.get(pathname + search))).toBe('/dashboard');
    expect((await enrol()).status).toBe(200);
  });

  it('leaves passwords to administrators and to the accounts of the setting', async () => {
    const admin = await system.admin();
    for (const username of ['hugo.paz', 'reserva'])
      await admin.post('/api/auth/register', { username, password: PASSWORD, isEmployee: true });
    expect(await system.visitor().login('hugo.paz', PASSWORD)).toMatchObject({
      status: 403,
      body: { code: 'LOCAL_LOGIN_OFF' },
    });
    expect((await system.visitor().login('hugo.paz', 'errada')).status).toBe(401);
    expect((await system.visitor().login('reserva', PASSWORD)).status).toBe(200);
  });

  it('goes on while the secret of the client is replaced, and no session ends', async () => {
    addUser('rui.paz');
    const { visitor } = await signOn('rui.paz');
    const isLoggedIn = async () => (await visitor.get('/api/auth/me')).status === 200;
    oidc.clientSecrets.add('o-novo-segredo-do-cliente');
    await signOn('rui.paz');
    await system.running
      .process('gateway')
      .restart({ env: { OIDC_CLIENT_SECRET: 'o-novo-segredo-do-cliente' } });
    oidc.clientSecrets.delete(OIDC_CLIENT.client_secret);
    expect((await signOn('rui.paz')).target).toBe('/indicacoes');
    expect(await isLoggedIn()).toBe(true);
    // With the old secret the provider refuses logins.
    await system.running
      .process('gateway')
      .restart({ env: { OIDC_CLIENT_SECRET: OIDC_CLIENT.client_secret } });
    expect((await signOn('rui.paz')).target).toMatch(/^\/login\?sso=/);
    expect(await isLoggedIn()).toBe(true);
    oidc.clientSecrets.add(OIDC_CLIENT.client_secret);
  });

  it('does not harm logins by password while the provider is away', async () => {
    addUser('ivo.sa');
    const visitor = system.visitor();
    const callback = await callbackFor(visitor, 'ivo.sa');
    await oidc.stop();
    expect(locationOf(await visitor.get(callback))).toBe('/login?sso=unavailable');
    expect((await system.visitor().login('reserva', PASSWORD)).status).toBe(200);
  });
});
