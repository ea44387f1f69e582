import {
  UsersRpc,
  type Actor,
  type RpcInput,
  type SecondFactor,
  type UserView,
  type VerifyFactor,
} from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { totpCode } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ADMIN_PASSWORD, PASSWORD, actor, register, type Service } from './fixtures.js';
import { addPasskey, userWithApp } from './second-factor-fixtures.js';

const INVALID = { code: 'INVALID_FACTOR', status: 401 };

describe('second factors', () => {
  let service: Service;
  let admin: Actor;

  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_PASSWORD });
    admin = actor(await service.as().authenticate({ username: 'admin', password: ADMIN_PASSWORD }));
  });
  afterEach(() => service.app.get(Clock).set(new Date()));
  afterAll(() => service.stop());

  const verify = (user: UserView, proof: Partial<RpcInput<VerifyFactor>>) =>
    service.as().verifyFactor({ id: user.id, purpose: 'login', ...proof });
  const entriesOf = async ({ id }: { id: number }) => {
    const { entries } = await service.as(admin).auditTrail({ subject: 'account', subjectId: String(id) });
    return entries.map(({ action, details, actorId }) => ({ action, details, actorId })).reverse();
  };

  describe('an authenticator app', () => {
    it('counts after its confirmation, which comes with ten recovery codes', async () => {
      const user = await register(service);
      const me = actor(user);
      const { secret, uri } = await service.as(me).beginTotp();
      expect(uri).toMatch(/^otpauth:\/\/totp\/.*issuer=Arauc%C3%A1ria.*secret=/);
      expect(uri).toContain(secret);
      expect(await service.as(me).secondFactors({ id: user.id })).toEqual({
        totpSince: null,
        passkeys: [],
        recoveryCodesLeft: 0,
      });
      await expect(verify(user, { code: await totpCode(secret) })).rejects.toMatchObject(INVALID);
      await expect(service.as(me).confirmTotp({ code: '000000' })).rejects.toMatchObject(INVALID);
      const { recoveryCodes } = await service.as(me).confirmTotp({ code: await totpCode(secret, -1) });
      expect(new Set(recoveryCodes).size).toBe(10);
      expect(recoveryCodes?.[0]).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
      expect(await service.as(me).secondFactors({ id: user.id })).toMatchObject({
        totpSince: expect.any(String) as string,
        recoveryCodesLeft: 10,
      });
      expect(await verify(user, { code: await totpCode(secret) })).toEqual({ factor: 'totp' });
    });

    it('is accepted once per code, and no code before an accepted one', async () => {
      const { user, secret } = await userWithApp(service);
      await verify(user, { code: await totpCode(secret, 0) });
      await expect(verify(user, { code: await totpCode(secret, 0) })).rejects.toMatchObject(INVALID);
      await expect(verify(user, { code: await totpCode(secret, -1) })).rejects.toMatchObject(INVALID);
      await verify(user, { code: await totpCode(secret, 1) });
    });

    it('accepts one of simultaneous uses of a code', async () => {
      const { user, secret } = await userWithApp(service);
      const code = await totpCode(secret);
      const uses = await Promise.allSettled(Array.from({ length: 5 }, () => verify(user, { code })));
      expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('is refused with the code of another time or account', async () => {
      const { user, secret } = await userWithApp(service);
      const other = await userWithApp(service);
      await expect(verify(user, { code: await totpCode(secret, 2) })).rejects.toMatchObject(INVALID);
      await expect(verify(user, { code: await totpCode(secret, -2) })).rejects.toMatchObject(INVALID);
      await expect(verify(user, { code: await totpCode(other.secret) })).rejects.toMatchObject(INVALID);
    });

    it('follows the clock of the product', async () => {
      const { user, secret } = await userWithApp(service);
      service.app.get(Clock).set(new Date('2031-01-01T12:00:00Z'));
      await expect(verify(user, { code: await totpCode(secret) })).rejects.toMatchObject(INVALID);
      await verify(user, { code: await totpCode(secret, 0, Date.parse('2031-01-01T12:00:00Z')) });
    });

    it('is replaced by another one when that is confirmed', async () => {
      const { user, me, secret } = await userWithApp(service);
      const next = await service.as(me).beginTotp();
      await verify(user, { code: await totpCode(secret) });
      expect(await service.as(me).confirmTotp({ code: await totpCode(next.secret, -1) })).toEqual({});
      await expect(verify(user, { code: await totpCode(secret, 1) })).rejects.toMatchObject(INVALID);
      await verify(user, { code: await totpCode(next.secret) });
    });

    it('leaves neither its secret nor recovery codes readable in the database', async () => {
      const { user, secret, codes } = await userWithApp(service);
      const rows = await service.rows(
        'select to_json(f)::text as text from second_factor f where account_id = $1',
        [user.id],
      );
      const digests = await service.rows('select digest from recovery_code where account_id = $1', [user.id]);
      expect(digests).toHaveLength(10);
      const stored = JSON.stringify([rows, digests]);
      expect(stored).not.toContain(secret);
      for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    });
  });

  describe('recovery codes', () => {
    it('are each accepted once, however they are typed', async () => {
      const { user, codes } = await userWithApp(service);
      const [first = '', second = ''] = codes;
      expect(await verify(user, { recoveryCode: first })).toEqual({ factor: 'recovery-code' });
      await expect(verify(user, { recoveryCode: first })).rejects.toMatchObject(INVALID);
      await verify(user, {
        recoveryCode: ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`,
      });
      expect((await service.as().secondFactors({ id: user.id })).recoveryCodesLeft).toBe(8);
      // Its owner is told of each by e-mail, and of no refused one.
      const told = (await service.published('user.second-factor-changed')).filter(
        ({ userId, change }) => userId === user.id && change === 'recovery-code-used',
      );
      expect(told).toHaveLength(2);
    });

    it('of before are refused after new ones were made', async () => {
      const { user, me, codes } = await userWithApp(service);
      const { recoveryCodes } = await service.as(me).renewRecoveryCodes();
      await expect(verify(user, { recoveryCode: codes[0] })).rejects.toMatchObject(INVALID);
      await verify(user, { recoveryCode: recoveryCodes[0] });
    });

    it('end with the last factor, and there are none without one', async () => {
      const { user, me, codes } = await userWithApp(service);
      await service.as(me).removeTotp();
      await expect(verify(user, { recoveryCode: codes[0] })).rejects.toMatchObject(INVALID);
      await expect(service.as(me).renewRecoveryCodes()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(service.as(me).removeTotp()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  it('are removed by an administrator for a user who has lost them', async () => {
    const { user, codes, secret } = await userWithApp(service);
    await service.as(admin).resetSecondFactors({ id: user.id });
    await expect(verify(user, { code: await totpCode(secret) })).rejects.toMatchObject(INVALID);
    await expect(verify(user, { recoveryCode: codes[0] })).rejects.toMatchObject(INVALID);
    await expect(service.as(admin).resetSecondFactors({ id: user.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await entriesOf(user)).at(-2)).toMatchObject({ action: 'login.factor-failed' });
    expect(await entriesOf(user)).toContainEqual({
      action: 'account.factors-reset',
      details: {},
      actorId: admin.id,
    });
  });

  it('are erased with the personal data of the account', async () => {
    const { user, me } = await userWithApp(service);
    await addPasskey(service, me);
    await service.as(admin).erase({ id: user.id });
    for (const table of ['second_factor', 'recovery_code', 'passkey'])
      expect(await service.rows(`select 1 from ${table} where account_id = $1`, [user.id])).toEqual([]);
  });

  it('are refused for a deactivated account', async () => {
    const { user, secret } = await userWithApp(service);
    await service.as().authenticate({ username: user.username, password: PASSWORD });
    await service.as(admin).remove({ id: user.id });
    await expect(verify(user, { code: await totpCode(secret) })).rejects.toMatchObject(INVALID);
  });

  it('accept exactly one proof', async () => {
    const { user, secret, codes } = await userWithApp(service);
    await expect(verify(user, {})).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const both = { code: await totpCode(secret), recoveryCode: codes[0] };
    await expect(verify(user, both)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('are recorded in the audit trail and published, without secrets', async () => {
    const { user, me, secret } = await userWithApp(service);
    await service.as().authenticate({ username: user.username, password: PASSWORD });
    await verify(user, { code: '123' + '456' }).catch(() => undefined);
    await verify(user, { code: await totpCode(secret) });
    await service
      .as(me)
      .verifyFactor({ id: me.id, purpose: 'confirmation', code: await totpCode(secret, 1) });
    await service.as(me).renewRecoveryCodes();
    await service.as(me).removeTotp();
    const totp = { factor: 'totp' satisfies SecondFactor };
    expect((await entriesOf(user)).slice(1)).toEqual([
      { action: 'account.factor-added', details: totp, actorId: user.id },
      { action: 'login.challenged', details: {}, actorId: user.id },
      { action: 'login.factor-failed', details: totp, actorId: null },
      { action: 'login', details: totp, actorId: user.id },
      { action: 'account.factor-confirmed', details: totp, actorId: user.id },
      { action: 'account.recovery-codes-renewed', details: {}, actorId: user.id },
      { action: 'account.factor-removed', details: totp, actorId: user.id },
    ]);
    const events = (await service.published('user.second-factor-changed')).filter(
      ({ userId }) => userId === user.id,
    );
    expect(events).toEqual([
      { userId: user.id, change: 'added', factor: 'totp' },
      { userId: user.id, change: 'recovery-codes-renewed' },
      { userId: user.id, change: 'removed', factor: 'totp' },
    ]);
  });

  it('let an account without one confirm its password', async () => {
    const me = actor(await register(service));
    await service.as(me).confirmPassword({ password: PASSWORD });
    await expect(service.as(me).confirmPassword({ password: 'outra senha' })).rejects.toMatchObject(INVALID);
    const password = { factor: 'password' };
    const entries = await entriesOf(me);
    expect(entries.slice(1)).toEqual([
      { action: 'account.factor-confirmed', details: password, actorId: me.id },
      { action: 'account.factor-failed', details: password, actorId: me.id },
    ]);
    await expect(service.as().confirmPassword({ password: PASSWORD })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});
