import { eventually, itInLongForm, resumePdf, startTestSystem, type TestSystem } from '@araucaria/testing';
import { dropPdf } from './support/drop-pdf.js';
import { Journey, VIEWPORTS } from './support/journey.js';

describe('an application', () => {
  let system: TestSystem;
  let visitor: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
  });
  beforeEach(async () => {
    visitor = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
  });
  afterEach(async () => {
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.close();
  });
  afterAll(() => system?.stop());

  const field = (label: string) => visitor.page.getByLabel(label, { exact: true });
  const send = () => visitor.page.getByRole('button', { name: 'Enviar Candidatura' });
  const consent = () => visitor.page.getByRole('checkbox', { name: /Autorizo/ });
  const waitForText = (text: string) => visitor.page.getByText(text).first().waitFor();
  const upload = (name: string, buffer: Buffer) =>
    visitor.page.getByLabel('Currículo em PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const fill = async (email: string) => {
    await field('Nome *').fill('Rui');
    await field('Sobrenome *').fill('Barbosa');
    await field('E-mail *').fill(email);
    await field('Telefone *').fill('41 99876-5432');
    await consent().check();
    await visitor.solveCaptcha();
  };
  const applications = (email: string) =>
    system.rows<Record<string, unknown>>(
      `select job_id, state, zip, phone, status, referral_code, referrer_name, referrer_email
         from candidates.candidate where email = $1`,
      [email],
    );

  it('reaches the talent bank by keyboard alone', async () => {
    const { page } = visitor;
    const { keyboard } = page;
    await page.goto('/');
    await visitor.waitForHydration();
    await visitor.tabTo(page.getByRole('banner').getByRole('link', { name: 'Candidatar-se' }));
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Cadastre seu currículo' }).waitFor();
    await visitor.waitForPageFocus();
    const texts = {
      'Nome *': 'Zilda',
      'Sobrenome *': 'Arns',
      'E-mail *': 'zilda@example.com',
      'Telefone *': '41998765432',
      CEP: '80020090',
      Estado: 'Paraná',
    };
    for (const [label, text] of Object.entries(texts)) {
      await visitor.tabTo(field(label));
      await keyboard.type(text);
    }
    await visitor.tabTo(consent());
    expect(await field('CEP').inputValue()).toBe('80020-090');
    await keyboard.press('Space');
    // Enter before the captcha shows what is missing.
    await field('Nome *').focus();
    await keyboard.press('Enter');
    await waitForText('Verificação necessária');
    await waitForText('Por favor, complete a verificação reCAPTCHA');
    await waitForText('reCAPTCHA não foi resolvido');
    await visitor.tabTo(page.locator('altcha-widget').getByRole('checkbox'));
    await keyboard.press('Space');
    await page.locator('altcha-widget [data-state="verified"]').waitFor();
    await page.getByText('reCAPTCHA não foi resolvido').waitFor({ state: 'detached' });
    await visitor.tabTo(send());
    await keyboard.press('Enter');
    await page.waitForURL('**/candidatura/enviada');
    await waitForText('Candidatura enviada com sucesso!');
    await waitForText('Agradecemos seu interesse. Entraremos em contato em breve.');
    expect(await applications('zilda@example.com')).toEqual([
      expect.objectContaining({
        job_id: null,
        state: 'PR',
        zip: '80020-090',
        phone: '(41) 99876-5432',
        status: 'new',
        referral_code: null,
      }),
    ]);
  });

  it('keeps the code of a referral link over navigation, and counts one click', async () => {
    const { page } = visitor;
    const code = 'REFA1B2C3';
    const referral = { code, referrerName: 'Ana', referrerEmail: 'ana@example.com', jobId: 5 };
    await system.visitor().post('/api/referrals/anonymous', referral);
    const clicks = async () =>
      (
        await system.rows<{ clicks: number }>('select clicks from referrals.referral where code = $1', [code])
      )[0]?.clicks;

    await page.goto(`/apply?ref=${code.toLowerCase()}&rn=Outra&re=ana%40example.com`);
    await waitForText('Código de indicação válido');
    await page.getByText('Você foi indicado por Ana').waitFor();
    await page.getByText('Indicação espontânea').waitFor();
    await page.waitForURL(`${system.url}/apply`);
    await page.reload();
    await page.getByText('Você foi indicado por Ana').waitFor();

    await page.getByRole('banner').getByRole('link', { name: 'Vagas' }).click();
    await page.getByRole('link', { name: 'Candidatar-se a Gerente de Produto' }).click();
    await page.getByText('Você foi indicado por Ana').waitFor();
    await page.goBack();
    await page.goForward();
    await page.waitForURL(/\/candidatura\?jobId=\d+$/);
    await fill('indicado@example.com');
    await send().click();
    await page.waitForURL('**/candidatura/enviada');
    expect(await applications('indicado@example.com')).toEqual([
      expect.objectContaining({
        job_id: expect.any(Number) as number,
        referral_code: code,
        referrer_name: 'Ana',
        referrer_email: 'ana@example.com',
      }),
    ]);
    expect(await clicks()).toBe(1);
    // The code is cleared: the next application in this browser does not get it.
    await page.goto('/candidatura');
    await page.getByLabel('Vaga de interesse').waitFor();
    expect(await page.getByText('Você foi indicado por').count()).toBe(0);
  });

  // In `npm test`: resume.spec ('fills …', 'takes its values away again …', 'is still there …'), main-job.e2e with the parser.
  itInLongForm('fills empty fields from the résumé, and restores the draft after a reload', async () => {
    const { page } = visitor;
    await page.goto('/candidatura?ref=REF9Z9Z9Z');
    await waitForText('Código de indicação detectado');
    await field('Nome *').fill('Nina');
    await upload('curriculo.pdf', await resumePdf('Marina Teles', 'marina@example.com'));
    await waitForText('Currículo processado com sucesso!');
    await page.getByText('Preenchido pelo currículo').first().waitFor();
    const formState = async () => ({
      first: await field('Nome *').inputValue(),
      last: await field('Sobrenome *').inputValue(),
      file: await page.getByText('curriculo.pdf').count(),
    });
    expect(await formState()).toEqual({ first: 'Nina', last: 'Teles', file: 1 });
    await field('Cidade').fill('Londrina');
    await page.reload();
    await page.getByText('Currículo lido').waitFor();
    expect(await formState()).toEqual({ first: 'Nina', last: 'Teles', file: 1 });
    expect(await field('Cidade').inputValue()).toBe('Londrina');
    expect(await consent().isChecked()).toBe(false);

    await page.getByRole('button', { name: 'Enviar outro currículo' }).click();
    await page.getByText('Escolher arquivo', { exact: true }).waitFor();
    // Typed values stay; values from the file are removed with it.
    expect(await field('Cidade').inputValue()).toBe('Londrina');
    expect(await field('Sobrenome *').inputValue()).toBe('');
  });

  it('needs five touches and no typing on a phone when the résumé is readable', async () => {
    const phone = await Journey.start(system.url, {
      viewport: VIEWPORTS.phone,
      hasTouch: true,
      isMobile: true,
    });
    const { page } = phone;
    const inputEvents: string[] = [];
    await page.exposeFunction('count', (kind: string) => inputEvents.push(kind));
    await page.addInitScript(() => {
      const { count } = window as unknown as { count: (kind: string) => void };
      for (const kind of ['touchstart', 'keydown'])
        addEventListener(kind, ({ isTrusted }) => isTrusted && count(kind), true);
    });
    await page.goto('/vagas/101');
    await page.getByRole('main').getByRole('link', { name: 'Candidatar-se' }).tap();
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Escolher arquivo', { exact: true }).tap();
    const buffer = await resumePdf('Bento Toques', 'bento@example.com');
    await (await chooser).setFiles({ name: 'curriculo.pdf', mimeType: 'application/pdf', buffer });
    await page.getByText('Currículo lido').waitFor();
    await page.getByRole('checkbox', { name: /Autorizo/ }).tap();
    await page.locator('altcha-widget').getByRole('checkbox').tap();
    await page.locator('altcha-widget [data-state="verified"]').waitFor();
    await page.getByRole('button', { name: 'Enviar Candidatura' }).tap();
    await page.getByText('Candidatura enviada com sucesso!').waitFor();
    expect(inputEvents).toEqual(Array.from({ length: 5 }, () => 'touchstart'));
    expect(await applications('bento@example.com')).toEqual([
      expect.objectContaining({ job_id: 101, state: 'PR', phone: '(41) 99876-5432' }),
    ]);
    expect(phone.consoleErrors).toEqual([]);
    await phone.close();
  });

  // In `npm test`: resume.spec ('that cannot be parsed …', 'that is too large …'), upload-resume.spec, the gateway's uploads.e2e.
  itInLongForm('shows why a résumé was refused', async () => {
    const { page } = visitor;
    await page.goto('/candidatura');
    const retry = async () => {
      await waitForText('Erro ao processar o currículo');
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByText('Escolher arquivo', { exact: true }).waitFor();
    };
    await upload('grande.pdf', Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-'));
    await waitForText('O arquivo é muito grande! Tamanho máximo permitido: 5MB.');
    await retry();
    await upload('quebrado.pdf', Buffer.from('%PDF-1.7 nada'));
    await waitForText('Não foi possível abrir este PDF');
    await retry();
    await page.route('**/api/resume/upload*', (route) => route.abort());
    await upload('curriculo.pdf', await resumePdf());
    await waitForText('Falha ao processar o currículo. Por favor, tente novamente.');
    await retry();
    await page.unroute('**/api/resume/upload*');
    // By drag and drop.
    await dropPdf(page.getByText('Arraste o seu currículo até aqui'), await resumePdf());
    await page.getByText('Currículo lido').waitFor();
  });

  // In `npm test`: application.page.spec ('shows all problems …', 'keeps what was typed …'), main-job.e2e, the gateway's applications.e2e.
  itInLongForm('keeps the input when the server refuses it or is down', async () => {
    const { page } = visitor;
    await page.goto('/candidatura');
    await field('Telefone *').fill('1');
    await visitor.solveCaptcha();
    await send().click();
    for (const message of [
      'Nome é obrigatório',
      'Sobrenome é obrigatório',
      'Email inválido',
      'Telefone inválido',
    ])
      expect(await page.getByText(message, { exact: true }).count()).toBe(2);
    const summary = page.getByRole('alert').filter({ hasText: 'Há 5 campos para corrigir' });
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Sobrenome é obrigatório' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('lastName');

    await field('Nome *').fill('Rui');
    await field('Sobrenome *').fill('Barbosa');
    await field('E-mail *').fill('ZILDA@example.com');
    await field('Telefone *').fill('41 99876-5432');
    await consent().check();
    await send().click();
    await waitForText('Email já cadastrado');
    await waitForText(
      'Este email já está cadastrado em nossa base de dados. Você já se candidatou anteriormente.',
    );
    await page.getByRole('link', { name: 'Usar outro e-mail' }).click();
    await consent().check();
    // A captcha is valid for one attempt.
    expect(await send().isDisabled()).toBe(true);

    await field('E-mail *').fill('rui@example.com');
    await page.route('**/graphql', async (route) => {
      const body = route.request().postDataJSON() as { variables: { input: { recaptchaToken: string } } };
      body.variables.input.recaptchaToken = 'inventado';
      await route.continue({ postData: body });
    });
    await visitor.solveCaptcha();
    await send().click();
    await waitForText('Verificação reCAPTCHA falhou');
    await page.unroute('**/graphql');

    const candidates = system.running.process('candidates');
    await candidates.stop();
    await visitor.solveCaptcha();
    await send().click();
    await waitForText('Erro ao enviar candidatura');
    await waitForText('Serviço temporariamente indisponível. Tente novamente em instantes.');
    candidates.start();
    await system.running.ready();

    await visitor.solveCaptcha();
    await send().click();
    await page.waitForURL('**/candidatura/enviada');
    expect(await applications('rui@example.com')).toHaveLength(1);
  });

  it('shows when the captcha cannot be loaded or solved', async () => {
    const { page } = visitor;
    await page.route('**/api/recaptcha/site-key*', (route) => route.abort());
    await visitor.visit('/candidatura');
    // The captcha is loaded by the first use of its form.
    await field('Nome *').focus();
    await waitForText('reCAPTCHA não carregado');
    await page.unroute('**/api/recaptcha/site-key*');
    await page.route('**/api/recaptcha/challenge*', (route) => route.abort());
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.locator('altcha-widget').getByRole('checkbox').click();
    await waitForText('Erro no reCAPTCHA');
    await page.unroute('**/api/recaptcha/challenge*');
    await visitor.solveCaptcha();
    await eventually(() => send().isEnabled());
  });
});
