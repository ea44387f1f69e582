import { itInLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import { pauseClock } from './support/pause-clock.js';
import { Journey } from './support/journey.js';
import { readQr } from './support/read-qr.js';
import { ReferredCandidates } from './support/referred-candidates.js';

const REFERRER = { name: 'Ana Paula & Filhos', email: 'ana+indica@example.com' };

describe('a referral by a visitor', () => {
  let system: TestSystem;
  let visitor: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    visitor = await Journey.start(system.url);
  });
  afterAll(async () => {
    await visitor?.close();
    await system?.stop();
  });

  /** Opens the list of jobs, whose referral form is loaded near the window. */
  const openList = async () => {
    await visitor.visit('/vagas');
    await visitor.page.getByRole('heading', { name: 'Indique amigos' }).scrollIntoViewIfNeeded();
    await visitor.page.getByLabel('Seu nome completo').waitFor();
  };
  const fill = async () => {
    await visitor.page.getByLabel('Seu nome completo').fill(REFERRER.name);
    await visitor.page.getByLabel('Seu e-mail').fill(REFERRER.email);
    await visitor.page.getByRole('button', { name: 'Gerar QR' }).click();
    await visitor.page.getByText('QR code gerado com sucesso').waitFor();
  };
  const shownCode = async () => (await visitor.page.getByText(/^REF[A-Z0-9]{6}$/).textContent()) as string;

  // In `npm test`: referral-form.spec ('needs a name and an e-mail within their limits').
  itInLongForm('refuses an invalid name and e-mail', async () => {
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'INDIQUE UM AMIGO' }).click();
    await page.getByRole('dialog').getByLabel('Seu nome completo').fill('Al');
    await page.getByLabel('Seu e-mail').fill('ana@');
    await page.getByRole('button', { name: 'Gerar QR' }).click();
    await page.getByText('Nome deve ter pelo menos 3 caracteres').waitFor();
    await page.getByText('E-mail inválido').waitFor();
    await visitor.screenshot('indicacao-erro');
  });

  it('shows a QR code of the link, and registers the referral', async () => {
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'INDIQUE UM AMIGO' }).click();
    await fill();
    const code = await shownCode();
    const link = `${system.url}/candidatura?ref=${code}&rn=Ana%20Paula%20%26%20Filhos&re=ana%2Bindica%40example.com`;
    await visitor.screenshot('indicacao-qr');
    const image = page.getByRole('img', { name: /^QR code do link de indicação/ });
    expect(await image.boundingBox()).toMatchObject({ width: 150, height: 150 });
    expect(await readQr(image)).toBe(link);
    await page.getByText('Indicado por').waitFor();
    expect(
      await system.rows(
        'select referrer_name, referrer_email, job_id, consent_version from referrals.referral where code = $1',
        [code],
      ),
    ).toEqual([
      {
        referrer_name: REFERRER.name,
        referrer_email: REFERRER.email,
        job_id: 5,
        consent_version: 'indicacao-2026-12',
      },
    ]);

    // The page of the link names the referrer.
    await page.goto(link);
    await page.getByText(`Você foi indicado por ${REFERRER.name}`).waitFor();
    await page.getByText('Indicação espontânea').waitFor();
  });

  // In `npm test`: referral-form.spec ('is registered, and its link is copied').
  itInLongForm('starts another referral with empty fields, and closes', async () => {
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'INDIQUE UM AMIGO' }).click();
    await fill();
    await page.getByRole('button', { name: 'Criar nova indicação' }).click();
    expect(await page.getByLabel('Seu nome completo').inputValue()).toBe('');
    expect(await page.getByLabel('Seu e-mail').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  // In `npm test`: referral-form.spec ('is stored while the server cannot be reached …'), registration.spec ('retries … when the
  // link is copied or shared').
  itInLongForm(
    'shows the code when the server is unreachable, and registers it when the link is copied',
    async () => {
      const { page } = visitor;
      await openList();
      await page.getByText('Indique amigos e ganhe bonificações').waitFor();
      await page.route('**/api/referrals/anonymous*', (route) => route.abort());
      await fill();
      await page.getByText('Falha ao registrar indicação.').waitFor();
      const code = await shownCode();
      expect(await registered(code)).toBe(0);

      await page.unroute('**/api/referrals/anonymous*');
      await page.getByRole('button', { name: 'Copiar link' }).click();
      await page.getByText('Falha ao registrar indicação.').waitFor({ state: 'detached' });
      expect(await registered(code)).toBe(1);
    },
  );

  it('registers a pending referral at the next visit', async () => {
    const { page } = visitor;
    await openList();
    await page.route('**/api/referrals/anonymous*', (route) => route.abort());
    await fill();
    await page.getByText('Falha ao registrar indicação.').waitFor();
    const code = await shownCode();
    await page.unroute('**/api/referrals/anonymous*');
    const response = page.waitForResponse(/\/api\/referrals\/anonymous/);
    await page.goto('/');
    expect((await response).status()).toBe(201);
    expect(await registered(code)).toBe(1);
    // Personal data is removed from the storage of the browser.
    await page.waitForFunction((name) => !JSON.stringify({ ...localStorage }).includes(name), REFERRER.name);
  });

  // In `npm test`: toast-queue.spec, toasts.e2e ('disappear after 5 seconds …').
  itInLongForm('shows one toast at a time for five seconds; a newer one replaces it', async () => {
    const { page } = visitor;
    const toastTexts = () => page.locator('[data-toast]').allInnerTexts();
    await page.context().grantPermissions(['clipboard-write']);
    await openList();
    await page.getByLabel('Seu nome completo').fill(REFERRER.name);
    await page.getByLabel('Seu e-mail').fill(REFERRER.email);
    // From here on the test controls the time of the page.
    await page.clock.install();
    await pauseClock(page);
    await page.getByRole('button', { name: 'Gerar QR' }).click();
    await page.getByText('QR code gerado com sucesso').waitFor();
    await page.clock.runFor(4_900);
    expect(await toastTexts()).toEqual([expect.stringContaining('QR code gerado com sucesso')]);
    await page.getByRole('button', { name: 'Copiar link' }).click();
    await page.getByText('Link copiado').waitFor();
    expect(await toastTexts()).toEqual([expect.stringContaining('Link copiado')]);
    await page.clock.runFor(4_900);
    expect(await toastTexts()).toHaveLength(1);
    await page.clock.runFor(1_000);
    await page.locator('[data-toast]').waitFor({ state: 'detached' });
    expect(visitor.consoleErrors).toEqual([]);
  });

  const registered = async (code: string) =>
    (await system.rows('select 1 from referrals.referral where code = $1', [code])).length;

  it('shows the staff as much of a long surname as the line has room for', async () => {
    const root = await system.admin();
    const { body } = await root.post<{ code: string }>('/api/referrals', { jobId: 5 });
    const lastName = 'Wolfeschlegelsteinhausenbergerdorffvoral';
    await new ReferredCandidates(system, root).apply('Maria', body.code, { lastName });
    const admin = await Journey.startAdmin(system);
    await admin.page.goto(`/controle-indicacoes?search=${body.code}`);
    const name = admin.page.getByRole('cell').getByText(`Maria ${lastName}`);
    // A word that does not fit on its line would be left out as a whole.
    const freePx = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return element.getBoundingClientRect().width - range.getClientRects()[0]!.width;
    });
    expect(freePx).toBeLessThan(40);
    await admin.close();
  });
});
