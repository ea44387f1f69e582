import { UsersRpc, type Actor, type ListUsers, type UserSort } from '@araucaria/contracts';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ADMIN_PASSWORD, actor, type Service } from './fixtures.js';

/** Inserted as rows: hashing a password takes longer than all that is tested here. */
const PEOPLE = [
  {
    username: 'abel',
    full_name: 'Érica Alves',
    email: 'zeta@example.com',
    department: 'Vendas',
    is_employee: true,
  },
  {
    username: 'Bia',
    full_name: 'alberto Souza',
    email: 'Alfa@example.com',
    department: null,
    roles: ['gestor'],
  },
  {
    username: 'caio',
    full_name: null,
    email: null,
    department: 'compras',
    is_employee: true,
    roles: ['financeiro'],
  },
  {
    username: 'édna',
    full_name: 'Zoé Müller',
    email: 'meio@example.com',
    department: 'Ações',
    is_admin: true,
  },
  { username: 'fora', full_name: 'Alguém Antigo', email: 'fora@example.com', deactivated_at: '2026-01-01' },
  { username: 'sumiu', deactivated_at: '2026-01-01', erased_at: '2026-01-01' },
];

describe('lists of users', () => {
  let service: Service;
  let admin: Actor;

  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD });
    admin = actor(await service.as().authenticate({ username: 'chefe', password: ADMIN_PASSWORD }));
    await service.rows(
      `insert into account (username, username_key, full_name, email, department, is_admin, is_employee, roles,
         last_login_at, deactivated_at, erased_at, created_at)
       select username, lower(username), full_name, email, department, coalesce(is_admin, false),
         coalesce(is_employee, false), coalesce(roles, '{}'), last_login_at, deactivated_at, erased_at, now()
       from jsonb_populate_recordset(null::account, $1::jsonb)`,
      [JSON.stringify(PEOPLE)],
    );
    await service.rows(`update account set last_login_at = '2026-03-02' where username = 'caio'`);
    await service.rows(`update account set last_login_at = '2026-03-01' where username = 'abel'`);
  });
  afterAll(() => service.stop());

  const page = (request: Partial<ListUsers> = {}) => service.as(admin).list(request);
  const listed = async (request: Partial<ListUsers>) =>
    (await page(request)).users.map(({ username }) => username).filter((name) => name !== 'chefe');

  it('have pages by username, in Portuguese order, without those who are deactivated', async () => {
    expect(await listed({})).toEqual(['abel', 'Bia', 'caio', 'édna']);
    expect(await page({ page: 2, limit: 2 })).toMatchObject({
      users: [{ username: 'caio' }, { username: 'chefe' }],
      pagination: { page: 2, limit: 2, total: 5, totalPages: 3 },
    });
    expect((await page({ page: 1_000_000 })).users).toEqual([]);
  });

  it('have the deactivated ones too on request, but never those who are erased', async () => {
    expect(await listed({ includeDeactivated: true })).toEqual(['abel', 'Bia', 'caio', 'édna', 'fora']);
    expect((await page({ includeDeactivated: true })).users.at(-1)).toMatchObject({ active: false });
  });

  it.each<[UserSort, string]>([
    ['-username', 'édna caio Bia abel'],
    ['fullName', 'Bia abel édna caio'],
    ['-fullName', 'édna abel Bia caio'],
    ['email', 'Bia édna abel caio'],
    ['-email', 'abel édna Bia caio'],
    ['department', 'édna caio abel Bia'],
    ['-department', 'abel caio édna Bia'],
    ['role', 'édna abel caio Bia'],
    ['-role', 'Bia caio abel édna'],
    ['lastLogin', 'abel caio Bia édna'],
    ['-lastLogin', 'caio abel Bia édna'],
  ])('are sorted by %s, without a value last in both directions', async (sort, expected) => {
    // The administrator, who has logged in now, is no part of it.
    expect((await listed({ sort })).join(' ')).toBe(expected);
  });

  it.each([
    ['erica', ['abel']],
    ['SOUZA bí', ['Bia']],
    ['muller ações', ['édna']],
    ['alfa@EXAMPLE', ['Bia']],
    ['caio compras', ['caio']],
    ['%', []],
    ['antigo', []],
  ])('find %s in names, e-mail and department', async (search, found) => {
    expect(await listed({ search })).toEqual(found);
  });

  it('have those of a group, of whom some are in both', async () => {
    expect(await listed({ group: 'admin' })).toEqual(['édna']);
    expect(await listed({ group: 'employee' })).toEqual(['abel', 'caio']);
    expect(await page({ group: 'employee', limit: 1 })).toMatchObject({ pagination: { total: 2 } });
  });

  it('refuse what they do not know', async () => {
    for (const request of [{ sort: 'hash' }, { group: 'visitor' }, { limit: 101 }, { page: 0 }])
      await expect(page(request as never)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('count up to ten thousand, and then say that there are more', async () => {
    const add = (from: number, to: number) =>
      service.rows(
        `insert into account (username, username_key, email, created_at)
         select 'muitos.' || n, 'muitos.' || n, 'muitos@example.com', now() from generate_series($1::int, $2::int) n`,
        [from, to],
      );
    await add(1, 10_000);
    expect((await page({ search: 'muitos' })).pagination).toMatchObject({ total: 10_000, totalPages: 500 });
    await add(10_001, 10_002);
    expect((await page({ search: 'muitos' })).pagination).toMatchObject({ total: 10_001 });
    expect((await page()).pagination).toMatchObject({ total: 10_001 });
  });

  it('are read as a whole by their ids, each once while users are renamed', async () => {
    const [{ users } = { users: 0 }] = await service.rows<{ users: number }>(
      'select count(*)::int as users from account where deactivated_at is null',
    );
    const ids = await service.as(admin).listedIds({});
    expect(ids).toHaveLength(users);
    const rename = (from: string, to: string) =>
      service.rows('update account set username = $2, username_key = $2 where username = $1', [from, to]);
    const namesOf = async (some: number[]) =>
      (await service.as(admin).listedByIds({ ids: some })).map(({ username }) => username);
    expect(await namesOf(ids.slice(0, 2))).toEqual(['abel', 'Bia']);
    await rename('abel', 'zulmira');
    await rename('caio', 'aaron');
    expect(await namesOf(ids.slice(2, 5))).toEqual(['aaron', 'chefe', 'édna']);
    await rename('zulmira', 'abel');
    await rename('aaron', 'caio');
  });

  it('of the staff have active colleagues, by name, and every account on request', async () => {
    const staff = async (request: object) =>
      (await service.as(admin).staff(request)).map(({ username }) => username);
    expect(await staff({})).toEqual(['abel', 'Bia', 'caio', 'chefe', 'édna']);
    const ids = await service.as(admin).staffIds();
    expect(await staff({ ids: ids.slice(2, 4) })).toEqual(['caio', 'chefe']);
    expect(ids).toHaveLength(5);
    expect(await staff({ search: 'souza' })).toEqual(['Bia']);
    // Only administrators see a department.
    expect(await staff({ search: 'vendas' })).toEqual([]);
    expect(await staff({ includeDeactivated: true, search: 'antigo' })).toEqual(['fora']);
    expect(await staff({ includeDeactivated: true, search: 'muitos', limit: 3 })).toHaveLength(3);
    const [{ id } = { id: 0 }] = await service.as(admin).staff({ search: 'caio' });
    expect(await service.as(admin).staff({ ids: [id] })).toEqual([
      { id, username: 'caio', fullName: null, roles: ['financeiro'] },
    ]);
  });

  it('have the active users with a permission, and those with an address', async () => {
    const permitted = async (permission: 'bonuses.pay' | 'jobs.read') =>
      (await service.as(admin).permitted({ permission })).map(({ username }) => username);
    expect((await permitted('bonuses.pay')).toSorted()).toEqual(['caio', 'chefe', 'édna']);
    expect((await permitted('jobs.read')).toSorted()).toEqual(['Bia', 'chefe', 'édna']);
    expect(await service.as(admin).byEmail({ email: 'ALFA@example.com' })).toMatchObject([
      { username: 'Bia' },
    ]);
    expect(await service.as(admin).byEmail({ email: 'fora@example.com' })).toMatchObject([{ active: false }]);
  });
});
