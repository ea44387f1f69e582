import { itInLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import { OIDC_CLIENT, startOidcServer, type OidcServer } from '@araucaria/testing/oidc';
import { stateFindings } from './support/axe.js';
import { expectGoodLook } from './support/good-look.js';
import { Journey } from './support/journey.js';

describe('the login of the company', () => {
  let oidc: OidcServer;
  let system: TestSystem;
  let person: Journey;

  beforeAll(async () => {
    oidc = await startOidcServer();
    system = await startTestSystem('usual', {
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: OIDC_CLIENT.client_id,
      OIDC_CLIENT_SECRET: OIDC_CLIENT.client_secret,
      OIDC_NAME: 'Empresa',
      OIDC_DOMAINS: 'empresa.example',
      OIDC_ROLE_MAP: 'Pessoas=administrador',
    });
    oidc.allowRedirectTo(system.url);
    person = await Journey.start(system.url);
  });
  afterAll(async () => {
    await person?.close();
    await system?.stop();
    await oidc?.stop();
  });

  const addUser = (groups: string[]) =>
    oidc.users.set('ana.lima', {
      email: 'ana.lima@empresa.example',
      email_verified: true,
      name: 'Ana Lima',
      groups,
    });

  it('leads to the provider’s pages and back to the requested page', async () => {
    addUser(['Pessoas']);
    const { page } = person;
    await page.goto('/usuarios?tab=admin');
    await page.waitForURL('**/login?redirect=**');
    await page.getByRole('link', { name: 'Entrar com Empresa' }).waitFor();
    await page.getByLabel('Usuário').fill('ana.lima@empresa.example');
    await page.getByText('Este e-mail entra pelo login da empresa.').waitFor();
    await expectGoodLook(person, 'login-empresa');
    await page.getByRole('link', { name: 'Entrar com Empresa' }).click();
    await page.waitForURL(`${oidc.issuer}/**`);
    await page.getByPlaceholder('Enter any login').fill('ana.lima');
    await page.getByPlaceholder('and password').fill('qualquer');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${system.url}/usuarios?tab=admin`);
    await page.getByRole('row').filter({ hasText: 'ana.lima@empresa.example' }).waitFor();
    await page.goto('/minha-conta');
    await page.getByRole('list', { name: 'Sessões abertas' }).getByRole('listitem').first().waitFor();
    expect(person.consoleErrors).toEqual([]);
  });

  // In `npm test`: login.page.spec ('explains why the login of the company did not succeed …'), gateway/test/single-sign-on.e2e.
  itInLongForm('explains a refusal', async () => {
    addUser([]);
    const other = await Journey.start(system.url);
    try {
      const { page } = other;
      await page.goto('/login');
      await page.getByRole('link', { name: 'Entrar com Empresa' }).click();
      await page.getByPlaceholder('Enter any login').fill('ana.lima');
      await page.getByPlaceholder('and password').fill('qualquer');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('A sua conta não tem acesso à área da equipe.').waitFor();
      expect(await stateFindings(page)).toEqual([]);
      await other.screenshot('login-empresa-recusado-1280');
    } finally {
      await other.close();
    }
  });
});
