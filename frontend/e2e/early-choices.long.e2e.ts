import { eventually, resumePdf } from '@araucaria/testing';
import { dropPdf } from './support/drop-pdf.js';
import { field, isFocused, scrollTop, startForEarlyVisits } from './support/early-visits.js';
import { holdAssets } from './support/hold-assets.js';

const APPLICATION_CODE = /assets\/application-/;

/** In `npm test`: early-input.e2e, served-forms.e2e ('keep what was typed, ticked and chosen …'), served-html.e2e and color-mode.spec. */
describe('choices on a page whose code has not loaded', () => {
  const { visit, ids } = startForEarlyVisits();

  it('formats a telephone that was left before', () =>
    visit(async (page, visitor) => {
      const release = await holdAssets(page);
      await page.goto('/candidatura', { waitUntil: 'commit' });
      await field(page, 'Telefone *').fill('41 99876-5432');
      await field(page, 'E-mail *').focus();
      release();
      await visitor.waitForHydration();
      await eventually(async () => (await field(page, 'Telefone *').inputValue()) === '(41) 99876-5432');
    }));

  it('keeps a job that is chosen instead of the one in the address', () =>
    visit(async (page, visitor) => {
      const release = await holdAssets(page);
      await page.goto(`/candidatura?jobId=${ids[0]}`, { waitUntil: 'commit' });
      const job = page.getByLabel('Vaga de interesse');
      expect(await job.inputValue()).toBe(String(ids[0]));
      await job.selectOption(String(ids[1]));
      release();
      await visitor.waitForHydration();
      await field(page, 'Nome *').fill('Ana');
      expect(await job.inputValue()).toBe(String(ids[1]));
    }));

  it('takes a résumé that is dropped on its area, and stays when one is dropped beside it', () =>
    visit(async (page, visitor) => {
      const release = await holdAssets(page);
      await page.goto('/candidatura', { waitUntil: 'commit' });
      await dropPdf(page.getByRole('heading', { level: 1 }), await resumePdf());
      expect(
        await page.getByLabel('Currículo em PDF').evaluate((input: HTMLInputElement) => input.files?.length),
      ).toBe(0);
      await dropPdf(page.getByText('Arraste o seu currículo até aqui'), await resumePdf());
      release();
      await visitor.waitForHydration();
      await page.getByRole('group', { name: 'Currículo' }).getByText('solto.pdf').first().waitFor();
    }));

  it('restores the draft of a reloaded form beside what is entered meanwhile, and asks for the consent again', () =>
    visit(async (page, visitor) => {
      await page.goto('/candidatura');
      await visitor.waitForHydration();
      await field(page, 'Nome *').fill('Ana');
      await page.getByLabel('Estado').selectOption('PR');
      const consent = page.getByRole('checkbox', { name: /Autorizo/ });
      await consent.check();
      await page.waitForFunction(() => sessionStorage.getItem('candidatura-2')?.includes('"state":"PR"'));
      const release = await holdAssets(page);
      await page.reload({ waitUntil: 'commit' });
      const surname = field(page, 'Sobrenome *');
      await surname.click();
      await surname.pressSequentially('Souza');
      await page.keyboard.press('ArrowLeft');
      release();
      await eventually(async () => (await field(page, 'Nome *').inputValue()) === 'Ana');
      expect([await surname.inputValue(), await isFocused(page, 'lastName')]).toEqual(['Souza', true]);
      await page.keyboard.type('z');
      expect(await surname.inputValue()).toBe('Souzza');
      expect(await page.getByLabel('Estado').inputValue()).toBe('PR');
      expect(await consent.isChecked()).toBe(false);
    }));

  it('stays where the visitor scrolls from the part that the address names, with an opened answer', () =>
    visit(async (page, visitor) => {
      const release = await holdAssets(page, APPLICATION_CODE);
      // The browser scrolls to the part once more when the page has loaded.
      await page.goto('/#faq');
      await page.getByText('Como funciona a indicação?').click();
      const top = await scrollTop(page);
      await page.mouse.wheel(0, -400);
      await page.waitForFunction((expected) => Math.abs(scrollY - expected) <= 2, top - 400);
      release();
      await visitor.waitForHydration();
      // Scroll positions are restored in the frame after the hydration.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await scrollTop(page)).toBe(top - 400);
      expect(await page.locator('details[open]').count()).toBe(1);
    }));

  it('offers the other colour scheme', () =>
    visit(
      async (page) => {
        const release = await holdAssets(page);
        await page.goto('/', { waitUntil: 'commit' });
        expect(await page.getByRole('button', { name: 'Usar tema escuro' }).count()).toBe(0);
        await page.getByRole('button', { name: 'Usar tema claro' }).click();
        release();
        await page.getByRole('button', { name: 'Usar tema escuro' }).waitFor();
        expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('light');
      },
      { colorScheme: 'dark' },
    ));

  it('does not offer the login to a user who was logged in', () =>
    visit(async (page) => {
      await page.addInitScript(() => localStorage.setItem('sessao', '1'));
      const release = await holdAssets(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('link', { name: 'Vagas', exact: true }).waitFor();
      expect(await page.getByRole('link', { name: 'Admin' }).isVisible()).toBe(false);
      release();
      // The session has ended meanwhile.
      await page.getByRole('link', { name: 'Admin' }).waitFor();
    }));
});
