import { isLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey, VIEWPORTS } from './support/journey.js';

describe('the job of an application', () => {
  let system: TestSystem;
  let visitor: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    visitor = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
  });
  afterAll(async () => {
    await visitor?.close();
    await system?.stop();
  });

  it('comes from the address, and not from an earlier application form', async () => {
    const { page } = visitor;
    const choice = page.getByLabel('Vaga de interesse', { exact: true });
    const titleOf = async (id: number) =>
      (await system.visitor().get<{ title: string }>(`/api/jobs/${id}`)).body.title;
    const expectChoice = async (text: string | RegExp) =>
      choice.locator('option:checked').filter({ hasText: text }).waitFor({ state: 'attached' });
    await page.goto('/candidatura?jobId=103');
    await expectChoice(/, /);
    expect(await choice.inputValue()).toBe('103');
    // The head of the form names the job.
    const about = page.getByRole('main').getByRole('link', { name: await titleOf(103) });
    expect(await about.getAttribute('href')).toBe('/vagas/103');
    await page.getByRole('banner').getByRole('link', { name: 'Vagas' }).click();
    await page.getByRole('link', { name: 'Cadastrar Currículo' }).click();
    await expectChoice('Banco de Talentos');

    // In `npm test`: application.page.spec ('stays that of the address while the jobs cannot be loaded', 'is the talent bank …').
    if (!isLongForm) return;
    await page.goto('/candidatura?jobId=103');
    await expectChoice(/, /);
    await page.goto('/candidatura?jobId=0');
    await expectChoice('Banco de Talentos');

    // The job stays selected when the list of jobs cannot be loaded.
    const jobs = system.running.process('jobs');
    await jobs.stop();
    await page.goto('/candidatura?jobId=102');
    await page.getByText('Erro ao carregar as vagas').first().waitFor();
    expect(await choice.inputValue()).toBe('102');
    await jobs.restart();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expectChoice(/, /);
    expect(await choice.inputValue()).toBe('102');
  });
});
