import { eventually, startTestSystem, type TestSystem } from '@araucaria/testing';
import { boxOf } from './support/box-of.js';
import { Journey } from './support/journey.js';

describe('the texts of the home page', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem();
  });
  afterAll(() => system?.stop());

  it('are written by an administrator, and a visitor reads them without code', async () => {
    const admin = await Journey.startAdmin(system);
    const visitor = await Journey.start(system.url, { javaScriptEnabled: false });
    const hiring = visitor.page.getByRole('heading', { name: 'Como contratamos' });
    await visitor.page.goto('/');
    await hiring.waitFor();
    expect(await visitor.page.getByRole('heading', { name: 'Com quem você trabalha' }).count()).toBe(0);

    const { page } = admin;
    await page.goto('/pagina-inicial');
    await page.getByLabel('Como contratamos').fill('');
    await page
      .getByLabel('Com quem você trabalha')
      .fill('Somos **gente que ouve**.\n\n- em Curitiba\n- <script>alert(1)</script>');
    await page.getByRole('button', { name: 'Salvar textos' }).click();
    await page.getByText('Textos da página inicial salvos').waitFor();

    // A page is cached for some seconds.
    await eventually(async () =>
      (await system.visitor().get<string>('/')).body.includes('Com quem você trabalha'),
    );
    await visitor.page.goto('/');
    await visitor.page.getByRole('heading', { name: 'Com quem você trabalha' }).waitFor();
    expect(await hiring.count()).toBe(0);
    expect(await visitor.page.locator('strong').allInnerTexts()).toEqual(['gente que ouve']);
    const items = visitor.page.getByRole('main').getByRole('listitem');
    await items.filter({ hasText: '<script>alert(1)</script>' }).waitFor();
    expect(admin.consoleErrors).toEqual([]);
    await admin.close();
    await visitor.close();
  });

  it('stand above vacancies whose salary and acts have their own room, for the staff too', async () => {
    const admin = await Journey.startAdmin(system);
    const { page } = admin;
    await page.goto('/');
    const acts = page.getByRole('button', { name: /^Excluir/ }).first();
    const [act, salary] = [
      await boxOf(acts),
      await boxOf(page.locator('article dd', { hasText: 'R$' }).first()),
    ];
    expect(salary.right <= act.x || salary.bottom <= act.y || act.bottom <= salary.y).toBe(true);
    await admin.close();
  });
});
