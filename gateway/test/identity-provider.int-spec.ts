import { IdentityProviderService } from '../src/single-sign-on/identity-provider.service.js';
import { startForgedOidcServer, type ForgedOidcServer } from './forged-oidc-server.js';

const SECRETS = {
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  codeVerifier: 'v'.repeat(43),
};
const CLIENT_ID = 'araucaria';
/** Above the timeout of one request. */
const TIMEOUT_MS = 20_000;

describe('the responses of an identity provider', () => {
  let forged: ForgedOidcServer;
  let provider: IdentityProviderService;

  beforeEach(async () => {
    forged = await startForgedOidcServer();
    provider = new IdentityProviderService({
      localLogin: 'on',
      provider: {
        issuer: new URL(forged.issuer),
        clientId: CLIENT_ID,
        clientSecret: 'segredo',
        name: 'Empresa',
        domains: ['empresa.example'],
        scope: 'openid email',
        groupsClaim: 'groups',
        rolesByGroup: new Map(),
        redirectUri: 'http://localhost:3000/api/auth/sso/callback',
      },
    });
    const nowSeconds = Math.floor(Date.now() / 1_000);
    forged.idToken = {
      iss: forged.issuer,
      sub: '4711',
      aud: CLIENT_ID,
      nonce: SECRETS.nonce,
      iat: nowSeconds,
      exp: nowSeconds + 300,
    };
    forged.userInfo = { sub: '4711', email: 'ana@empresa.example' };
  });
  afterEach(() => forged.stop());

  const claims = (changes: Record<string, string> = {}) =>
    provider.claims(
      new URLSearchParams({
        code: 'codigo',
        state: SECRETS.state,
        iss: forged.issuer,
        ...changes,
      }).toString(),
      SECRETS,
    );

  it('lead to its login with PKCE, state and nonce', async () => {
    const url = await provider.authorizationUrl(SECRETS);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: CLIENT_ID,
      response_type: 'code',
      code_challenge_method: 'S256',
      state: SECRETS.state,
      nonce: SECRETS.nonce,
    });
    expect(url.href).not.toContain(SECRETS.codeVerifier);
  });

  it('are accepted when everything fits, with the claims of the user info', async () => {
    expect(await claims()).toMatchObject({ sub: '4711', email: 'ana@empresa.example' });
  });

  it.each<[string, Record<string, unknown>]>([
    ['another nonce', { nonce: 'x'.repeat(43) }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example/' }],
    ['another audience', { aud: 'outra' }],
    ['an end in the past', { exp: 1_600_000_000 }],
  ])('are refused with %s in the ID token', async (_what, changes) => {
    Object.assign(forged.idToken, changes);
    await expect(claims()).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('are refused when the ID token is signed by another key', async () => {
    forged.usesUnknownKey = true;
    await expect(claims()).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('are refused when they come from another issuer, or state none', async () => {
    await expect(claims({ iss: 'https://evil.example/' })).rejects.toMatchObject({ reason: 'invalid' });
    await expect(provider.claims(`code=codigo&state=${SECRETS.state}`, SECRETS)).rejects.toMatchObject({
      reason: 'invalid',
    });
    expect(forged.requests).not.toContain('/token');
  });

  it('are refused with another state', async () => {
    await expect(claims({ state: 'outro' })).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('are refused when the user info is about another user', async () => {
    forged.userInfo = { sub: '4712', email: 'chefe@empresa.example' };
    await expect(claims()).rejects.toMatchObject({ reason: 'invalid' });
  });

  it(
    'that do not come in time are an outage',
    async () => {
      forged.silentPaths.add('/token');
      await expect(claims()).rejects.toMatchObject({ reason: 'unavailable' });
    },
    TIMEOUT_MS,
  );

  it(
    'are not awaited again at once after an outage',
    async () => {
      forged.silentPaths.add('/.well-known/openid-configuration');
      await expect(provider.authorizationUrl(SECRETS)).rejects.toMatchObject({ reason: 'unavailable' });
      forged.silentPaths.clear();
      await expect(provider.authorizationUrl(SECRETS)).rejects.toMatchObject({ reason: 'unavailable' });
      expect(forged.requests).toHaveLength(1);
    },
    TIMEOUT_MS,
  );
});
