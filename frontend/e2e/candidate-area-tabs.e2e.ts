import type { Page } from 'playwright-core';
import { applicant, eventually, itInLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey } from './support/journey.js';
import { mailedLink } from './support/mailed-link.js';

describe('Minha candidatura in two tabs of a browser', () => {
  let system: TestSystem;
  let browser: Journey;
  beforeAll(async () => {
    system = await startTestSystem();
    browser = await Journey.start(system.url);
  });
  afterAll(async () => {
    await browser?.close();
    await system?.stop();
  });

  const apply = async (firstName: string, number: number) => {
    const form = { ...applicant(number), firstName, recaptchaToken: await system.captcha() };
    expect((await system.visitor().post('/api/candidates', form)).status).toBe(201);
    return form;
  };
  /** Opens the area of a person by a new link, at the profile. */
  const openArea = async (page: Page, email: string) => {
    const asked = { email, recaptchaToken: await system.captcha() };
    expect((await system.visitor().post('/api/candidate-area/links', asked)).status).toBe(202);
    await page.goto(await mailedLink(system, email, 'O seu link para'));
    await page.getByRole('button', { name: 'Abrir Minha candidatura' }).click();
    await page.getByRole('main').getByText(email).waitFor();
    await page.getByRole('link', { name: 'Meus dados' }).click();
  };
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Salvar o cadastro' }).click();
    await page.getByText('Cadastro corrigido em todas as suas candidaturas.').waitFor();
  };
  const profilesOf = (emails: string[]) =>
    system.rows(
      'select email, first_name, phone, city from candidates.person where email = any($1) order by email',
      [emails],
    );

  it('shows in both the person whose link was opened last, so that the first one is not saved as the second', async () => {
    const { page } = browser;
    const [first, second] = [await apply('Ana', 1), await apply('Rui', 2)];
    await openArea(page, first.email);
    const other = await page.context().newPage();
    await openArea(other, second.email);
    await page.getByRole('main').getByText(second.email).waitFor();
    await page.getByText('Outra pessoa abriu Minha candidatura neste navegador.').waitFor();
    await page.getByLabel('Cidade', { exact: true }).fill('Londrina');
    await save(page);
    expect(await profilesOf([first.email, second.email])).toMatchObject([
      { first_name: 'Ana', city: 'Curitiba' },
      { first_name: 'Rui', city: 'Londrina' },
    ]);
    await other.close();
  });

  // In `npm test`: use-area.spec ('takes over what another device has saved …').
  itInLongForm('keeps what was typed in one, and takes over what the other has saved', async () => {
    const { page } = browser;
    const { email } = await apply('Ana', 3);
    await openArea(page, email);
    await page.getByLabel('Cidade', { exact: true }).fill('Maringá');
    const other = await page.context().newPage();
    await other.goto('/minha-candidatura?aba=dados');
    await other.getByLabel(/^Telefone/).fill('(44) 98877-6655');
    await save(other);
    await eventually(async () => (await page.getByLabel(/^Telefone/).inputValue()) === '(44) 98877-6655');
    await save(page);
    expect(await profilesOf([email])).toMatchObject([{ phone: '(44) 98877-6655', city: 'Maringá' }]);
    await other.close();
  });

  // In `npm test`: use-area.spec ('keeps what was typed over an ended session …').
  itInLongForm(
    'keeps what was typed over an ended session, and saves it with a new one of another tab',
    async () => {
      const { page } = browser;
      const { email } = await apply('Ana', 4);
      await openArea(page, email);
      await page.getByLabel('Cidade', { exact: true }).fill('Toledo');
      const cookies = await page.context().cookies();
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Salvar o cadastro' }).click();
      await page
        .getByText('A sessão de Minha candidatura terminou. Peça um novo link em outra aba')
        .waitFor();
      await page.context().addCookies(cookies);
      const other = await page.context().newPage();
      await other.goto('/minha-candidatura');
      await other.getByRole('main').getByText(email).waitFor();
      await save(page);
      expect(await profilesOf([email])).toMatchObject([{ city: 'Toledo' }]);
      await other.close();
    },
  );
});
