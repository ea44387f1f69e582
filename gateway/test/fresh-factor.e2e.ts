import { eventually, totpCode, type TestSystem, type Visitor } from '@araucaria/testing';
import { MINUTE_MS } from '@araucaria/contracts/domain';
import { PASSWORD, SecondFactorAccounts, isLoggedIn, type Enrolled } from './second-factor-accounts.js';

const INVALID = { status: 401, body: { code: 'INVALID_FACTOR' } };
const NOT_FRESH = { status: 403, body: { code: 'FRESH_FACTOR_REQUIRED' } };

describe('the second factor before a sensitive call', () => {
  let accounts: SecondFactorAccounts;
  let system: TestSystem;
  beforeAll(async () => {
    accounts = await SecondFactorAccounts.start();
    ({ system } = accounts);
  });
  afterAll(() => accounts?.stop());

  const rename = (visitor: Visitor, { user }: Enrolled) =>
    visitor.put(`/api/users/${user.id}`, { fullName: 'Ana Prado' });
  const renameGraphql = (visitor: Visitor, { user }: Enrolled) =>
    visitor.graphql('mutation ($id: Int!) { updateUser(id: $id, input: { fullName: "Ana" }) { id } }', {
      id: user.id,
    });

  let stale: Visitor | undefined;
  const staleAdmin = async () => {
    const { session } = await accounts.enrol({ isAdmin: true });
    await accounts.ageProof(session, 11 * MINUTE_MS);
    return session;
  };

  it('must be fresh, by REST and GraphQL; a confirmation renews it', async () => {
    const enrolled = await accounts.enrol({ isAdmin: true });
    const visitor = await accounts.login(enrolled);
    await accounts.ageProof(visitor, 9 * MINUTE_MS);
    expect((await rename(visitor, enrolled)).status).toBe(200);
    await accounts.ageProof(visitor, 11 * MINUTE_MS);
    expect(await rename(visitor, enrolled)).toMatchObject(NOT_FRESH);
    expect((await renameGraphql(visitor, enrolled)).body.errors).toMatchObject([
      { extensions: { code: 'FRESH_FACTOR_REQUIRED' } },
    ]);
    // Other calls go on.
    expect((await visitor.get('/api/users')).status).toBe(200);

    expect((await visitor.post('/api/auth/confirm/options')).body).toEqual({
      methods: ['totp', 'recovery-code'],
      passkeyOptions: null,
    });
    expect(await visitor.post('/api/auth/confirm', { code: '000000' })).toMatchObject(INVALID);
    expect(await visitor.post('/api/auth/confirm', { password: PASSWORD })).toMatchObject(INVALID);
    expect(await rename(visitor, enrolled)).toMatchObject(NOT_FRESH);
    expect(
      (await visitor.post('/api/auth/confirm', { code: await totpCode(enrolled.secret, 1) })).status,
    ).toBe(204);
    expect((await rename(visitor, enrolled)).status).toBe(200);
    expect((await renameGraphql(visitor, enrolled)).body.errors).toBeUndefined();
  });

  it('is not asked of an account without one', async () => {
    const enrolled = await accounts.enrol();
    await accounts.ageProof(accounts.admin, 11 * MINUTE_MS);
    expect((await rename(accounts.admin, enrolled)).status).toBe(200);
  });

  it.each([
    ['POST', '/api/auth/register'],
    ['DELETE', '/api/users/2147483647'],
    ['PUT', '/api/users/2147483647/change-password'],
    ['DELETE', '/api/users/2147483647/second-factors'],
    ['PUT', '/api/referral-applications/2147483647/first-bonus'],
    ['PUT', '/api/referral-applications/2147483647/second-bonus'],
    ['PUT', '/api/referral-applications/2147483647/hire'],
    ['POST', '/api/referral-applications/2147483647/undo-hire'],
    ['POST', '/api/referral-applications/2147483647/release'],
    ['POST', '/api/referral-bonus-rules'],
    ['PUT', '/api/referral-bonus-rules/2147483647'],
    ['DELETE', '/api/referral-bonus-rules/2147483647'],
    ['POST', '/api/admin/clean-database'],
    ['POST', '/api/admin/clean-candidates'],
    ['DELETE', '/api/candidates/2147483647'],
    ['GET', '/api/candidates/export.csv'],
    ['GET', '/api/referral-bonus/pending.csv'],
    ['POST', '/api/referrers/erase'],
    ['DELETE', '/api/auth/second-factors/totp'],
    ['POST', '/api/auth/second-factors/recovery-codes'],
  ])('is asked for %s %s', async (method, path) => {
    stale ??= await staleAdmin();
    expect(await stale.send(method, path)).toMatchObject(NOT_FRESH);
  });
  it('lets only a recent login, or the password, enrol the first factor', async () => {
    const user = await accounts.createUser();
    const visitor = system.visitor();
    await accounts.typePassword(visitor, user);
    await accounts.ageProof(visitor, 11 * MINUTE_MS);
    expect(await visitor.post('/api/auth/second-factors/totp')).toMatchObject(NOT_FRESH);
    expect((await visitor.post('/api/auth/confirm/options')).body).toMatchObject({ methods: ['password'] });
    expect(await visitor.post('/api/auth/confirm', { password: 'outra senha' })).toMatchObject(INVALID);
    expect((await visitor.post('/api/auth/confirm', { password: PASSWORD })).status).toBe(204);
    expect((await visitor.post('/api/auth/second-factors/totp')).status).toBe(200);
  });

  it('is reset by an administrator, which ends the sessions of the user and sends an e-mail', async () => {
    const email = 'perdeu.celular@araucaria.example';
    const enrolled = await accounts.enrol({ email });
    expect((await accounts.admin.delete(`/api/users/${enrolled.user.id}/second-factors`)).status).toBe(204);
    expect(await isLoggedIn(enrolled.session)).toBe(false);
    const visitor = system.visitor();
    expect((await accounts.typePassword(visitor, enrolled.user)).status).toBe(200);
    expect(await accounts.admin.delete(`/api/users/${enrolled.user.id}/second-factors`)).toMatchObject({
      status: 404,
    });
    const subjects = await eventually(async () => {
      const mails = system.mailbox.messages().filter(({ to }) => to.includes(email));
      return mails.length >= 2 && mails.map(({ subject }) => subject).sort();
    });
    expect(subjects).toEqual([
      'Novo segundo fator na sua conta',
      'O segundo fator da sua conta foi redefinido',
    ]);
  });
});
