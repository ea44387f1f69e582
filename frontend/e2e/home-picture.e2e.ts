import { eventually, itInLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import type { Page } from 'playwright-core';
import { stateFindings } from './support/axe.js';
import { Journey } from './support/journey.js';

/** A picture of this size as a file, drawn by the browser. */
async function drawPng(page: Page, width: number, height: number) {
  const address = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#2e7d5b';
      context.fillRect(0, 0, wide, high);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return { name: 'equipe.png', mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1]!, 'base64') };
}

describe('the picture of the home page', () => {
  let system: TestSystem;
  let admin: Journey;
  beforeAll(async () => {
    system = await startTestSystem();
    admin = await Journey.startAdmin(system);
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  it('is chosen by an administrator, described, and shown to visitors without a script', async () => {
    const { page } = admin;
    await page.goto('/pagina-inicial');
    await page.getByText('Sem uma imagem, a página mostra o desenho das araucárias.').waitFor();
    const file = page.getByLabel('Arquivo da imagem');
    await file.setInputFiles(await drawPng(page, 640, 360));
    await page.getByText('A imagem tem 640 pixels de largura. Escolha uma com pelo menos 1000.').waitFor();
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByText('O navegador não conseguiu abrir este arquivo.').waitFor();
    await file.setInputFiles(await drawPng(page, 2_400, 1_350));
    await page.getByAltText('Imagem escolhida, ainda não salva').waitFor();
    await page.getByRole('button', { name: 'Salvar imagem' }).click();
    await page.getByText('Descreva o que a imagem mostra').first().waitFor();
    await page.getByLabel('O que a imagem mostra').fill('Pessoas em volta de uma mesa');
    await page.getByRole('button', { name: 'Salvar imagem' }).click();
    await page.getByText('Imagem da página inicial salva').waitFor();
    await page.getByAltText('Pessoas em volta de uma mesa').waitFor();

    const visitor = await Journey.start(system.url, { javaScriptEnabled: false });
    const picture = visitor.page.getByAltText('Pessoas em volta de uma mesa');
    // The gateway sends a page that it has rendered for some seconds.
    await eventually(async () =>
      (await system.visitor().get<string>('/')).body.includes('em volta de uma mesa'),
    );
    await visitor.page.goto('/');
    expect(await picture.getAttribute('srcset')).toMatch(/small 800w, .*large 1600w$/);
    const response = await visitor.page.request.get((await picture.getAttribute('src'))!);
    expect([
      response.status(),
      response.headers()['content-type'],
      response.headers()['cache-control'],
    ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable']);
    await visitor.close();
    expect(admin.consoleErrors).toEqual([]);
  });

  it('is part of the page as the browser hydrates it, at any width', async () => {
    const visitor = await Journey.start(system.url, { viewport: { width: 360, height: 640 } });
    await visitor.visit('/');
    const picture = visitor.page.getByAltText('Pessoas em volta de uma mesa');
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect([await visitor.overflowPx(), await stateFindings(visitor.page)]).toEqual([0, []]);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.close();
  });

  // In `npm test`: home-texts.page.spec ('is not removed when another person has changed it …'), home-picture.int-spec ('is not replaced …').
  itInLongForm(
    'is not replaced over what another administrator has saved, which is shown first',
    async () => {
      const { page } = admin;
      await page.getByLabel('Arquivo da imagem').setInputFiles(await drawPng(page, 1_600, 900));
      await page.getByAltText('Imagem escolhida, ainda não salva').waitFor();
      await page.getByLabel('O que a imagem mostra').fill('Pessoas ao ar livre');
      const [address = ''] =
        /\/api\/home-pictures\/[\w-]+/.exec(await (await page.request.get('/')).text()) ?? [];
      const [small, large] = await Promise.all(
        ['small', 'large'].map(async (size) =>
          (await (await page.request.get(`${address}/${size}`)).body()).toString('base64'),
        ),
      );
      const other = await system.admin();
      const picture = { alt: 'A mesa vista de cima', small, large };
      expect((await other.put('/api/home-picture', picture)).status).toBe(200);
      await page.getByRole('button', { name: 'Salvar imagem' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'Outra pessoa mudou a imagem' });
      await notice.getByAltText('A mesa vista de cima').waitFor();
      expect(await admin.overflowPx()).toBe(0);
      await page.getByRole('button', { name: 'Salvar imagem' }).click();
      await page.getByText('Imagem da página inicial salva').waitFor();
      await page.getByAltText('Pessoas ao ar livre').waitFor();
      expect(await notice.count()).toBe(0);
    },
  );

  // In `npm test`: home-picture.int-spec ('is removed, which is in the audit trail').
  itInLongForm('is removed: the page has its drawing again', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: 'Remover imagem' }).click();
    await page
      .getByRole('dialog', { name: 'Remover imagem' })
      .getByRole('button', { name: 'Remover' })
      .click();
    await page.getByText('Imagem da página inicial removida').waitFor();
    // The gateway sends a page that it has rendered for some seconds.
    await eventually(
      async () => !(await system.visitor().get<string>('/')).body.includes('/api/home-pictures/'),
    );
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByAltText('Pessoas').count()).toBe(0);
    expect(admin.consoleErrors).toEqual([]);
  });
});
