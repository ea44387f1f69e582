import { UsersRpc, type RpcInput, type UserView, type VerifyFactor } from '@araucaria/contracts';
import { SoftwarePasskey } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ADMIN_PASSWORD, actor, register, type Service } from './fixtures.js';
import { SITE, addPasskey, userWithApp } from './second-factor-fixtures.js';

const INVALID = { code: 'INVALID_FACTOR', status: 401 };

describe('a passkey', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_PASSWORD });
  });
  afterAll(() => service.stop());

  const verify = (user: UserView, proof: Partial<RpcInput<VerifyFactor>>) =>
    service.as().verifyFactor({ id: user.id, purpose: 'login', ...proof });

  it('is a second factor, and logs in alone if it verifies its user', async () => {
    const user = await register(service);
    const [passkey, { recoveryCodes }] = await addPasskey(service, actor(user));
    expect(recoveryCodes).toHaveLength(10);
    const options = await service.as().passkeyOptions({ id: user.id });
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id }]);
    const response = passkey.authenticate(options, { userVerified: false });
    expect(await verify(user, { passkey: response, challenge: options.challenge })).toEqual({
      factor: 'passkey',
    });

    const alone = await service.as().passkeyOptions({});
    expect(alone).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const { challenge } = alone;
    const unverified = passkey.authenticate(alone, { userVerified: false });
    await expect(service.as().authenticatePasskey({ response: unverified, challenge })).rejects.toMatchObject(
      INVALID,
    );
    const verified = passkey.authenticate(alone);
    expect(await service.as().authenticatePasskey({ response: verified, challenge })).toEqual(user);
    const { passkeys } = await service.as().secondFactors({ id: user.id });
    expect(passkeys).toMatchObject([{ name: 'Notebook', lastUsedAt: expect.any(String) as string }]);
  });

  it('is refused for another challenge, site, account, or counter', async () => {
    const user = await register(service);
    const other = await userWithApp(service);
    const [passkey] = await addPasskey(service, actor(user));
    const options = await service.as().passkeyOptions({ id: user.id });
    const { challenge } = options;
    const elsewhere = new SoftwarePasskey('https://evil.example');
    Object.assign(elsewhere, { id: passkey.id, keys: (passkey as unknown as { keys: unknown }).keys });
    const attempts: [UserView, object, string][] = [
      [user, passkey.authenticate(options), 'b3V0cm8'],
      [user, elsewhere.authenticate(options), challenge],
      [other.user, passkey.authenticate(options), challenge],
      [user, { id: passkey.id }, challenge],
      [user, {}, challenge],
      [user, { id: '\0' }, challenge],
      [user, { id: passkey.id, response: 'x' }, challenge],
      [user, { ...passkey.authenticate(options), response: null }, challenge],
    ];
    for (const [owner, response, expected] of attempts)
      await expect(
        verify(owner, { passkey: response as Record<string, unknown>, challenge: expected }),
      ).rejects.toMatchObject(INVALID);
    await verify(user, { passkey: passkey.authenticate(options), challenge });
    passkey.counter -= 2;
    await expect(verify(user, { passkey: passkey.authenticate(options), challenge })).rejects.toMatchObject(
      INVALID,
    );
  });

  it('is registered once, for the account that asked', async () => {
    const user = await register(service);
    const passkey = new SoftwarePasskey(SITE);
    const options = await service.as(actor(user)).passkeyRegistration();
    const response = passkey.register(options);
    const add = (challenge: string) =>
      service.as(actor(user)).addPasskey({ name: 'Celular', response, challenge });
    await expect(add('b3V0cm8')).rejects.toMatchObject(INVALID);
    await add(options.challenge);
    await expect(add(options.challenge)).rejects.toMatchObject(INVALID);
  });

  it('is renamed and removed by its owner only', async () => {
    const user = await register(service);
    const other = await register(service);
    await addPasskey(service, actor(user));
    const [{ id } = { id: 0 }] = (await service.as().secondFactors({ id: user.id })).passkeys;
    await expect(service.as(actor(other)).renamePasskey({ id, name: 'Minha' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(service.as(actor(other)).removePasskey({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await service.as(actor(user)).renamePasskey({ id, name: 'Chave azul' });
    expect((await service.as().secondFactors({ id: user.id })).passkeys).toMatchObject([
      { name: 'Chave azul' },
    ]);
    await service.as(actor(user)).removePasskey({ id });
    expect(await service.as().secondFactors({ id: user.id })).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
    });
  });
});
