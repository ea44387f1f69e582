import { applicant, eventually, startTestSystem, story, type TestSystem } from '@araucaria/testing';
import { axeFindings } from './support/axe.js';
import { expectGoodLook } from './support/good-look.js';
import { textOf } from './support/download.js';
import { Journey } from './support/journey.js';

story('a request about personal data from the site', () => {
  let system: TestSystem;
  let person: Journey;
  let staff: Journey;
  let candidateId: number;
  const { email } = applicant(1);

  beforeAll(async () => {
    system = await startTestSystem();
    person = await Journey.start(system.url);
    staff = await Journey.startAdmin(system);
    const form = {
      ...applicant(1),
      jobId: 0,
      consentVersion: '2026-11',
      recaptchaToken: await system.captcha(),
    };
    candidateId = (await system.visitor().post<{ id: number }>('/api/candidates', form)).body.id;
  });
  afterAll(async () => {
    await staff?.close();
    await person?.close();
    await system?.stop();
  });

  const mailedLink = () =>
    eventually(async () => {
      const mail = system.mailbox
        .messages()
        .find(({ to, subject }) => to.includes(email) && subject.startsWith('Confirme'));
      return /\/privacidade\/pedido\/confirmar#[\w-]{43}/.exec(mail?.text ?? '')?.[0];
    });
  const send = async (kind: string) => {
    const { page } = person;
    await page.goto('/privacidade');
    await page.getByRole('link', { name: 'Fazer um pedido sobre os meus dados' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pedido sobre os seus dados' }).waitFor();
    await page.getByLabel('O que você pede').selectOption(kind);
    await page.getByLabel('Nome completo').fill('Joana Prado');
    await page.getByLabel('E-mail').fill(email);
    await person.solveCaptcha();
  };

  it('is sent by the public form, and does nothing before its confirmation', async () => {
    const { page } = person;
    await send('erasure');
    await expectGoodLook(person, 'pedido-formulario');
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await page.getByText('Enviamos um link para confirmar o pedido.').waitFor();
    await expectGoodLook(person, 'pedido-enviado');
    await mailedLink();
    await staff.page.goto('/privacidade-interna?aba=pedidos');
    await staff.page.getByText('Nenhum pedido registrado').waitFor();
  });

  it('is confirmed by the mailed link, which shows the protocol number', async () => {
    const { page } = person;
    await page.goto(await mailedLink());
    await page.getByRole('heading', { level: 1, name: 'Confirmar pedido' }).waitFor();
    await expectGoodLook(person, 'pedido-confirmar', { isMain: true });
    await page.getByRole('button', { name: 'Confirmar o pedido' }).click();
    await page.getByText('Protocolo nº').waitFor();
    await expectGoodLook(person, 'pedido-confirmado');
    // The link can be opened again, with the same protocol.
    await page.reload();
    await page.getByRole('button', { name: 'Confirmar o pedido' }).click();
    await page.getByText('Protocolo nº').waitFor();
  });

  it('is exported as a page, answered by erasing the data, and closed', async () => {
    const { page } = staff;
    await page.reload();
    await page.getByText('Faltam 15 dias').waitFor();
    await page.getByText('(Site, e-mail confirmado)').waitFor();
    await staff.screenshot('pedidos-do-site');
    await page.getByText(/^Exclusão nº \d+$/).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`${email} (e-mail confirmado)`).waitFor();
    await dialog.getByText(`Candidatura nº ${candidateId}`).waitFor();
    await staff.screenshot('pedido-do-site');
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar página para ler e imprimir' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('dados-pessoais.html');
    const printed = await page.context().newPage();
    await printed.setContent(await textOf(file));
    await printed.getByText(email).first().waitFor();
    expect(await axeFindings(printed)).toEqual([]);
    await printed.close();

    const stored = () =>
      system.rows('select id from candidates.candidate_record where id = $1', [candidateId]);
    expect(await stored()).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Apagar os dados' }).click();
    await page.getByRole('button', { name: 'Apagar em definitivo' }).click();
    await page.getByText('Os dados foram apagados.').waitFor();
    expect(await stored()).toEqual([]);
    await page.getByText('Atendido').first().waitFor();
    expect([person.consoleErrors, staff.consoleErrors]).toEqual([[], []]);
  });
});
