import { ADMIN_PASSWORD, applicant, isLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey } from './support/journey.js';

const UNAVAILABLE = 'Serviço temporariamente indisponível. Tente novamente em instantes.';
const TITLE = 'Pessoa Engenheira de Testes';

describe('creating, editing and deleting a job', () => {
  let system: TestSystem;
  let admin: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    admin = await Journey.start(system.url);
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  const stored = () =>
    system.rows<{ id: number; title: string; requirements: string; salary_min: number | null }>(
      'select id, title, requirements, salary_min, salary_max, is_active from jobs.job where title like $1',
      [`${TITLE}%`],
    );

  const whileDown = async (service: string, action: () => Promise<void>) => {
    const process = system.running.process(service);
    await process.stop();
    await action();
    process.start();
    await system.running.ready();
  };

  it('redirects visitors to the login, and back to the form', async () => {
    const { page } = admin;
    await page.goto('/nova-vaga');
    await page.waitForURL('**/login?redirect=/nova-vaga');
    await page.getByLabel('Usuário').fill('admin');
    await page.getByLabel(/^Senha/).fill(ADMIN_PASSWORD);
    await admin.solveCaptcha();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL('**/nova-vaga');
    await page.getByRole('heading', { level: 1, name: 'Nova Vaga' }).waitFor();
  });

  it('fills fields by the assistant, and creates the job', async () => {
    const { page } = admin;
    await page.getByLabel('Título').fill(TITLE);
    await page.getByLabel('Departamento').fill('Qualidade');
    await page.getByLabel('Localização').fill('Curitiba, PR');
    await page.getByLabel('Tipo de contratação').selectOption({ label: 'Híbrido' });
    await page.getByLabel('Salário mínimo (R$)').fill('R$ 7.500,00');

    await page.getByRole('tab', { name: 'Assistente de IA' }).click();
    await page.getByLabel('Descrição do cargo').fill('Testes automáticos com Playwright e Jest');
    for (const mode of ['Descrição', 'Requisitos', 'Benefícios']) {
      await page.getByRole('tab', { name: 'Assistente de IA' }).click();
      await page.getByRole('button', { name: mode, exact: true }).click();
      await page.getByRole('button', { name: 'Gerar conteúdo' }).click();
      await page.getByRole('button', { name: `Aplicar em ${mode}` }).click();
      await page.getByText('Conteúdo aplicado').waitFor();
    }
    for (const label of ['Descrição *', 'Requisitos *', 'Benefícios'])
      expect(await page.getByLabel(label, { exact: true }).inputValue()).not.toBe('');
    await admin.screenshot('vaga-form');
    // In `npm test`: job-form.page.spec ('keeps what was typed when the server cannot be reached').
    if (isLongForm)
      await whileDown('jobs', async () => {
        await page.getByRole('button', { name: 'Criar Vaga' }).click();
        await page.getByText('Erro ao criar vaga').waitFor();
        await page.getByText(UNAVAILABLE).waitFor();
      });
    await page.getByRole('button', { name: 'Criar Vaga' }).click();
    await page.getByText('Vaga criada com sucesso').waitFor();
    await page.getByText('A vaga foi adicionada ao sistema.').waitFor();
    await page.waitForURL('**/vagas');
    await page.getByRole('article').filter({ hasText: TITLE }).waitFor();
    const [job] = await stored();
    expect(job).toMatchObject({ salary_min: 7500, salary_max: null, is_active: true });
    expect(job?.requirements.length).toBeGreaterThan(5);
  });

  it('edits the job', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: `Editar ${TITLE}` }).click();
    await page.getByRole('heading', { level: 1, name: 'Editar Vaga' }).waitFor();
    expect(await page.getByLabel('Salário mínimo (R$)').inputValue()).toBe('7500');
    await page.getByLabel('Título').fill(`${TITLE} Sênior`);
    await page.getByRole('button', { name: 'Atualizar Vaga' }).click();
    await page.getByText('Vaga atualizada com sucesso').waitFor();
    await page.getByText('As alterações foram salvas.').waitFor();
    await page
      .getByRole('article')
      .filter({ hasText: `${TITLE} Sênior` })
      .waitFor();
    expect((await stored()).map(({ title }) => title)).toEqual([`${TITLE} Sênior`]);
  });

  it('refuses to delete a job with candidates', async () => {
    const { page } = admin;
    const [other] = await system.rows<{ id: number; title: string }>(
      'select id, title from jobs.job where id >= 100 order by created_at desc offset 1 limit 1',
    );
    const { status } = await system
      .visitor()
      .post('/api/candidates', { ...applicant(1), jobId: other?.id, recaptchaToken: await system.captcha() });
    expect(status).toBe(201);
    await page.getByRole('button', { name: `Excluir ${other?.title}` }).click();
    await page.getByRole('dialog', { name: 'Excluir vaga' }).waitFor();
    await page.getByRole('button', { name: 'Sim, excluir vaga' }).click();
    await page.getByText('Erro ao excluir', { exact: true }).waitFor();
    await page
      .getByText('Não é possível excluir esta vaga pois existem candidatos associados a ela.')
      .waitFor();
    await page
      .getByRole('article')
      .filter({ hasText: `${other?.title}` })
      .waitFor();
  });

  it('deletes the job', async () => {
    const { page } = admin;
    const open = () => page.getByRole('button', { name: `Excluir ${TITLE} Sênior` }).click();
    // In `npm test`: jobs.int-spec ('refuses to remove a job while the candidates service is unavailable').
    if (isLongForm)
      await whileDown('candidates', async () => {
        await open();
        await page.getByRole('button', { name: 'Sim, excluir vaga' }).click();
        await page.getByText('Erro ao excluir vaga').waitFor();
      });
    await open();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open();
    await page.getByRole('button', { name: 'Sim, excluir vaga' }).click();
    await page.getByText('Vaga excluída').waitFor();
    await page.getByText('A vaga foi removida com sucesso.').waitFor();
    await page.getByRole('article').filter({ hasText: TITLE }).waitFor({ state: 'detached' });
    expect(await stored()).toEqual([]);
    // The focused button is gone with its card; the focus moves to the main content.
    await admin.waitForPageFocus();
    expect(admin.consoleErrors).toEqual([]);
  });
});
