import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey, VIEWPORTS } from './journey.js';

describe('the job that a visitor applies to', () => {
  let system: TestSystem;
  let visitor: Journey;

  beforeAll(async () => {
    system = await startTestSystem({ parts: ['users', 'jobs'] });
    visitor = await Journey.start(system.url, VIEWPORTS.phone);
  }, 120_000);
  afterAll(async () => {
    await visitor?.end();
    await system?.stop();
  });

  it('is the one that was asked for, or the talent bank, whatever was looked at before', async () => {
    const { page } = visitor;
    const choice = page.getByLabel('Vaga de interesse', { exact: true });
    const titleOf = async (id: number) =>
      (await system.visitor().get<{ title: string }>(`/api/jobs/${id}`)).body.title;
    const chosen = async (text: string | RegExp) =>
      choice.locator('option:checked').filter({ hasText: text }).waitFor({ state: 'attached' });
    await page.goto('/candidatura?jobId=103');
    await chosen(/, /);
    expect(await choice.inputValue()).toBe('103');
    // The top of the form says what it is for.
    const about = page.getByRole('main').getByRole('link', { name: await titleOf(103) });
    expect(await about.getAttribute('href')).toBe('/vagas/103');
    await page.getByRole('banner').getByRole('link', { name: 'Vagas' }).click();
    await page.getByRole('link', { name: 'Cadastrar Currículo' }).click();
    await chosen('Banco de Talentos');

    await page.goto('/candidatura?jobId=103');
    await chosen(/, /);
    await page.goto('/candidatura?jobId=0');
    await chosen('Banco de Talentos');

    // An application does not go to the talent bank because the list of jobs could not be loaded.
    const jobs = system.running.process('jobs');
    await jobs.stop();
    await page.goto('/candidatura?jobId=102');
    await page.getByText('Erro ao carregar as vagas').first().waitFor();
    expect(await choice.inputValue()).toBe('102');
    await jobs.restart();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await chosen(/, /);
    expect(await choice.inputValue()).toBe('102');
  });
});
