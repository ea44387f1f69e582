import { CLEANING_CONFIRMATION_PHRASE, UsersRpc, type Actor, type RegisterUser } from '@araucaria/contracts';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import * as people from './fixtures.js';
import { ADMIN_PASSWORD, PASSWORD, actor, listUsers, type Service } from './fixtures.js';

let service: Service;
let admin: Actor;

const login = (username: string, password = PASSWORD) => service.as().authenticate({ username, password });
/** Someone who has logged in: other services may refer to them. */
const used = async (facts: Partial<RegisterUser> = {}) => {
  const user = await people.register(service, facts);
  await login(user.username);
  return user;
};
const listed = async (includeDeactivated = false) =>
  (await listUsers(service, admin, { includeDeactivated })).map(({ id }) => id);

beforeAll(async () => {
  service = await startTestService(AppModule, UsersRpc, { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD });
  admin = actor(await login('chefe', ADMIN_PASSWORD));
});
afterAll(() => service.stop());

describe('removing a user', () => {
  it('deactivates one who ever logged in: the name stays, access ends, the list hides them', async () => {
    const user = await used({ fullName: 'Ana Lima', email: 'ana@example.com' });
    await service.as(admin).remove({ id: user.id });
    await expect(login(user.username)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(service.as(admin).byId({ id: user.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await service.as(admin).byIds({ ids: [user.id] })).toEqual([{ ...user, active: false }]);
    expect(await listed()).not.toContain(user.id);
    expect(await listed(true)).toContain(user.id);
    expect(await service.published('user.removed')).toEqual([]);
    for (const change of [
      () => service.as(admin).remove({ id: user.id }),
      () => service.as(admin).update({ id: user.id, fullName: 'Outra' }),
      () => service.as(admin).changePassword({ id: user.id, newPassword: 'gralha-azul-88' }),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('deletes one who never logged in', async () => {
    const user = await people.register(service);
    await service.as(admin).remove({ id: user.id });
    expect(await service.as(admin).byIds({ ids: [user.id] })).toEqual([]);
    expect(await service.published('user.removed')).toEqual([{ userId: user.id }]);
  });

  it('is undone by reactivating, with the same password and rights', async () => {
    const user = await used({ isEmployee: true });
    await service.as(admin).remove({ id: user.id });
    await expect(
      service.as(admin).create({ username: user.username, password: PASSWORD }),
    ).rejects.toMatchObject({
      code: 'USERNAME_TAKEN',
      message: expect.stringContaining('usuário desativado') as string,
    });
    expect(await service.as(admin).reactivate({ id: user.id })).toEqual(user);
    expect(await service.as(admin).reactivate({ id: user.id })).toEqual(user);
    expect(await login(user.username)).toMatchObject(user);
    await expect(service.as(admin).reactivate({ id: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('counts active administrators only: the last one stays', async () => {
    const second = await used({ isAdmin: true });
    await service.as(admin).remove({ id: second.id });
    const stranger = { ...admin, id: 999_999 };
    await expect(service.as(stranger).remove({ id: admin.id })).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    await expect(service.as(stranger).update({ id: admin.id, isAdmin: false })).rejects.toMatchObject({
      code: 'LAST_ADMIN',
    });
    const cleaning = { scope: 'database', confirmationPassword: CLEANING_CONFIRMATION_PHRASE } as const;
    await expect(service.as(actor(second)).startCleaning(cleaning)).rejects.toMatchObject({
      code: 'LAST_ADMIN',
    });
  });
});

describe('erasing a user', () => {
  it('removes every personal fact and the access for good', async () => {
    const user = await used({ fullName: 'Bia Reis', email: 'bia@example.com', department: 'RH' });
    await service.as(admin).erase({ id: user.id });
    await service.as(admin).erase({ id: user.id });
    expect(await service.as(admin).byIds({ ids: [user.id] })).toEqual([
      {
        id: user.id,
        username: `removido-${user.id}`,
        fullName: null,
        email: null,
        department: null,
        isAdmin: false,
        isEmployee: false,
        roles: [],
        invited: false,
        active: false,
      },
    ]);
    expect(await listed(true)).not.toContain(user.id);
    await expect(login(`removido-${user.id}`)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(service.as(admin).reactivate({ id: user.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(service.as(admin).erase({ id: admin.id })).rejects.toMatchObject({ code: 'SELF_DELETION' });
  });
});
