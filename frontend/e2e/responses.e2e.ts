import {
  applicant,
  endUndoWindow,
  itInLongForm,
  startTestSystem,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import type { Locator } from 'playwright-core';
import { expectGoodLook } from './support/good-look.js';
import { Journey } from './support/journey.js';

describe('responses to candidates', () => {
  let system: TestSystem;
  let admin: Journey;
  let root: Visitor;
  let jobId: number;
  const ids: number[] = [];

  beforeAll(async () => {
    system = await startTestSystem();
    root = await system.admin();
    const job = await root.post<{ id: number }>('/api/jobs', {
      ...{ title: 'Analista de retorno', department: 'Produto', location: 'Curitiba, PR' },
      ...{ type: 'CLT', description: 'Responder.', requirements: 'Clareza' },
    });
    jobId = job.body.id;
    for (const n of [1, 2, 3]) {
      const form = { ...applicant(n), jobId, recaptchaToken: await system.captcha() };
      ids.push((await root.post<{ id: number }>('/api/candidates', form)).body.id);
    }
    admin = await Journey.startAdmin(system);
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  const { email } = applicant(1);
  const mails = (to: string) =>
    system.mailbox
      .messages()
      .filter((mail) => mail.to.includes(to) && mail.subject.startsWith('Sobre a sua candidatura'));
  const choose = async (dialog: Locator, label: string) => {
    await dialog.getByRole('combobox', { name: 'Motivo' }).click();
    await admin.page.getByRole('option', { name: label }).click();
  };

  it('have reasons with e-mails that administrators keep', async () => {
    const { page } = admin;
    await admin.open('/retorno-aos-candidatos');
    await page.getByRole('heading', { name: 'Vaga encerrada' }).waitFor();
    await expectGoodLook(admin, 'retorno');
    await page.getByRole('button', { name: 'Novo Motivo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo Motivo' });
    await dialog.getByLabel('Motivo').fill('Contratação interna');
    await dialog.getByLabel('Texto do e-mail').fill('Para a vaga {{vaga}} escolhemos alguém da equipe.');
    await dialog.getByRole('button', { name: 'Ver com dados de exemplo' }).click();
    await dialog.getByText('escolhemos alguém da equipe.').last().waitFor();
    await expectGoodLook(admin, 'retorno-motivo');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('heading', { name: 'Contratação interna' }).waitFor();
  });

  it('reach a rejected candidate with the text of the reason, as the preview shows it', async () => {
    const { page } = admin;
    await admin.open(`/dashboard?candidato=${ids[0]}`);
    await page.locator('#candidato').getByRole('button', { name: 'Reprovar' }).click();
    const dialog = page.getByRole('form', { name: 'Reprovar candidato' });
    await choose(dialog, 'Contratação interna');
    const preview = dialog.getByRole('region', { name: /^E-mail para/ });
    await preview.getByText(/escolhemos alguém da equipe/).waitFor();
    await expectGoodLook(admin, 'reprovar');
    const [subject, text] = await preview
      .locator('p')
      .allInnerTexts()
      .then((lines) => lines.slice(1));
    await dialog.getByRole('button', { name: 'Reprovar e enviar' }).click();
    await admin.waitForToast('Status atualizado', 'Reprovado');
    expect(mails(email)).toEqual([]);
    await endUndoWindow(system);
    const [mail] = mails(email);
    expect(mail?.subject).toBe(subject);
    const sentence = text?.split('\n').find((line) => line.includes('alguém da equipe'));
    expect(mail?.text).toContain(sentence);
    await admin.open(`/dashboard?candidato=${ids[0]}&secao=historico`);
    await page.getByText('Motivo: Contratação interna').waitFor();
  });

  // In `npm test`: closing-dialog.spec, responses.int-spec ('of a job are listed by status …').
  itInLongForm(
    'are offered when a job is closed; leaving candidates without one is shown later',
    async () => {
      const { page } = admin;
      await admin.open(`/job-form/${jobId}`);
      await page.getByLabel('Vaga ativa').uncheck();
      await page.getByRole('button', { name: 'Atualizar Vaga' }).click();
      const dialog = page.getByRole('dialog', { name: 'Vaga encerrada: responder a quem ficou?' });
      await dialog.getByText('Novo: 2 candidatos').waitFor();
      await expectGoodLook(admin, 'encerrar-vaga');
      await dialog.getByRole('button', { name: 'Deixar sem resposta' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.waitForURL('**/vagas');
      await admin.open(`/job-form/${jobId}`);
      await page.getByText(/2 candidatos esperam por uma resposta.*admin a encerrou sem responder/).waitFor();
      await expectGoodLook(admin, 'vaga-encerrada');
      await page.getByRole('button', { name: 'Responder agora' }).click();
      await choose(dialog, 'Vaga encerrada');
      await dialog.getByText('Prévia dos').waitFor({ state: 'detached' });
      await dialog.getByRole('button', { name: 'Reprovar 2 candidatos' }).click();
      await admin.waitForToast('Candidatos respondidos', '2 candidatos: Reprovado.');
      await page.getByText(/esperam por uma resposta/).waitFor({ state: 'detached' });
      await endUndoWindow(system);
      expect([2, 3].map((n) => mails(applicant(n).email).length)).toEqual([1, 1]);
    },
  );

  // In `npm test`: candidate-list.spec and dashboard.spec ('Sem retorno há …'), responses.int-spec.
  itInLongForm('that are missing for too long mark a row, and are a filter', async () => {
    const { page } = admin;
    const form = { ...applicant(4), recaptchaToken: await system.captcha() };
    const { body } = await root.post<{ id: number }>('/api/candidates', form);
    // An hour more, because the clock of the page may be behind the server's.
    await system.rows(
      `update candidates.candidate set created_at = now() - interval '20 days 1 hour' where id = $1`,
      [body.id],
    );
    await page.goto(`/dashboard?search=${applicant(4).email}`);
    await page.getByRole('button', { name: 'Retorno', exact: true }).click();
    await page.getByRole('option', { name: 'Sem retorno há 15 dias' }).click();
    await page.getByText('Mostrando 1-1 de 1 candidatos').waitFor();
    await page.getByText('Sem retorno há 20 dias').waitFor();
    await expectGoodLook(admin, 'sem-retorno');
    expect(admin.consoleErrors).toEqual([]);
  });
});
