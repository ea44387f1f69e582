import { applicant, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { Journey } from './journey.js';

const PASSWORD = 'uma-senha-de-teste';

describe('a recruiter among the approved, in a browser', () => {
  let system: TestSystem;
  let recruiter: Visitor;
  let admin: Journey;
  /** Ids of the candidates Joana Prado 2 and 3. */
  const approved: Record<number, number> = {};

  beforeAll(async () => {
    system = await startTestSystem({ env: { ADMIN_PASSWORD: PASSWORD } });
    recruiter = system.visitor();
    await recruiter.login('admin', PASSWORD);
    for (const n of [2, 3]) {
      const { body } = await system.visitor().post<{ id: number }>('/api/candidates', {
        ...applicant(n),
        recaptchaToken: await system.captcha(),
      });
      expect((await recruiter.post(`/api/candidates/${body.id}/approve`, {})).status).toBe(200);
      approved[n] = body.id;
    }
    admin = await Journey.startAdmin(system.url, PASSWORD);
  }, 120_000);
  afterAll(async () => {
    await admin?.end();
    await system?.stop();
  });

  it('turns the approved down, with a notice where the recruiter wants one, and takes it back', async () => {
    const { page } = admin;
    await page.goto('/candidatos-aprovados?ver=cartoes');
    const undo = page.getByRole('button', { name: 'Desfazer' });
    const card = (name: string) => page.getByRole('button', { name: `Rejeitar ${name}` });
    const reject = async (name: string) => {
      await card(name).click();
      const dialog = page.getByRole('dialog', { name: 'Rejeitar candidato' });
      const notice = dialog.getByRole('checkbox', { name: 'Avisar o candidato por e-mail' });
      expect(await notice.isChecked()).toBe(false);
      await notice.check();
      await admin.picture('candidatos-aprovados-rejeitar');
      await dialog.getByRole('button', { name: 'Sim, rejeitar candidato' }).click();
      await card(name).waitFor({ state: 'detached' });
      await admin.waitForToast('Candidato rejeitado', name);
    };
    await reject('Joana Prado 2');
    await undo.click();
    await admin.waitForToast('Mudança desfeita');
    await card('Joana Prado 2').waitFor();
    await reject('Joana Prado 3');

    // The minute in which somebody may think better of it is over.
    await system.settle();
    await system.rows(
      `update notifications.delivery set next_attempt_at = now(), waits_until = now() where state = 'pending'`,
    );
    await system.settle();
    const notices = (n: number) =>
      system.mailbox
        .messages()
        .filter(
          ({ to, subject }) =>
            to.includes(applicant(n).email) && subject.startsWith('Sobre a sua candidatura'),
        ).length;
    expect([notices(2), notices(3)]).toEqual([0, 1]);
  });

  it('mails the report of hiring to whoever asks, with a spreadsheet', async () => {
    const { page } = admin;
    await page.goto('/hiring-dashboard');
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

  it('keeps, changes and deletes message templates', async () => {
    const { page } = admin;
    await page.goto('/modelos-mensagem');
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
    await page.goto(`/modelos-mensagem?tipo=whatsapp&candidato=${approved[2]}`);
    await page.getByText('As mensagens serão enviadas para Joana').waitFor();
    const href = await page.getByRole('link', { name: /Enviar Boas-vindas/ }).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toBe(
      'https://wa.me/5541998765432?text=Olá, Joana! Até segunda. 🎉',
    );
    await admin.picture('modelos-mensagem');
    await page.getByRole('button', { name: 'Excluir Boas-vindas' }).click();
    await page.getByText('Tem certeza que deseja excluir este modelo de mensagem?').waitFor();
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await page.getByRole('link', { name: /Enviar Boas-vindas/ }).waitFor({ state: 'detached' });
  });

  it('fits a phone', async () => {
    const pages = ['/candidatos-aprovados', '/candidatos-aprovados?ver=cartoes', '/modelos-mensagem'];
    expect(await admin.tooWideOnPhone(pages)).toEqual([]);
    expect(admin.complaints).toEqual([]);
  });
});
