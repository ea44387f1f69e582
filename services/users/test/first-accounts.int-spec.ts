import { UsersRpc } from '@araucaria/contracts';
import { ConfigError } from '@araucaria/platform';
import { Database } from '@araucaria/database';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { FirstAccounts } from '../src/accounts/first-accounts.js';
import { listUsers } from './fixtures.js';

describe('the first accounts', () => {
  let service: TestService<typeof UsersRpc.calls>;
  const environment = { ...process.env };

  /** Runs the start-up of a replica with these variables. */
  const start = (variables: Record<string, string>): Promise<void> => {
    Object.assign(process.env, variables);
    return new FirstAccounts(service.app.get(Database)).onApplicationBootstrap();
  };

  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc);
  });
  afterEach(async () => {
    for (const name of [
      'NODE_ENV',
      'ADMIN_USERNAME',
      'ADMIN_PASSWORD',
      'ADMIN_EMAIL',
      'EMPLOYEE_PASSWORD',
      'SEED_DEMO',
    ]) {
      if (environment[name] === undefined) delete process.env[name];
      else process.env[name] = environment[name];
    }
    await service.rows('delete from account');
  });
  afterAll(() => service.stop());

  it.each([
    [{}, 'ADMIN_PASSWORD is missing'],
    [{ ADMIN_PASSWORD: '123456' }, 'common'],
    [{ ADMIN_PASSWORD: 'admin' }, 'default'],
    [{ ADMIN_PASSWORD: 'indicacoes2026' }, 'default'],
    [{ ADMIN_PASSWORD: 'x7#p' }, 'too short'],
    [{ ADMIN_PASSWORD: 'pinheiro-do-parana', SEED_DEMO: 'true' }, 'EMPLOYEE_PASSWORD'],
  ])('stop a start in production with %j', async (variables, words) => {
    const started = start({ NODE_ENV: 'production', ...variables });
    await expect(started).rejects.toThrow(ConfigError);
    await expect(started).rejects.toThrow(words);
    expect(await listUsers(service)).toEqual([]);
  });

  it('have the configured e-mail', async () => {
    await start({ ADMIN_PASSWORD: 'pinheiro-do-parana', ADMIN_EMAIL: 'rh@araucaria.example' });
    expect(await listUsers(service)).toMatchObject([{ username: 'admin', email: 'rh@araucaria.example' }]);
  });

  it('need no password once there is an administrator', async () => {
    await start({ NODE_ENV: 'production', ADMIN_PASSWORD: 'pinheiro-do-parana' });
    await start({ NODE_ENV: 'production', ADMIN_PASSWORD: '' });
    expect(await listUsers(service)).toHaveLength(1);
  });

  it('are not created twice by replicas that start together, nor again later', async () => {
    const variables = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'pinheiro-do-parana', SEED_DEMO: 'true' };
    await Promise.all([start(variables), start(variables), start(variables)]);
    await start({ ...variables, ADMIN_PASSWORD: 'outra-mais-nova' });
    expect((await listUsers(service)).map(({ username }) => username)).toEqual(['admin', 'maria.souza']);
    const user = await service.as().authenticate({ username: 'admin', password: 'pinheiro-do-parana' });
    expect(user).toMatchObject({ username: 'admin', isAdmin: true });
  });

  it('take the demo password from the environment', async () => {
    await start({
      ADMIN_PASSWORD: 'pinheiro-do-parana',
      EMPLOYEE_PASSWORD: 'jacaranda-3',
      SEED_DEMO: 'true',
    });
    const user = await service.as().authenticate({ username: 'maria.souza', password: 'jacaranda-3' });
    expect(user).toMatchObject({ username: 'maria.souza', isAdmin: false, isEmployee: true });
  });

  it('make the user of the configured name an administrator if there is none', async () => {
    await service.as().create({ username: 'Diretora', password: 'gralha-azul-77', fullName: 'Diretora' });
    await start({ ADMIN_USERNAME: 'diretora', ADMIN_PASSWORD: 'pinheiro-do-parana' });
    const user = await service.as().authenticate({ username: 'diretora', password: 'pinheiro-do-parana' });
    expect(user).toMatchObject({ username: 'Diretora', isAdmin: true });
  });
});
