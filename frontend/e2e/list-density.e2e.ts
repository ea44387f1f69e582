import { startTestSystem, type TestSystem } from '@araucaria/testing';
import type { Locator } from 'playwright-core';
import { Journey } from './support/journey.js';
import { resize, waitForLayout } from './support/resize.js';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
};
const middleOf = async (locator: Locator): Promise<number> => {
  const { y, height } = await boxOf(locator);
  return Math.round(y + height / 2);
};

/** What stands above the first row takes few lines, so that many rows are above the fold. */
describe('the work lists at 1280 × 800', () => {
  let system: TestSystem;
  let admin: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    admin = await Journey.startAdmin(system);
    await resize(admin.page, { width: 1280, height: 800 });
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  it.each([
    ['interviews', '/entrevistas?ver=entrevistas', 'combobox', 'Status'],
    ['interviews', '/entrevistas?ver=entrevistas', 'group', 'Data final'],
    ['referrals', '/controle-indicacoes', 'button', 'Período personalizado'],
  ] as const)(
    'have the filters of %s (%s) on one line, with the whole name of the search',
    async (_, path, role, last) => {
      const { page } = admin;
      await admin.open(path);
      const search = page.getByRole('searchbox').first();
      const filter = page.getByRole(role, { name: last, exact: true });
      await filter.waitFor();
      await page.evaluate(() => document.fonts.ready);
      await waitForLayout(page);
      expect(Math.abs((await middleOf(search)) - (await middleOf(filter)))).toBeLessThan(12);
      const label = page.locator('label', { hasText: /^Buscar por/ }).first();
      expect(await label.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    },
  );

  it('have the acts of a vacancy on the line of its title, and its candidates on the next', async () => {
    const { page } = admin;
    await admin.open('/vagas');
    const card = page.getByRole('article').first();
    const candidates = card.getByRole('link', { name: /^Candidatos de/ });
    await candidates.waitFor();
    await card.getByRole('link', { name: /^Editar/ }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await waitForLayout(page);
    const title = await middleOf(card.getByRole('heading'));
    for (const name of [/^Ver detalhes/, /^Editar/])
      expect(Math.abs((await middleOf(card.getByRole('link', { name }))) - title)).toBeLessThan(8);
    const requirements = await boxOf(card.getByRole('list', { name: 'Requisitos' }));
    const link = await boxOf(candidates);
    expect(link.y).toBeGreaterThan(title);
    expect(link.y + link.height).toBeLessThanOrEqual(requirements.y);
  });

  it('give a template the height of its text', async () => {
    const { page } = admin;
    await admin.open('/modelos-mensagem');
    const row = page.getByRole('listitem').filter({ hasText: 'Confirmação rápida' });
    await row.waitFor();
    const { height } = await boxOf(row.getByRole('region'));
    expect((await boxOf(row)).height).toBeLessThan(Math.max(height, 36) + 40);
  });
});
