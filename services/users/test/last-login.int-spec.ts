import { UsersRpc, type Actor, type RpcInput, type UserView, type VerifyFactor } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { totpCode } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ADMIN_PASSWORD, PASSWORD, actor, listUsers, register, type Service } from './fixtures.js';
import { addPasskey, userWithApp } from './second-factor-fixtures.js';

/** Each login of a test is on its own day, years after the clock of the machine. */
const loginAt = (dayOfMonth: number) => new Date(Date.UTC(2041, 2, dayOfMonth, 12));

let service: Service;
let admin: Actor;

beforeAll(async () => {
  service = await startTestService(AppModule, UsersRpc, { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD });
  admin = actor(await service.as().authenticate({ username: 'chefe', password: ADMIN_PASSWORD }));
});
afterEach(() => service.app.get(Clock).set(new Date()));
afterAll(() => service.stop());

const setDay = (dayOfMonth: number) => service.app.get(Clock).set(loginAt(dayOfMonth));
const listed = async ({ id }: UserView) => {
  const users = await listUsers(service, admin, { includeDeactivated: true });
  return users.find((user) => user.id === id);
};
/** The day on which the list of users says that the user last logged in; null: never. */
const dayOfLastLogin = async (user: UserView) => (await listed(user))?.lastLoginAt?.slice(0, 10) ?? null;
const logIn = ({ username }: UserView, password = PASSWORD) =>
  service.as().authenticate({ username, password });
const verify = (user: UserView, proof: Partial<RpcInput<VerifyFactor>>) =>
  service.as().verifyFactor({ id: user.id, purpose: 'login', ...proof });
const codeOfNow = (secret: string, step = 0) =>
  totpCode(secret, step, service.app.get(Clock).now().getTime());

describe('the last login in the list of users', () => {
  it('is that of the latest right password, and none before the first', async () => {
    const user = await register(service);
    setDay(1);
    await expect(logIn(user, 'outra senha qualquer')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await listed(user)).toMatchObject({ lastLoginAt: null });
    await logIn(user);
    expect((await listed(user))?.lastLoginAt).toMatch(/^2041-03-01T12:00:\d\d\.\d{3}Z$/);
    setDay(2);
    await logIn(user);
    expect(await dayOfLastLogin(user)).toBe('2041-03-02');
  });

  it('waits for the second factor of an account that has one', async () => {
    setDay(3);
    const { user, secret, codes } = await userWithApp(service);
    await logIn(user);
    await expect(verify(user, { recoveryCode: 'AAAA-AAAA-AAAA-AAAA' })).rejects.toMatchObject({
      code: 'INVALID_FACTOR',
    });
    // A proof for a sensitive call begins no session.
    await verify(user, { purpose: 'confirmation', code: await codeOfNow(secret) });
    expect(await dayOfLastLogin(user)).toBeNull();
    await verify(user, { code: await codeOfNow(secret, 1) });
    expect(await dayOfLastLogin(user)).toBe('2041-03-03');
    setDay(4);
    await verify(user, { recoveryCode: codes[0] });
    expect(await dayOfLastLogin(user)).toBe('2041-03-04');
  });

  it('is also that of a passkey alone, and of the login of the company', async () => {
    const user = await register(service);
    const [passkey] = await addPasskey(service, actor(user));
    setDay(5);
    const options = await service.as().passkeyOptions({});
    await service.as().authenticatePasskey({
      response: passkey.authenticate(options),
      challenge: options.challenge,
    });
    expect(await dayOfLastLogin(user)).toBe('2041-03-05');

    setDay(6);
    const signOn = {
      issuer: 'https://login.empresa.example/',
      subject: 'ana',
      email: 'ana@empresa.example',
      ...{ isAdmin: false, isEmployee: true, roles: [] },
    };
    const created = await service.as().signOn(signOn);
    expect(await dayOfLastLogin(created)).toBe('2041-03-06');
    setDay(7);
    await service.as().signOn(signOn);
    expect(await dayOfLastLogin(created)).toBe('2041-03-07');
  });

  it('goes with the personal data of an erased account', async () => {
    const user = await register(service);
    await logIn(user);
    await service.as(admin).erase({ id: user.id });
    const rows = await service.rows('select last_login_at from account where id = $1', [user.id]);
    expect(rows).toEqual([{ last_login_at: null }]);
  });
});

describe('the list of users', () => {
  it('names who has a second factor: a confirmed app or a passkey', async () => {
    const user = await register(service);
    const me = actor(user);
    const { secret } = await service.as(me).beginTotp();
    expect(await listed(user)).toMatchObject({ hasSecondFactor: false });
    await service.as(me).confirmTotp({ code: await totpCode(secret) });
    expect(await listed(user)).toMatchObject({ hasSecondFactor: true });
    await addPasskey(service, me);
    await service.as(me).removeTotp();
    expect(await listed(user)).toMatchObject({ hasSecondFactor: true });
    await service.as(admin).resetSecondFactors({ id: user.id });
    expect(await listed(user)).toMatchObject({ hasSecondFactor: false });
  });
});
