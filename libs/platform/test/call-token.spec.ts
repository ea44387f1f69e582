import { SignJWT, exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload } from 'jose';
import type { CallerName, ServiceName } from '@araucaria/contracts';
import { CallSigner, CallVerifier } from '../src/call-token.js';

const ADMIN = { id: 1, username: 'admin', isAdmin: true, isEmployee: false, roles: [] };
const PROCESSES = ['gateway', 'jobs', 'candidates', 'interviews', 'users', 'notifications'] as const;

async function generateKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid };
}

describe('the token of a call', () => {
  const keys = new Map<string, JWK>();
  const publish = (more: JWK[] = []) => {
    const all = [...keys.values(), ...more].map(({ d: _private, ...key }) => key);
    process.env.RPC_PUBLIC_KEYS = JSON.stringify({ keys: all });
  };
  const signer = (caller: CallerName) => new CallSigner(JSON.stringify(keys.get(caller)));
  const verifier = (service: ServiceName) => new CallVerifier(signer(service));
  const context = { requestId: 'r-1', actor: ADMIN, origin: '203.0.113.7' };
  const refused = { code: 'CALLER_REFUSED' };

  beforeAll(async () => {
    for (const name of PROCESSES) keys.set(name, await generateKey(`${name}.1`));
  });
  beforeEach(() => publish());

  /** A token with these claims, valid unless they say otherwise. */
  async function forge(
    key: JWK | undefined,
    claims: JWTPayload,
    { kid = key?.kid ?? '', typ = 'call+jwt' } = {},
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({ iss: 'gateway', aud: 'users', iat: now, exp: now + 60, ...claims })
      .setProtectedHeader({ alg: 'EdDSA', typ, kid })
      .sign(await importJWK(key ?? {}, 'EdDSA'));
  }

  it('names the gateway, the user and the address', async () => {
    const token = await signer('gateway').sign('users', context);
    expect(await verifier('users').verify(token)).toMatchObject({
      caller: 'gateway',
      actor: ADMIN,
      origin: '203.0.113.7',
    });
  });

  it('carries the address only to the service that records it', async () => {
    const token = await signer('gateway').sign('jobs', context);
    expect(await verifier('jobs').verify(token)).toMatchObject({ actor: ADMIN, origin: undefined });
  });

  it('is signed once for equal calls within some seconds', async () => {
    const gateway = signer('gateway');
    const first = await gateway.sign('users', context);
    expect(await gateway.sign('users', { ...context, requestId: 'r-2' })).toBe(first);
    expect(await gateway.sign('users', { ...context, actor: { ...ADMIN, isAdmin: false } })).not.toBe(first);
  });

  it.each([undefined, null, 7, {}, '', 'x', 'a.b.c'])('refuses %j in its place', async (token) => {
    await expect(verifier('users').verify(token)).rejects.toMatchObject(refused);
  });

  it('is refused by another service', async () => {
    const token = await signer('gateway').sign('jobs', context);
    await expect(verifier('users').verify(token)).rejects.toMatchObject(refused);
  });

  it('is refused when it was signed with an unknown key, also under the id of a known one', async () => {
    const foreign = await generateKey('gateway.1');
    await expect(verifier('users').verify(await forge(foreign, { actor: ADMIN }))).rejects.toMatchObject(
      refused,
    );
    const unknown = await forge(foreign, { actor: ADMIN }, { kid: 'gateway.9' });
    await expect(verifier('users').verify(unknown)).rejects.toMatchObject(refused);
  });

  it('is refused when a service signs it in the name of the gateway', async () => {
    const token = await forge(keys.get('jobs'), { actor: ADMIN });
    await expect(verifier('users').verify(token)).rejects.toMatchObject(refused);
  });

  it('is refused after its minute, or when it claims a longer one', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const expired = await forge(keys.get('gateway'), { iat: now - 90, exp: now - 30 });
    await expect(verifier('users').verify(expired)).rejects.toMatchObject(refused);
    const eternal = await forge(keys.get('gateway'), { iat: now - 600, exp: now + 600 });
    await expect(verifier('users').verify(eternal)).rejects.toMatchObject(refused);
  });

  it('is refused without a signature, and as a token of another kind', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: 'gateway', aud: 'users', iat: now, exp: now + 60, actor: ADMIN };
    const unsigned = `${part({ alg: 'none', typ: 'call+jwt', kid: 'gateway.1' })}.${part(claims)}.`;
    await expect(verifier('users').verify(unsigned)).rejects.toMatchObject(refused);
    const other = await forge(keys.get('gateway'), {}, { typ: 'JWT' });
    await expect(verifier('users').verify(other)).rejects.toMatchObject(refused);
  });

  it('of a service names the user of the call that it is handling, and no user without one', async () => {
    const token = await signer('gateway').sign('jobs', context);
    const passedOn = await signer('jobs').sign('candidates', { ...context, token });
    expect(await verifier('candidates').verify(passedOn)).toMatchObject({ caller: 'jobs', actor: ADMIN });
    const own = await signer('jobs').sign('candidates', { requestId: 'timer-1', actor: ADMIN });
    expect(await verifier('candidates').verify(own)).toMatchObject({ caller: 'jobs', actor: undefined });
  });

  it('of a service cannot name a user, nor show a token that was not meant for that service', async () => {
    const forged = await forge(keys.get('jobs'), { iss: 'jobs', actor: ADMIN });
    await expect(verifier('users').verify(forged)).rejects.toMatchObject(refused);
    const foreign = await signer('gateway').sign('candidates', context);
    const stolen = await forge(keys.get('jobs'), { iss: 'jobs', via: foreign });
    await expect(verifier('users').verify(stolen)).rejects.toMatchObject(refused);
  });

  it('is accepted from the old and the new key while a key is replaced', async () => {
    const next = await generateKey('gateway.2');
    publish([next]);
    const users = verifier('users');
    const tokens = [
      await signer('gateway').sign('users', context),
      await new CallSigner(JSON.stringify(next)).sign('users', context),
    ];
    for (const token of tokens)
      expect(await users.verify(token)).toMatchObject({ caller: 'gateway', actor: ADMIN });
    // Afterwards only the new one is.
    keys.set('gateway', next);
    publish();
    await expect(verifier('users').verify(tokens[0])).rejects.toMatchObject(refused);
  });

  it('needs keys that name a process and public keys without a private part', () => {
    process.env.RPC_PUBLIC_KEYS = JSON.stringify({ keys: [keys.get('jobs')] });
    expect(() => verifier('users').load()).toThrow('contains a private key');
    expect(() => new CallSigner('{"kid":"stranger.1"}').caller).toThrow('names no process');
    expect(() => new CallSigner('not json').caller).toThrow('JSON');
  });
});
