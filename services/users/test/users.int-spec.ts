import { UsersRpc, type Actor, type RegisterUser, type UserView } from '@araucaria/contracts';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import * as people from './fixtures.js';
import { ADMIN_PASSWORD, PASSWORD, actor, type Service } from './fixtures.js';

describe('users', () => {
  let service: Service;
  let admin: Actor;

  const register = (facts: Partial<RegisterUser> = {}) => people.register(service, facts);
  const login = (username: string, password: string) => service.as().authenticate({ username, password });

  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, {
      ADMIN_USERNAME: 'Chefe',
      ADMIN_PASSWORD,
      SEED_DEMO: 'true',
    });
    admin = actor(await login('chefe', ADMIN_PASSWORD));
  });
  afterAll(() => service.stop());

  describe('the first accounts', () => {
    it('are the administrator of the environment and a demo employee', async () => {
      expect(admin).toMatchObject({ username: 'Chefe', isAdmin: true });
      expect(await login('maria.souza', 'indicacoes2026')).toMatchObject({
        isAdmin: false,
        isEmployee: true,
      });
    });
  });

  describe('logging in', () => {
    it('answers the user, whatever the case of the name, never with the hash', async () => {
      const user = await register({ username: 'Ana.Lima', fullName: 'Ana Lima', department: 'Vendas' });
      const found = await login('ANA.LIMA', PASSWORD);
      expect(found).toMatchObject(user);
      expect(Object.keys(found).sort()).toEqual(
        [
          'active',
          'department',
          'email',
          'fullName',
          'id',
          'invited',
          'isAdmin',
          'isEmployee',
          'passwordVersion',
          'roles',
          'username',
        ].sort(),
      );
      const [row] = await service.rows<{ password_hash: string }>(
        'select password_hash from account where id = $1',
        [user.id],
      );
      expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it('gives one answer for an unknown user and for a wrong password', async () => {
      await register({ username: 'existe' });
      const answers = await Promise.all(
        ['existe', 'nao-existe'].map((name) => login(name, 'outra coisa').catch((error: unknown) => error)),
      );
      expect(answers[0]).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        message: 'Usuário ou senha incorretos',
      });
      expect(answers[0]).toMatchObject({ status: 401, details: {} });
      expect(answers[1]).toEqual(answers[0]);
    });

    it.each([
      [{ username: '', password: 'x' }, 'username', 'Usuário é obrigatório'],
      [{ username: 'chefe', password: '' }, 'password', 'Senha é obrigatória'],
      [{ username: 'chefe' }, 'password', 'Senha é obrigatória'],
      [{ username: ['chefe'], password: 'x' }, 'username', 'Usuário é obrigatório'],
      [{ username: 'chefe', password: { $ne: '' } }, 'password', 'Senha é obrigatória'],
      [{ username: 'chefe', password: 'x'.repeat(129) }, 'password', 'Use no máximo 128 caracteres'],
    ])('refuses %j', async (input, field, message) => {
      await expect(service.as().authenticate(input as never)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { errors: [{ field, message }] },
      });
    });
  });

  describe('registering', () => {
    it('stores what is given and no more rights than are given', async () => {
      expect(
        await register({ username: '  bruno  ', email: 'bruno@example.com', fullName: '' }),
      ).toMatchObject({
        username: 'bruno',
        email: 'bruno@example.com',
        fullName: null,
        isAdmin: false,
        isEmployee: false,
      });
      expect(await register({ email: '', isEmployee: true })).toMatchObject({
        email: null,
        isEmployee: true,
      });
    });

    it('stores roles sorted, each once, and none by default', async () => {
      expect(await register()).toMatchObject({ roles: [] });
      const user = await register({ username: 'duas.funcoes', roles: ['gestor', 'entrevistador'] });
      expect(user.roles).toEqual(['entrevistador', 'gestor']);
      expect(await login('duas.funcoes', PASSWORD)).toMatchObject(user);
    });

    it.each([
      [['administrador'], 'Perfil desconhecido'],
      [['gestor', 'gestor'], 'Informe cada perfil uma vez'],
      ['gestor', 'Informe uma lista de perfis'],
    ])('refuses the roles %j', async (roles, message) => {
      await expect(register({ roles } as never)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { errors: [{ field: 'roles', message }] },
      });
    });

    it('refuses a name that is taken, in any case, also when two come at once', async () => {
      await register({ username: 'Única' });
      await expect(register({ username: 'única' })).rejects.toMatchObject({
        code: 'USERNAME_TAKEN',
        status: 409,
      });
      const race = await Promise.allSettled(
        ['gemeo', 'GEMEO', 'Gemeo'].map((username) => register({ username })),
      );
      expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const lost of race.filter((one) => one.status === 'rejected')) {
        expect(lost.reason).toMatchObject({ code: 'USERNAME_TAKEN' });
      }
    });

    const missing = 'A senha é obrigatória para novos usuários (mínimo 6 caracteres).';
    const common = 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.';
    const names =
      'Esta senha é só uma variação do nome de usuário ou do nome da empresa e é fácil de adivinhar. Escolha outra.';
    it.each([
      [{ username: 'ab' }, 'username', 'O nome de usuário deve ter pelo menos 3 caracteres'],
      [
        { username: ' a b\0 '.trim().slice(0, 2) },
        'username',
        'O nome de usuário deve ter pelo menos 3 caracteres',
      ],
      [{ password: '' }, 'password', missing],
      [{ password: undefined }, 'password', missing],
      [{ password: 123456 }, 'password', missing],
      [{ password: '12z45' }, 'password', 'A senha deve ter pelo menos 6 caracteres'],
      [{ password: 'z'.repeat(129) }, 'password', 'Use no máximo 128 caracteres'],
      [{ password: '123456' }, 'password', common],
      [{ password: 'Senha123' }, 'password', common],
      [{ password: 'flamengo' }, 'password', common],
      [{ password: ' \u00a0\u200b    ' }, 'password', 'A senha não pode ter apenas espaços.'],
      [{ username: 'paula.reis', password: 'PaulaReis-2026' }, 'password', names],
      [{ password: 'Araucária 2026' }, 'password', names],
      [{ email: 'sem-arroba' }, 'email', 'Email inválido'],
      [{ email: 7 }, 'email', 'Email inválido'],
      [{ isAdmin: 'sim' }, 'isAdmin', 'Informe verdadeiro ou falso'],
      [{ fullName: { first: 'Ana' } }, 'fullName', 'Informe um texto'],
    ])('refuses %j', async (facts, field, message) => {
      await expect(register({ username: 'valido', ...facts } as RegisterUser)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { errors: [{ field, message }] },
      });
    });
  });

  describe('reading', () => {
    it('lists by name, finds by id and by ids, counts', async () => {
      const one = await register({ username: 'zuleica' });
      const two = await register({ username: 'Abigail' });
      const all = await people.listUsers(service, admin);
      expect(all.at(-1)).toMatchObject(one);
      expect(all[0]).toMatchObject(two);
      expect(await service.as(admin).byId({ id: one.id })).toEqual(one);
      const some = await service.as(admin).byIds({ ids: [one.id, 999_999, two.id] });
      expect(some).toHaveLength(2);
      expect(some).toEqual(expect.arrayContaining([one, two]));
      expect(await service.as(admin).count()).toEqual({ users: all.length });
      await service.rows('update account set deactivated_at = now() where id = $1', [all.at(-1)?.id]);
      const shown = await people.listUsers(service, admin);
      expect(shown).toHaveLength(all.length - 1);
      expect(await service.as(admin).count()).toEqual({ users: shown.length });
      await service.rows('update account set deactivated_at = null where id = $1', [all.at(-1)?.id]);
      await expect(service.as(admin).byId({ id: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  describe('editing', () => {
    it('keeps absent fields, clears empty ones and ignores a password', async () => {
      const user = await register({ fullName: 'Carla', department: 'RH', email: 'carla@example.com' });
      const edited = await service.as(admin).update({
        id: user.id,
        username: 'carla',
        department: '',
        isEmployee: true,
        password: 'outra-senha-9',
      });
      expect(edited).toEqual({ ...user, username: 'carla', department: null, isEmployee: true });
      expect(await login('carla', PASSWORD)).toMatchObject(edited);
    });

    it('does not replace the change of another administrator; the second one gets that user', async () => {
      const { id } = await register({ department: 'Vendas' });
      const listed = async () => (await people.listUsers(service, admin)).find((user) => user.id === id);
      const update = (change: object) => service.as(admin).update({ id, ...change });
      const from = (await listed())?.version;
      await update({ roles: ['financeiro'], from });
      const first = await listed();
      await expect(update({ department: 'Marketing', roles: [], from })).rejects.toMatchObject({
        code: 'CHANGED_MEANWHILE',
        details: { current: { department: 'Vendas', roles: ['financeiro'], version: first?.version } },
      });
      expect(await listed()).toEqual(first);
      await update({ department: 'Marketing', from: first?.version });
      expect(await listed()).toMatchObject({ department: 'Marketing', roles: ['financeiro'] });
      // The same edit again, whose first response was lost.
      const again = { department: 'Marketing', from: first?.version };
      expect(await update(again)).toMatchObject({ department: 'Marketing', roles: ['financeiro'] });
      // A login changes no version.
      const { version } = (await listed())!;
      await login(first!.username, PASSWORD);
      expect((await listed())?.version).toBe(version);
    });

    it('replaces the roles, and keeps them where they are absent', async () => {
      const user = await register({ roles: ['recrutador'] });
      const update = (change: object) => service.as(admin).update({ id: user.id, ...change });
      expect(await update({ fullName: 'Com função' })).toMatchObject({ roles: ['recrutador'] });
      expect(await update({ roles: ['financeiro'] })).toMatchObject({ roles: ['financeiro'] });
      expect(await update({ roles: [] })).toMatchObject({ roles: [] });
    });

    it('refuses a taken name, a bad one, and an unknown user', async () => {
      const user = await register();
      const update = (change: object) => service.as(admin).update({ id: user.id, ...change });
      await expect(update({ username: 'CHEFE' })).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
      await expect(update({ username: '' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      await expect(update({ email: 'x' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      await expect(update({ id: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('refuses to demote oneself, and one of two administrators who demote each other', async () => {
      const second = await register({ isAdmin: true });
      await expect(service.as(actor(second)).update({ id: second.id, isAdmin: false })).rejects.toMatchObject(
        {
          code: 'LAST_ADMIN',
          message: 'Você não pode remover a sua própria permissão de administrador.',
        },
      );
      const race = await Promise.allSettled([
        service.as(actor(second)).update({ id: admin.id, isAdmin: false }),
        service.as(admin).update({ id: second.id, isAdmin: false }),
      ]);
      expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(race.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'LAST_ADMIN' });
      await service.rows('update account set is_admin = (id = $1)', [admin.id]);
    });
  });

  describe('removing', () => {
    it('removes a user and publishes it', async () => {
      const user = await register();
      await service.as(admin).remove({ id: user.id });
      expect(await service.published('user.removed')).toContainEqual({ userId: user.id });
      await expect(login(user.username, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
      await expect(service.as(admin).remove({ id: user.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('never removes oneself nor the last administrator', async () => {
      await expect(service.as(admin).remove({ id: admin.id })).rejects.toMatchObject({
        code: 'SELF_DELETION',
      });
      const gone: Actor = { ...admin, id: 999_999 };
      await expect(service.as(gone).remove({ id: admin.id })).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    });

    it('leaves one of two administrators who remove each other at once', async () => {
      const second = await register({ isAdmin: true });
      const race = await Promise.allSettled([
        service.as(actor(second)).remove({ id: admin.id }),
        service.as(admin).remove({ id: second.id }),
      ]);
      expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(race.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'LAST_ADMIN' });
      const left = await service.rows<UserView>(
        'select id, username from account where is_admin and deactivated_at is null',
      );
      expect(left).toHaveLength(1);
      admin = { ...(left[0] as UserView), isAdmin: true, isEmployee: false };
    });
  });
});
