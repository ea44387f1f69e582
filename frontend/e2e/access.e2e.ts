import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey } from './journey.js';

const ADMIN = ['admin', 'uma-senha-de-teste'] as const;
const EMPLOYEE = ['carla.employee', 'pinhao-verde-77'] as const;
const NEW_PASSWORD = 'araucaria-nova-79';
const PLAIN = ['paulo.plain', 'pinhao-verde-78'] as const;

/** Where each address leads whom; `login` stands for the log-in that leads back to it. */
const PUBLIC = ['/', '/vagas', '/jobs', '/vagas/101', '/candidatura', '/apply', '/confirmar-entrevista'];
const SIGNED_IN = ['/indicacoes', '/referral-management'];
const ADMINS = ['/dashboard', '/entrevistas', '/pagamentos-bonus', '/limpeza-banco'];
const FORM = ['/job-form', '/job-form/101'];

describe('who may enter where', () => {
  let system: TestSystem;
  let person: Journey;

  beforeAll(async () => {
    system = await startTestSystem({
      parts: ['users', 'jobs', 'candidates', 'interviews', 'referrals'],
      // As in production, only the operations that the site's build listed are run.
      env: {
        ADMIN_PASSWORD: ADMIN[1],
        EMPLOYEE_PASSWORD: EMPLOYEE[1],
        NODE_ENV: 'production',
        RATE_LIMITS: 'on',
      },
    });
    const admin = system.visitor();
    await admin.login(...ADMIN);
    for (const [username, password] of [EMPLOYEE, PLAIN])
      await admin.post('/api/auth/register', {
        username,
        password,
        isAdmin: false,
        isEmployee: username === EMPLOYEE[0],
        fullName: username,
      });
  }, 120_000);
  beforeEach(async () => {
    person = await Journey.start(system.url);
  });
  afterEach(async () => {
    expect(person.complaints).toEqual([]);
    await person.end();
  });
  afterAll(() => system?.stop());

  const told = (text: string) => person.page.getByText(text).first().waitFor();
  /** Where the address bar ends when somebody asks for `path`. */
  const leads = async (path: string, to: string) => {
    await person.page.goto(path);
    await person.page.waitForURL(system.url + to);
    await person.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  };

  it('refuses a log-in in the words of the product, and lets in', async () => {
    const { page } = person;
    // A browser that keeps no cookies.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('cookies') === null)
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
      sessionStorage.setItem('cookies', 'on');
    });
    await page.goto('/login');
    await told('Cookies desativados');
    await page.reload();
    const enter = page.getByRole('button', { name: 'Entrar', exact: true });
    expect(await enter.isDisabled()).toBe(true);
    await page.getByLabel('Usuário').press('Enter');
    await told('Usuário é obrigatório');
    await told('Senha é obrigatória');
    await page.getByLabel('Usuário').fill('admin');
    await page.getByLabel(/^Senha/).fill('errada');
    await page.keyboard.press('Enter');
    await told('Verificação pendente');
    await told('Por favor, complete a verificação de segurança.');

    // Its style sheet has come: the box stands beside its words.
    const [box, words] = await Promise.all(
      [page.locator('altcha-widget').getByRole('checkbox'), page.getByText('Eu não sou um robô')].map(
        (each) => each.boundingBox(),
      ),
    );
    expect(box!.x + box!.width).toBeLessThan(words!.x);
    await person.solveCaptcha();
    await enter.click();
    await told('Falha no login: Usuário ou senha incorretos');
    await person.waitForToast('Falha no login', 'Usuário ou senha incorretos');
    // A spent verification has to be done again.
    expect(await enter.isDisabled()).toBe(true);

    const users = system.running.process('users');
    await users.stop();
    await person.solveCaptcha();
    await enter.click();
    await told('Falha no login: Serviço temporariamente indisponível');
    expect(await page.getByLabel('Usuário').inputValue()).toBe('admin');
    users.start();
    await system.running.ready();

    await page.getByLabel(/^Senha/).fill(ADMIN[1]);
    await person.solveCaptcha();
    await enter.click();
    await page.waitForURL('**/dashboard');
    await told('Login realizado com sucesso');
    await told('Bem-vindo, admin!');
    await page.goto('/login');
    await page.waitForURL('**/dashboard');
    await page.goto('/');
    await page.getByRole('button', { name: 'Sair' }).click();
    await told('Logout realizado com sucesso');
  });

  it('lets strangers see what is public, and sends them to the log-in for the rest', async () => {
    for (const path of PUBLIC) await leads(path, path);
    for (const path of [...SIGNED_IN, ...ADMINS, ...FORM])
      await leads(path, `/login?redirect=${encodeURIComponent(path)}`);
    await leads('/nova-vaga', '/login?redirect=/nova-vaga');
    await leads('/nada/aqui', '/nada/aqui');
    await told('Página não encontrada');
  });

  it.each([
    ['an employee', ...EMPLOYEE],
    ['another user', ...PLAIN],
  ])('gives %s the referrals, and nothing of the administrators', async (_who, username, password) => {
    const { page } = person;
    await person.login(username, password);
    await page.waitForURL(`${system.url}/`);
    await page.getByRole('link', { name: 'Indicações' }).click();
    await page.waitForURL('**/indicacoes');
    for (const path of [...PUBLIC, ...SIGNED_IN]) await leads(path, path);
    for (const path of ADMINS) await leads(path, '/');
    for (const path of FORM) {
      await leads(path, '/jobs');
      await told('Acesso negado');
      await told('Você não tem permissão para acessar esta página.');
    }
    expect(await page.getByText('Painel de Vagas').count()).toBe(0);
    expect(await page.getByRole('link', { name: /^Editar / }).count()).toBe(0);
    // To the log-in, which takes whoever is logged in on to the dashboard, which is not theirs.
    await leads('/nova-vaga', '/');
  });

  it('lets an employee change the own password with the keyboard alone', async () => {
    const { page } = person;
    const elsewhere = system.visitor();
    await elsewhere.login(...EMPLOYEE);
    await person.login(...EMPLOYEE);
    await page.waitForURL(`${system.url}/`);
    await page.goto('/indicacoes');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await person.tabTo(page.getByRole('button', { name: 'Alterar senha' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Alterar Senha' });
    const current = dialog.getByLabel('Senha atual *', { exact: true });
    await current.waitFor();

    await person.tabTo(dialog.getByLabel('Nova senha *', { exact: true }));
    await page.keyboard.type(NEW_PASSWORD);
    await person.tabTo(dialog.getByLabel('Confirmar nova senha *', { exact: true }));
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.getByText('A senha atual é obrigatória').waitFor();
    expect(await current.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('errada');
    await page.keyboard.press('Enter');
    await dialog.getByText('A senha atual está incorreta').waitFor();
    await person.picture('senha-propria');
    await current.fill(EMPLOYEE[1]);
    await page.keyboard.press('Enter');
    await person.waitForToast('Senha alterada com sucesso', 'As suas outras sessões foram encerradas.');
    await dialog.waitFor({ state: 'detached' });

    // This session goes on, the other one has ended, and the new password is the one that opens the account.
    await page.reload();
    await page.getByRole('button', { name: 'Alterar senha' }).waitFor();
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect((await elsewhere.login(...EMPLOYEE)).status).toBe(401);
    expect((await elsewhere.login(EMPLOYEE[0], NEW_PASSWORD)).status).toBe(200);
  });

  it.each([360, 1280])('shows the own account at %i px', async (width) => {
    const { page } = person;
    await person.login(...PLAIN);
    await page.waitForURL(`${system.url}/`);
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/indicacoes');
    if (width < 768) await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('button', { name: 'Alterar senha' }).waitFor();
    await person.picture(`menu-da-conta-${width}`);
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Alterar Senha' });
    await dialog.getByLabel('Senha atual *', { exact: true }).waitFor();
    expect(await person.overflow()).toBeLessThanOrEqual(0);
    await person.picture(`senha-${width}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    if (width < 768) return;
    await page.getByRole('button', { name: 'Recolher menu' }).click();
    await page.getByRole('button', { name: 'Alterar senha' }).waitFor();
    await person.picture('menu-recolhido');
  });

  it('gives an administrator all of it', async () => {
    const { page } = person;
    await page.goto('/job-form/101');
    await page.waitForURL('**/login?redirect=*');
    await page.getByLabel('Usuário').fill(ADMIN[0]);
    await page.getByLabel(/^Senha/).fill(ADMIN[1]);
    await person.solveCaptcha();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL('**/job-form/101');
    for (const path of [...PUBLIC, ...SIGNED_IN, ...ADMINS, ...FORM, '/nova-vaga']) await leads(path, path);
    await leads('/vagas', '/vagas');
    await told('Painel de Vagas');
    // One in the bar, one beside the heading.
    const links = await page.getByRole('main').getByRole('link', { name: 'Nova Vaga' }).all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      '/job-form',
      '/job-form',
    ]);
  });
});
