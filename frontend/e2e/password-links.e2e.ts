import { eventually, itInLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import { stateFindings } from './support/axe.js';
import { expectGoodLook } from './support/good-look.js';
import { Journey } from './support/journey.js';

const PASSWORD = 'sabia-laranjeira-9';

describe('passwords by a mailed link', () => {
  let system: TestSystem;
  let person: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    person = await Journey.start(system.url);
  });
  afterAll(async () => {
    await person?.close();
    await system?.stop();
  });

  /** The path of the link in the newest e-mail to an address. */
  const mailedLink = (address: string, path: string) =>
    eventually(async () => {
      const mail = system.mailbox.messages().find(({ to }) => to.includes(address));
      return new RegExp(`${path}#[\\w-]{43}`).exec(mail?.text ?? '')?.[0];
    });

  it('resets a forgotten password, and ends the sessions', async () => {
    const root = await system.admin();
    const email = 'bia.luz@araucaria.example';
    const account = { username: 'bia.luz', password: PASSWORD, email, isEmployee: true };
    await root.post('/api/auth/register', account);
    const elsewhere = system.visitor();
    await elsewhere.login('bia.luz', PASSWORD);

    const { page } = person;
    await page.goto('/login');
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
    await page.getByRole('heading', { level: 1, name: 'Esqueci minha senha' }).waitFor();
    await page.getByLabel('Usuário ou e-mail').fill('bia.luz');
    await person.solveCaptcha();
    await expectGoodLook(person, 'esqueci-a-senha');
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await page.getByText('Se houver uma conta ativa').waitFor();

    const link = await mailedLink(email, '/redefinir-senha');
    await page.goto(link);
    await page.getByLabel('Nova senha').waitFor();
    await expectGoodLook(person, 'redefinir-senha', { isMain: true });
    await page.getByLabel('Nova senha').fill('manchesterunited');
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
    await page.getByText('Esta senha é muito comum').waitFor();
    await page.getByLabel('Nova senha').fill('serra-do-mar-12');
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
    await page.getByText('A sua senha foi alterada').waitFor();
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    await eventually(async () =>
      system.mailbox.messages().some(({ subject }) => subject === 'A sua senha foi alterada'),
    );

    // The used link explains itself.
    await page.goto('/');
    await page.goto(link);
    await page.getByText('Este link já foi usado').waitFor();
    await expectGoodLook(person, 'link-usado');
    await person.login('bia.luz', 'serra-do-mar-12');
    await page.waitForURL(`${system.url}/`);
  });

  // In `npm test`: passwords-of-users.spec ('are invited by e-mail …'), password-links.spec, account-links.int-spec ('an invitation').
  itInLongForm('invites a person, who sets a password and logs in', async () => {
    const admin = await Journey.startAdmin(system);
    const email = 'caio.reis@araucaria.example';
    try {
      const { page } = admin;
      await page.goto('/usuarios');
      await page.getByRole('button', { name: 'Convidar por e-mail' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Nome de usuário').fill('caio.reis');
      await dialog.getByLabel('Nome completo').fill('Caio Reis');
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByLabel('Funcionário').check();
      expect(await stateFindings(page)).toEqual([]);
      await admin.screenshot('convidar-1280');
      await dialog.getByRole('button', { name: 'Enviar convite' }).click();
      await page.getByText('Convite enviado').waitFor();
      await page.getByText('Convidado', { exact: true }).waitFor();
      await admin.screenshot('usuarios-convidado-1280');
      const first = await mailedLink(email, '/convite');
      await admin.chooseAct('Ações sobre caio.reis', 'Reenviar convite');
      await page.getByText('Convite reenviado').waitFor();
      const second = await eventually(async () => {
        const newest = await mailedLink(email, '/convite');
        return newest === first ? undefined : newest;
      });

      await person.page.context().clearCookies();
      await person.page.goto(first);
      await person.page.getByText('Este link foi substituído').waitFor();
      await person.page.goto('/');
      await person.page.goto(second);
      await person.page.getByLabel('Nova senha').fill('serra-da-graciosa');
      await expectGoodLook(person, 'convite', { isMain: true });
      await person.page.getByRole('button', { name: 'Criar senha' }).click();
      await person.page.getByText('A sua senha foi criada').waitFor();
      await person.page.getByRole('link', { name: 'Ir para o login' }).click();
      await person.login('caio.reis', 'serra-da-graciosa');
      await person.page.waitForURL(`${system.url}/`);
      expect([person.consoleErrors, admin.consoleErrors]).toEqual([[], []]);
    } finally {
      await admin.close();
    }
  });
});
