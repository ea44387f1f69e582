import {
  applicant,
  endUndoWindow,
  eventually,
  itInLongForm,
  startTestSystem,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { Journey } from './support/journey.js';

describe('approved candidates, the hiring report and templates', () => {
  let system: TestSystem;
  let recruiter: Visitor;
  let admin: Journey;
  /** Ids of the candidates Joana Prado 2 and 3. */
  const approved: Record<number, number> = {};

  beforeAll(async () => {
    system = await startTestSystem();
    recruiter = await system.admin();
    for (const n of [2, 3]) {
      const { body } = await system.visitor().post<{ id: number }>('/api/candidates', {
        ...applicant(n),
        recaptchaToken: await system.captcha(),
      });
      expect((await recruiter.post(`/api/candidates/${body.id}/approve`, {})).status).toBe(200);
      approved[n] = body.id;
    }
    admin = await Journey.start(system.url, { session: recruiter });
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  // In `npm test`: approved.page.spec ('leads to … the rejection', 'stays open with the reason …'), rejections.int-spec, and the gateway's
  // undone-acts.e2e ('sends nothing, by mail or by WhatsApp').
  itInLongForm('rejects approved candidates with an optional e-mail, and undoes it', async () => {
    const { page } = admin;
    await admin.open('/candidatos-aprovados?ver=cartoes');
    const undo = admin.undoOffer;
    const menuOf = (name: string) => page.getByRole('button', { name: `Ações sobre ${name}` });
    const reject = async (name: string) => {
      await admin.chooseAct(`Ações sobre ${name}`, 'Rejeitar');
      const dialog = page.getByRole('dialog', { name: 'Rejeitar candidato' });
      const notify = dialog.getByRole('checkbox', { name: 'Avisar o candidato por e-mail' });
      // Chosen with the first reason; the reasons load after the dialog has opened.
      await eventually(() => notify.isChecked());
      await admin.screenshot('candidatos-aprovados-rejeitar');
      await dialog.getByRole('button', { name: 'Sim, rejeitar candidato' }).click();
      await menuOf(name).waitFor({ state: 'detached' });
      await admin.waitForToast('Candidato rejeitado', name);
    };
    await reject('Joana Prado 2');
    await undo.click();
    await admin.waitForToast('Mudança desfeita');
    await menuOf('Joana Prado 2').waitFor();
    await reject('Joana Prado 3');

    await endUndoWindow(system);
    const rejectionMails = (n: number) =>
      system.mailbox
        .messages()
        .filter(
          ({ to, subject }) =>
            to.includes(applicant(n).email) && subject.startsWith('Sobre a sua candidatura'),
        ).length;
    expect([rejectionMails(2), rejectionMails(3)]).toEqual([0, 1]);
  });

  it('sends the hiring report with a spreadsheet to the user who requests it', async () => {
    const { page } = admin;
    await admin.open('/hiring-dashboard');
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByText(/Seu usuário não tem e-mail cadastrado/).waitFor();
    const me = await recruiter.get<{ id: number }>('/api/auth/me');
    const to = 'recrutamento@araucaria.example';
    expect((await recruiter.put(`/api/users/${me.body.id}`, { email: to })).status).toBe(200);
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByText('Os dados serão enviados por e-mail.').waitFor();
    await system.settle();
    const mails = system.mailbox.messages().filter((mail) => mail.to.includes(to));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Taxa de conversão');
    expect(mails[0]?.attachments).toMatchObject([{ name: expect.stringMatching(/^contratacoes-.*\.csv$/) }]);
  });

  it('prints the dashboard without the menu', async () => {
    const { page } = admin;
    await admin.open('/hiring-dashboard');
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('complementary', { name: 'Menu lateral' }).waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: null });
    expect(admin.consoleErrors).toEqual([]);
  });

  // In `npm test`: messages.page.spec, template-use.spec, send-link.spec, templates.int-spec.
  itInLongForm('creates, uses and deletes a message template', async () => {
    const { page } = admin;
    await admin.open('/modelos-mensagem');
    await page.getByRole('button', { name: 'Novo Modelo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByText('O título deve ter pelo menos 3 caracteres').waitFor();
    await dialog.getByText('Selecione o tipo de mensagem').waitFor();
    await dialog.getByText('A mensagem deve ter pelo menos 10 caracteres').waitFor();
    await dialog.getByLabel('Título').fill('Boas-vindas');
    await dialog.getByRole('radio', { name: 'WhatsApp' }).check();
    await dialog.getByLabel('Mensagem', { exact: true }).fill('Olá, [nome]! Até segunda. ');
    await dialog.getByRole('button', { name: 'Inserir festa' }).click();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await admin.open(`/modelos-mensagem?tipo=whatsapp&candidato=${approved[2]}`);
    await page.getByText('As mensagens serão enviadas para Joana').waitFor();
    const href = await page.getByRole('link', { name: /Enviar Boas-vindas/ }).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toBe(
      'https://wa.me/5541998765432?text=Olá, Joana! Até segunda. 🎉',
    );
    await admin.screenshot('modelos-mensagem');
    await page.getByRole('button', { name: 'Ações sobre Boas-vindas' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await page.getByText('Tem certeza que deseja excluir este modelo de mensagem?').waitFor();
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await page.getByRole('link', { name: /Enviar Boas-vindas/ }).waitFor({ state: 'detached' });
  });

  // In `npm test`: screen-widths.e2e, list-density.e2e and large-text.e2e.
  itInLongForm('fits a phone', async () => {
    const pages = ['/candidatos-aprovados', '/candidatos-aprovados?ver=cartoes', '/modelos-mensagem'];
    expect(await admin.overflowingOnPhone(pages)).toEqual([]);
    expect(admin.consoleErrors).toEqual([]);
  });
});
