import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { expectGoodLook } from './support/good-look.js';
import { Journey } from './support/journey.js';

const PASSWORD = 'sabia-laranjeira-9';

describe('the own account', () => {
  let system: TestSystem;
  let person: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    const root = await system.admin();
    await root.post('/api/auth/register', { username: 'bia.luz', password: PASSWORD, isEmployee: true });
    person = await Journey.start(system.url);
  });
  afterAll(async () => {
    await person?.close();
    await system?.stop();
  });

  it('shows an employee the own sessions, and ends those on other devices', async () => {
    const { page } = person;
    const [phone, library] = [system.visitor(), system.visitor()];
    await phone.login('bia.luz', PASSWORD);
    await library.login('bia.luz', PASSWORD);
    // By the browser, whose name the session keeps.
    const login = { username: 'bia.luz', password: PASSWORD, recaptchaToken: await system.captcha() };
    expect((await page.request.post('/api/auth/login', { data: login })).status()).toBe(200);
    await page.goto('/minha-conta');
    await page.getByRole('heading', { level: 1, name: 'Minha Conta' }).waitFor();
    const sessions = page.getByRole('list', { name: 'Sessões abertas' }).getByRole('listitem');
    await sessions.nth(2).waitFor();
    expect(await sessions.first().textContent()).toMatch(/Chrome \d+, Linux.*Esta sessão/);
    await expectGoodLook(person, 'minha-conta');

    await sessions
      .nth(1)
      .getByRole('button', { name: /^Encerrar a sessão/ })
      .click();
    await page.getByText(/^Sessão encerrada/).waitFor();
    await sessions.nth(2).waitFor({ state: 'detached' });
    const statuses = async () =>
      Promise.all([phone, library].map(async (visitor) => (await visitor.get('/api/auth/me')).status));
    expect((await statuses()).sort()).toEqual([200, 401]);

    await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
    await page.getByRole('button', { name: 'Encerrar outras sessões' }).click();
    await page.getByText('As outras sessões foram encerradas').waitFor();
    await sessions.nth(1).waitFor({ state: 'detached' });
    expect(await statuses()).toEqual([401, 401]);
    await page.reload();
    await sessions.first().waitFor();
    expect(person.consoleErrors).toEqual([]);
  });
});
