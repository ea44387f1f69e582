import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey } from './support/journey.js';

/** The demo data has twelve jobs, six of which are shown at first. */
describe('returning to the list of jobs', () => {
  let system: TestSystem;
  let visitor: Journey;

  beforeAll(async () => {
    system = await startTestSystem({ parts: ['users', 'jobs'] });
    visitor = await Journey.start(system.url);
  }, 120_000);
  afterAll(async () => {
    expect(visitor?.consoleErrors).toEqual([]);
    await visitor?.close();
    await system?.stop();
  });

  const cards = () => visitor.page.getByRole('article');
  const cardCount = (count: number) =>
    visitor.page.waitForFunction(
      (expected) => document.querySelectorAll('article').length === expected,
      count,
    );
  const scrolledTo = (y: number) =>
    visitor.page.waitForFunction((expected) => Math.abs(scrollY - expected) <= 2, y);
  const openLast = async () => {
    const { page } = visitor;
    const link = cards()
      .last()
      .getByRole('link', { name: /^Ver detalhes/ });
    await link.scrollIntoViewIfNeeded();
    const y = await page.evaluate(() => scrollY);
    expect(y).toBeGreaterThan(500);
    await link.click();
    await page.getByText('Sobre a vaga').waitFor();
    await scrolledTo(0);
    return y;
  };

  it('restores the number of jobs and the scroll position after Back and a reload', async () => {
    const { page } = visitor;
    await page.goto('/vagas');
    await visitor.waitForHydration();
    await page.getByRole('button', { name: 'Ver mais vagas' }).click();
    await cardCount(12);
    const y = await openLast();
    await page.goBack();
    await cardCount(12);
    await scrolledTo(y);
    await page.reload();
    await cardCount(12);
    await scrolledTo(y);
  });

  it('restores the tab and the search by the link on the job', async () => {
    const { page } = visitor;
    await page.goto('/vagas');
    await visitor.waitForHydration();
    await page.getByRole('tab', { name: 'Engenharia' }).click();
    await page.waitForURL('**/vagas?area=Engenharia');
    await page.getByLabel('Buscar por cargo, requisito ou cidade').fill('react');
    await cardCount(1);
    await page.getByRole('link', { name: /^Ver detalhes/ }).click();
    await page.getByText('Sobre a vaga').waitFor();
    await page.getByRole('link', { name: 'Voltar para as vagas' }).click();
    await cardCount(1);
    expect(await page.getByRole('tab', { name: 'Engenharia' }).getAttribute('aria-selected')).toBe('true');
    expect(await page.getByLabel('Buscar por cargo, requisito ou cidade').inputValue()).toBe('react');

    // Back leads to the list before the tab was chosen.
    await page.goBack();
    await page.waitForURL('**/vagas');
    await cardCount(6);
    expect(await page.getByRole('tab', { name: 'Todas Vagas' }).getAttribute('aria-selected')).toBe('true');
  });

  it('shows the list of a shared address, and ignores invalid parameters', async () => {
    const { page } = visitor;
    await page.goto('/vagas?area=Engenharia&busca=curitiba');
    await cardCount(1);
    expect(await page.getByRole('tab', { name: 'Engenharia' }).getAttribute('aria-selected')).toBe('true');
    await page.goto('/vagas?mostrar=12');
    await cardCount(12);
    expect(await page.getByRole('button', { name: 'Ver mais vagas' }).count()).toBe(0);
    await page.goto('/jobs?area=Marcenaria&mostrar=abc');
    await cardCount(6);
    expect(await page.getByRole('tab', { name: 'Todas Vagas' }).getAttribute('aria-selected')).toBe('true');
  });
});
