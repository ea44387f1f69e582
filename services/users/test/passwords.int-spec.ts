import { UsersRpc, type Actor } from '@araucaria/contracts';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import * as people from './fixtures.js';
import { ADMIN_PASSWORD, PASSWORD, actor, type Service } from './fixtures.js';

let service: Service;
let admin: Actor;

const register = () => people.register(service);
const login = (username: string, password: string) => service.as().authenticate({ username, password });

beforeAll(async () => {
  service = await startTestService(AppModule, UsersRpc, { ADMIN_PASSWORD });
  admin = actor(await login('admin', ADMIN_PASSWORD));
});
afterAll(() => service.stop());

describe('changing a password', () => {
  it('needs the current one when it is one’s own', async () => {
    const user = await register();
    const own = service.as(actor(user));
    const refusal = (message: string) => ({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'currentPassword', message }] },
    });
    const newPassword = 'serra-do-mar-12';
    await expect(own.changePassword({ id: user.id, newPassword })).rejects.toMatchObject(
      refusal('A senha atual é obrigatória'),
    );
    await expect(own.changePassword({ id: user.id, newPassword, currentPassword: '' })).rejects.toMatchObject(
      refusal('A senha atual é obrigatória'),
    );
    await expect(
      own.changePassword({ id: user.id, newPassword, currentPassword: 'errada' }),
    ).rejects.toMatchObject(refusal('A senha atual está incorreta'));
    expect(await login(user.username, PASSWORD)).toMatchObject(user);

    await own.changePassword({ id: user.id, newPassword, currentPassword: PASSWORD });
    expect(await login(user.username, newPassword)).toMatchObject(user);
    await expect(login(user.username, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await service.published('user.password-changed')).toEqual([{ userId: user.id, cause: 'own' }]);
  });

  it('of another user is allowed for administrators only', async () => {
    const [user, stranger] = [await register(), await register()];
    await service.as(admin).changePassword({ id: user.id, newPassword: 'ipê-amarelo-5' });
    expect(await login(user.username, 'ipê-amarelo-5')).toMatchObject(user);
    const change = { id: user.id, newPassword: 'invasora-88' };
    await expect(service.as(actor(stranger)).changePassword(change)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(service.as().changePassword(change)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(service.as(admin).changePassword({ ...change, id: 999_999 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('has one winner when the same current password is used twice at once', async () => {
    const user = await register();
    const race = await Promise.allSettled(
      ['primeira-nova-1', 'segunda-nova-2'].map((newPassword) =>
        service.as(actor(user)).changePassword({ id: user.id, newPassword, currentPassword: PASSWORD }),
      ),
    );
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('records a wrong current password as a failed login, and informs the owner once a day', async () => {
    const user = await register();
    const guess = (currentPassword: string) =>
      service
        .as(actor(user))
        .changePassword({ id: user.id, newPassword: 'serra-do-mar-12', currentPassword })
        .catch(({ code }: { code: string }) => code);
    expect(await Promise.all(['errada-1', 'errada-2', 'errada-3'].map(guess))).toEqual(
      Array<string>(3).fill('VALIDATION_FAILED'),
    );
    const informed = (await service.published('user.password-refused')).filter(
      ({ userId }) => userId === user.id,
    );
    expect(informed).toEqual([{ userId: user.id }]);
    const { entries } = await service
      .as(admin)
      .auditTrail({ action: 'login.failed', subjectId: String(user.id) });
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({ actorId: user.id, details: { passwordChange: true } });
  });

  it('is not guessed unseen by a confirmation either: the owner is informed, once a day in all', async () => {
    const user = await register();
    const confirm = (password: string) =>
      service
        .as(actor(user))
        .confirmPassword({ password })
        .catch(({ code }: { code: string }) => code);
    expect(await Promise.all(['errada-1', 'errada-2'].map(confirm))).toEqual(
      Array<string>(2).fill('INVALID_FACTOR'),
    );
    const informed = async () =>
      (await service.published('user.password-refused')).filter(({ userId }) => userId === user.id);
    expect(await informed()).toEqual([{ userId: user.id }]);
    await service
      .as(actor(user))
      .changePassword({ id: user.id, newPassword: 'serra-do-mar-12', currentPassword: 'errada-3' })
      .catch(() => undefined);
    await confirm(PASSWORD);
    expect(await informed()).toEqual([{ userId: user.id }]);
    const { entries } = await service.as(admin).auditTrail({ subjectId: String(user.id) });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.factor-failed', 'account.factor-confirmed', 'login.failed']),
    );
  });

  it('changes its version, which a login shows', async () => {
    const user = await register();
    const { passwordVersion } = await login(user.username, PASSWORD);
    expect(await service.as().passwordVersion({ id: user.id })).toEqual({ passwordVersion });
    await service.as(admin).changePassword({ id: user.id, newPassword: 'ipê-amarelo-5' });
    const changed = await service.as().passwordVersion({ id: user.id });
    expect(changed).not.toEqual({ passwordVersion });
    await expect(service.as().passwordVersion({ id: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses one that is made of the user’s own name', async () => {
    const user = await register();
    const change = { id: user.id, newPassword: `${user.username}-1` };
    await expect(service.as(admin).changePassword(change)).rejects.toMatchObject({
      details: {
        errors: [
          { field: 'newPassword', message: expect.stringContaining('variação do nome de usuário') as string },
        ],
      },
    });
  });

  it.each([
    ['12z45', 'A senha deve ter pelo menos 6 caracteres'],
    ['qwerty123', 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.'],
    [undefined, 'A nova senha é obrigatória (mínimo 6 caracteres).'],
  ])('refuses %s', async (newPassword, message) => {
    const user = await register();
    await expect(
      service.as(admin).changePassword({ id: user.id, newPassword: newPassword as string }),
    ).rejects.toMatchObject({ details: { errors: [{ field: 'newPassword', message }] } });
  });
});
