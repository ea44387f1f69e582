import {
  ADMIN_PASSWORD,
  eventually,
  itInLongForm,
  resumePdf,
  startTestSystem,
  story,
  type TestSystem,
} from '@araucaria/testing';
import { expectGoodLook } from './support/good-look.js';
import { Journey, VIEWPORTS } from './support/journey.js';

const PERSON = { name: 'Marina Teles', email: 'marina.teles@example.com' };

story('from an application to its first decision', () => {
  let system: TestSystem;
  let visitor: Journey;
  let admin: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    visitor = await Journey.start(system.url, { reducedMotion: 'no-preference' });
    admin = await Journey.start(system.url, { reducedMotion: 'no-preference' });
  });
  afterAll(async () => {
    await visitor?.close();
    await admin?.close();
    await system?.stop();
  });

  it('lets a visitor find a job and apply with a résumé that fills the form', async () => {
    const { page } = visitor;
    await page.goto('/');
    await page.getByText(/^\d+ vagas abertas!$/).waitFor();
    await visitor.screenshot('inicio');
    await page.getByRole('link', { name: 'Ver oportunidades' }).click();
    await page.getByRole('heading', { name: 'Vagas Disponíveis' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(6);
    await page.getByRole('button', { name: 'Ver mais vagas' }).click();
    await page.getByRole('article').nth(6).waitFor();

    await page.getByRole('tab', { name: 'Dados' }).click();
    await page.getByRole('link', { name: 'Ver detalhes de Analista de Dados Júnior' }).click();
    await page.getByRole('heading', { level: 1, name: 'Analista de Dados Júnior' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Candidatar-se' }).first().click();
    await page.waitForURL(/\/candidatura\?jobId=\d+$/);

    await page.getByLabel('Currículo em PDF').setInputFiles({
      name: 'Marina Teles.pdf',
      mimeType: 'application/pdf',
      buffer: await resumePdf(PERSON.name, PERSON.email),
    });
    await page.getByText('Currículo processado com sucesso!').waitFor();
    await page.getByText('Preenchido pelo currículo').first().waitFor();
    expect(await page.getByLabel('Nome *', { exact: true }).inputValue()).toBe('Marina');
    expect(await page.getByLabel('Sobrenome *').inputValue()).toBe('Teles');
    expect(await page.getByLabel('E-mail *').inputValue()).toBe(PERSON.email);
    expect(await page.getByLabel('Telefone *').inputValue()).toContain('99876-5432');
    expect(await page.getByLabel('Estado').inputValue()).toBe('PR');
    expect(await page.getByLabel('Vaga de interesse').locator('option:checked').innerText()).toContain(
      'Analista de Dados Júnior',
    );

    const send = page.getByRole('button', { name: 'Enviar Candidatura' });
    expect(await send.isDisabled()).toBe(true);
    await visitor.solveCaptcha();
    // Without consent nothing is sent, and the summary shows why.
    await send.click();
    await page.getByText('Há um campo para corrigir').waitFor();
    await visitor.screenshot('candidatura-erro');
    await page.getByRole('checkbox', { name: /Autorizo a Araucária Software/ }).check();
    await visitor.screenshot('candidatura');
    await send.click();
    await page.waitForURL('**/candidatura/enviada');
    await page.getByText('Candidatura enviada com sucesso!').waitFor();
    // The page stays: it survives a reload.
    await page.reload();
    await page.getByText('Agradecemos seu interesse. Entraremos em contato em breve.').waitFor();
    const sent = page.getByRole('region', { name: 'O que foi enviado' });
    for (const text of ['Analista de Dados Júnior', 'Marina Teles.pdf', PERSON.email])
      await sent.getByText(text, { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Outras vagas abertas' }).getByRole('link').nth(2).waitFor();
    await expectGoodLook(visitor, 'candidatura-enviada');
    expect(visitor.consoleErrors).toEqual([]);
  });

  it('stores the application once and sends one receipt', async () => {
    await system.settle();
    const stored = await system.rows(
      `select first_name, consent_version, resume_key is not null as has_file
         from candidates.candidate where lower(email) = $1`,
      [PERSON.email],
    );
    expect(stored).toEqual([{ first_name: 'Marina', consent_version: '2026-11', has_file: true }]);
    const receipts = await eventually(async () => {
      const mails = system.mailbox.messages().filter(({ to }) => to.includes(PERSON.email));
      return mails.length > 0 && mails;
    });
    expect(receipts).toHaveLength(1);
  });

  // In `npm test`: application.page.spec, applications.int-spec, gateway/test/applications.e2e.
  itInLongForm('refuses a second application with the same e-mail', async () => {
    const { page } = visitor;
    await page.goto('/candidatura');
    await page.getByLabel('Nome *', { exact: true }).fill('Marina');
    await page.getByLabel('Sobrenome *').fill('Teles');
    await page.getByLabel('E-mail *').fill(PERSON.email.toUpperCase());
    await page.getByLabel('Telefone *').fill('41998765432');
    await page.getByRole('checkbox', { name: /Autorizo/ }).check();
    await visitor.solveCaptcha();
    await page.getByRole('button', { name: 'Enviar Candidatura' }).click();
    await page.getByText('Email já cadastrado').waitFor();
    await page.getByRole('link', { name: 'Usar outro e-mail' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cadastre seu currículo' }).waitFor();
    await eventually(async () => (await page.getByLabel('Telefone *').inputValue()) === '(41) 99876-5432');
    // A captcha is valid for one attempt.
    expect(await page.getByRole('button', { name: 'Enviar Candidatura' }).isDisabled()).toBe(true);
  });

  it('lets an administrator log in, read the résumé, and change the status with history', async () => {
    const { page } = admin;
    await page.goto('/dashboard');
    await page.waitForURL(/\/login/);
    await admin.login('admin', 'senha errada');
    await page.getByText('Usuário ou senha incorretos').first().waitFor();
    await admin.login('admin', ADMIN_PASSWORD);
    await page.waitForURL('**/dashboard');
    await page.getByLabel('Buscar por nome ou e-mail').fill('márina');
    await page.waitForURL(/search=/);
    await page.getByText('Mostrando 1-1 de 1 candidatos').waitFor();
    await admin.screenshot('candidatos');

    await page.getByRole('link', { name: 'Ver detalhes de Marina Teles' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(PERSON.email).waitFor();
    await admin.screenshot('candidato');
    // This Chromium has no PDF viewer, so the new tab stays empty. The file in the response is the uploaded one.
    const [tab, file] = await Promise.all([
      page.waitForEvent('popup'),
      page.waitForResponse(/\/resume-base64/),
      dialog.getByRole('button', { name: 'Visualizar Currículo' }).click(),
    ]);
    const { resumeData } = (await file.json()) as { resumeData: string };
    expect(Buffer.from(resumeData, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await tab.close();

    await dialog.getByRole('tab', { name: 'Gerenciar' }).click();
    await dialog.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Em análise' }).click();
    await dialog.getByLabel('Observação').fill('Bom domínio de SQL.');
    await dialog.getByRole('button', { name: 'Salvar Alterações' }).click();
    await page.getByText('Status atualizado', { exact: true }).waitFor();
    await page.getByRole('table').getByText('Em análise').waitFor();

    await page.getByRole('link', { name: 'Ver detalhes de Marina Teles' }).click();
    await dialog.getByText('Bom domínio de SQL.').waitFor();
    // In the history, below those who opened the résumé.
    await dialog
      .getByText(/· admin$/)
      .last()
      .waitFor();
    await admin.screenshot('historico');
    expect(admin.consoleErrors).toEqual([]);
  });

  it('has a skip link', async () => {
    const { page } = visitor;
    await page.goto('/candidatura?ref=ref0unknown&rn=Ana');
    await page.getByText('Código de indicação detectado').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ir para o conteúdo');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo');
  });

  // In `npm test`: accessibility-public.e2e ('has no findings on any page, all of which fit a phone …'),
  // accessibility-staff.e2e ('fits a phone …').
  itInLongForm('fits a phone', async () => {
    const phone = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
    const { page } = phone;
    const pages = {
      '/': /vagas abertas!$/,
      '/jobs': 'Vagas Disponíveis',
      '/vagas/101': 'Sobre a vaga',
      '/apply': 'Formulário de Candidatura',
      '/login': 'Acessar sua conta',
      '/nada-aqui': 'Página não encontrada',
    };
    for (const [path, text] of Object.entries(pages)) {
      await page.goto(path);
      await page.getByText(text).first().waitFor();
      expect([path, await phone.overflowPx()]).toEqual([path, 0]);
      await phone.screenshot(`telefone${path.replaceAll('/', '-')}`);
    }

    await phone.login('admin', ADMIN_PASSWORD);
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: /^Ver detalhes de Marina/ }).waitFor();
    expect(await phone.overflowPx()).toBe(0);
    await phone.screenshot('telefone-candidatos');
    await page.getByRole('link', { name: /^Ver detalhes de Marina/ }).click();
    await page.getByRole('dialog').getByText('Histórico').waitFor();
    await phone.screenshot('telefone-candidato');
    expect(phone.consoleErrors).toEqual([]);
    await phone.close();
  });
});
