import {
  ADMIN_PASSWORD,
  eventually,
  isLongForm,
  itInLongForm,
  startTestSystem,
  type TestSystem,
} from '@araucaria/testing';
import { Journey } from './support/journey.js';
import { resize } from './support/resize.js';

const ADMIN = ['admin', ADMIN_PASSWORD] as const;
const EMPLOYEE = ['carla.employee', 'pinhao-verde-77'] as const;
const NEW_EMPLOYEE_PASSWORD = 'araucaria-nova-79';
const USER_WITHOUT_ROLE = ['paulo.plain', 'pinhao-verde-78'] as const;

/** Of pages with the same guard `npm test` opens one; routes.spec has them all, the long form opens each in the browser. */
const PUBLIC = isLongForm
  ? ['/', '/vagas', '/jobs', '/vagas/101', '/candidatura', '/apply', '/confirmar-entrevista']
  : ['/vagas'];
/** For every logged-in user. */
const SIGNED_IN = isLongForm ? ['/indicacoes', '/referral-management', '/minha-conta'] : ['/indicacoes'];
/** For administrators; other users are redirected to the home page, visitors to the login. */
const ADMINS = isLongForm
  ? ['/dashboard', '/entrevistas', '/pagamentos-bonus', '/limpeza-banco']
  : ['/dashboard'];
/** For administrators; other users are redirected to the list of jobs with a message. */
const JOB_FORM = isLongForm ? ['/job-form', '/job-form/101'] : ['/job-form/101'];
/** An employee has the same pages as a user without a role. */
const NO_ADMINS = isLongForm ? [EMPLOYEE, USER_WITHOUT_ROLE] : [USER_WITHOUT_ROLE];

describe('access to pages by role', () => {
  let system: TestSystem;
  let person: Journey;

  beforeAll(async () => {
    system = await startTestSystem('usual', {
      // The gateway runs only the operations that the build has registered.
      NODE_ENV: 'production',
      RATE_LIMITS: 'on',
    });
    const admin = system.visitor();
    await admin.login(...ADMIN);
    for (const [username, password] of [EMPLOYEE, USER_WITHOUT_ROLE])
      await admin.post('/api/auth/register', {
        username,
        password,
        isAdmin: false,
        isEmployee: username === EMPLOYEE[0],
        fullName: username,
      });
  });
  beforeEach(async () => {
    person = await Journey.start(system.url);
  });
  afterEach(async () => {
    expect(person.consoleErrors).toEqual([]);
    await person.close();
  });
  afterAll(() => system?.stop());

  const loggedIn = async (account: readonly [string, string]) => {
    const visitor = system.visitor();
    expect((await visitor.login(...account)).status).toBe(200);
    return visitor;
  };
  const waitForText = (text: string) => person.page.getByText(text).first().waitFor();
  /** Opens `path` and expects the address `to` in the end. */
  const expectAddress = async (path: string, to: string) => {
    await person.open(path);
    await person.page.waitForURL(system.url + to);
    await person.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  };

  it('shows why a login failed, then opens the page asked for and all others, and logs out', async () => {
    const { page } = person;
    // Simulates a browser without cookies until the reload.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('cookies') === null)
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
      sessionStorage.setItem('cookies', 'on');
    });
    await page.goto('/job-form/101');
    await page.waitForURL('**/login?redirect=*');
    await waitForText('Cookies desativados');
    await page.reload();
    const enter = page.getByRole('button', { name: 'Entrar', exact: true });
    expect(await enter.isDisabled()).toBe(true);
    await page.getByLabel('Usuário').fill('admin');
    await page.getByLabel(/^Senha/).fill('errada');

    // The style sheet of the captcha is loaded: the checkbox is beside its label.
    await eventually(async () => {
      const [box, label] = await Promise.all(
        [page.locator('altcha-widget').getByRole('checkbox'), page.getByText('Eu não sou um robô')].map(
          (each) => each.boundingBox(),
        ),
      );
      return box && label && box.x + box.width < label.x;
    });
    await person.solveCaptcha();
    await enter.click();
    await waitForText('Falha no login: Usuário ou senha incorretos');
    await person.waitForToast('Falha no login', 'Usuário ou senha incorretos');
    // A captcha is valid for one attempt.
    expect(await enter.isDisabled()).toBe(true);

    await page.getByLabel(/^Senha/).fill(ADMIN[1]);
    await person.solveCaptcha();
    await enter.click();
    await page.waitForURL('**/job-form/101');
    await waitForText('Login realizado com sucesso');
    await waitForText('Bem-vindo, admin!');
    for (const path of [...PUBLIC, ...SIGNED_IN, ...ADMINS, ...JOB_FORM, '/nova-vaga'])
      await expectAddress(path, path);
    await expectAddress('/login', '/dashboard');
    await expectAddress('/vagas', '/vagas');
    await waitForText('Painel de Vagas');
    await page.getByRole('complementary', { name: 'Menu lateral' }).waitFor();
    const link = page.getByRole('main').getByRole('link', { name: 'Nova Vaga' });
    expect(await link.getAttribute('href')).toBe('/job-form');
    await person.open('/');
    await page.getByRole('button', { name: 'Sair' }).click();
    await waitForText('Logout realizado com sucesso');
  });

  it('shows public pages to visitors and redirects them to the login from the others', async () => {
    for (const path of PUBLIC) await expectAddress(path, path);
    for (const path of [...SIGNED_IN, ...ADMINS, ...JOB_FORM])
      await expectAddress(path, `/login?redirect=${encodeURIComponent(path)}`);
    await expectAddress('/nova-vaga', '/login?redirect=/nova-vaga');
    await expectAddress('/nada/aqui', '/nada/aqui');
    await waitForText('Página não encontrada');
  });

  it.each(NO_ADMINS)(
    'shows the referrals to %s, but no page for administrators',
    async (username, password) => {
      const { page } = person;
      await person.continueSession(await loggedIn([username, password]));
      await person.visit('/');
      await page.getByRole('link', { name: 'Indicações' }).click();
      // While its code loads, the address is its own and the page still the one before.
      await page.getByRole('heading', { level: 1, name: 'Indicações' }).waitFor();
      for (const path of [...PUBLIC, ...SIGNED_IN]) await expectAddress(path, path);
      for (const path of ADMINS) await expectAddress(path, '/');
      for (const path of JOB_FORM) {
        await expectAddress(path, '/jobs');
        await waitForText('Acesso negado');
        await waitForText('Você não tem permissão para acessar esta página.');
      }
      expect(await page.getByText('Painel de Vagas').count()).toBe(0);
      expect(await page.getByRole('link', { name: /^Editar / }).count()).toBe(0);
      // Redirected to the login, from there to the dashboard, and from there to the home page.
      await expectAddress('/nova-vaga', '/');
    },
  );

  // In `npm test`: passwords-of-users.spec ('change their own password with the current one …'), account.page.spec, and of the gateway
  // access.e2e ('require the current password to change one’s own password'); review.e2e is done by keyboard alone.
  itInLongForm('lets an employee change their own password by keyboard alone', async () => {
    const { page } = person;
    const otherSession = await loggedIn(EMPLOYEE);
    await person.continueSession(await loggedIn(EMPLOYEE));
    await page.goto('/indicacoes');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await person.tabTo(page.getByRole('button', { name: 'Alterar senha' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Alterar Senha' });
    const current = dialog.getByLabel('Senha atual *', { exact: true });
    await current.waitFor();

    await person.tabTo(dialog.getByLabel('Nova senha *', { exact: true }));
    await page.keyboard.type(NEW_EMPLOYEE_PASSWORD);
    await person.tabTo(dialog.getByLabel('Confirmar nova senha *', { exact: true }));
    await page.keyboard.type(NEW_EMPLOYEE_PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.getByText('A senha atual é obrigatória').waitFor();
    expect(await current.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('errada');
    await page.keyboard.press('Enter');
    await dialog.getByText('A senha atual está incorreta').waitFor();
    await person.screenshot('senha-propria');
    await current.fill(EMPLOYEE[1]);
    await page.keyboard.press('Enter');
    await person.waitForToast('Senha alterada com sucesso', 'As suas outras sessões foram encerradas.');
    await dialog.waitFor({ state: 'detached' });

    // This session continues, the other one has ended, and only the new password works.
    await page.reload();
    await page.getByRole('button', { name: 'Alterar senha' }).waitFor();
    expect((await otherSession.get('/api/auth/me')).status).toBe(401);
    expect((await otherSession.login(...EMPLOYEE)).status).toBe(401);
    expect((await otherSession.login(EMPLOYEE[0], NEW_EMPLOYEE_PASSWORD)).status).toBe(200);
  });

  // In `npm test`: dialogs-after-back.spec ('closes the change of the own password …'), sidebar.spec, and accessibility-staff.e2e, which
  // opens the menu of a phone.
  for (const width of [360, 1280])
    itInLongForm(`shows the account menu at ${width} px`, async () => {
      const { page } = person;
      await person.continueSession(await loggedIn(USER_WITHOUT_ROLE));
      await resize(page, { width, height: 740 });
      await page.goto('/indicacoes');
      if (width < 768) await page.getByRole('button', { name: 'Abrir menu' }).click();
      await page.getByRole('button', { name: 'Alterar senha' }).waitFor();
      await person.screenshot(`menu-da-conta-${width}`);
      await page.getByRole('button', { name: 'Alterar senha' }).click();
      const dialog = page.getByRole('dialog', { name: 'Alterar Senha' });
      await dialog.getByLabel('Senha atual *', { exact: true }).waitFor();
      expect(await person.overflowPx()).toBeLessThanOrEqual(0);
      await person.screenshot(`senha-${width}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      if (width < 768) return;
      await page.getByRole('button', { name: 'Recolher menu' }).click();
      await page.getByRole('button', { name: 'Alterar senha' }).waitFor();
      await person.screenshot('menu-recolhido');
    });
});
