import { UsersRpc, type UserView } from '@araucaria/contracts';
import { eventually } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { Client } from 'pg';
import { AppModule } from '../src/app.module.js';
import { ADMIN_PASSWORD, actor, type Service } from './fixtures.js';

/** The use of a link locks the account first: another order would end one of two simultaneous acts as a deadlock. */
describe('a change of an invited account', () => {
  let service: Service;
  let admin: ReturnType<typeof actor>;
  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_PASSWORD });
    admin = actor(await service.as().authenticate({ username: 'admin', password: ADMIN_PASSWORD }));
  });
  afterAll(() => service.stop());

  const waitsForLock = () =>
    eventually(async () => {
      const [row] = await service.rows<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.n === 1;
    });

  const CHANGES: Record<string, (user: UserView) => Promise<unknown>> = {
    'of its address': ({ id }) => service.as(admin).update({ id, email: 'outra@araucaria.example' }),
    'by single sign-on': ({ email }) =>
      service.as().signOn({
        ...{ issuer: 'https://login.empresa.example/', subject: 'sub-1', email: email ?? '' },
        ...{ isAdmin: false, isEmployee: true, roles: [] },
      }),
    'by its erasure': ({ id }) => service.as(admin).erase({ id }),
  };

  it.each(Object.keys(CHANGES))('%s waits for the account before it touches its links', async (name) => {
    const username = `convidada.${Object.keys(CHANGES).indexOf(name)}`;
    const user = await service.as(admin).invite({ username, email: `${username}@araucaria.example` });
    const other = new Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    try {
      await other.query('begin');
      await other.query('select 1 from users.account where id = $1 for update', [user.id]);
      const changed = CHANGES[name]?.(user);
      await waitsForLock();
      const links = 'select 1 from users.account_link where account_id = $1 for update nowait';
      expect((await other.query(links, [user.id])).rowCount).toBe(1);
      await other.query('commit');
      await changed;
    } finally {
      await other.end();
    }
  });
});
