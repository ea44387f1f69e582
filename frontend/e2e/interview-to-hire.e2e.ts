import {
  applicant,
  businessDayIn,
  instantOf,
  itInLongForm,
  startTestSystem,
  story,
  type TestSystem,
} from '@araucaria/testing';
import { Journey } from './support/journey.js';

const NAME = 'Joana Prado 1';

story('from an interview to a hire', () => {
  let system: TestSystem;
  let admin: Journey;
  /** Another browser, which shows live updates and is never reloaded. */
  let colleague: Journey;
  let id: number;

  beforeAll(async () => {
    system = await startTestSystem();
    admin = await Journey.startAdmin(system);
    colleague = await Journey.startAdmin(system);
    id = await createConfirmedInterview(system);
  });
  afterAll(async () => {
    await admin?.close();
    await colleague?.close();
    await system?.stop();
  });

  it('finishes with feedback, approves, and opens the approved candidates', async () => {
    const { page } = admin;
    await colleague.open('/hiring-dashboard');
    await colleague.page.getByRole('list', { name: 'Processos em andamento' }).waitFor();
    // The finished interview leaves the filtered list; its dialog stays until the redirect.
    await admin.open('/entrevistas?ver=entrevistas&status=scheduled&aba=confirmed');
    await page.getByRole('button', { name: `Finalizar Entrevista de ${NAME}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Finalizar Entrevista' });
    await dialog.getByLabel('Feedback').fill('Conhece bem PostgreSQL.');
    await dialog.getByRole('button', { name: 'Finalizar Entrevista' }).click();
    await page.getByRole('dialog', { name: 'Finalizar antes da hora?' }).waitFor();
    await page.getByRole('button', { name: 'Sim, finalizar agora' }).click();
    await page.getByText('Candidato aprovado', { exact: true }).waitFor();
    await page.waitForURL('**/candidatos-aprovados');
    await page.getByRole('row', { name: new RegExp(`${NAME}.*1 de 4 etapas`) }).waitFor();
    await admin.screenshot('candidatos-aprovados');
    expect(
      await system.rows(`select status, feedback from interviews.interview where candidate_id = $1`, [id]),
    ).toEqual([{ status: 'completed', feedback: 'APROVADO: Conhece bem PostgreSQL.' }]);
  });

  it('advances the status and the steps up to hired', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: `Avançar ${NAME}` }).click();
    const advance = page.getByRole('dialog', { name: 'Avançar Status de Contratação' });
    await advance.getByLabel('Observações').fill('Proposta por e-mail.');
    await advance.getByRole('button', { name: 'Avançar' }).click();
    await page.getByRole('row', { name: new RegExp(`${NAME}.*2 de 4 etapas`) }).waitFor();
    // The other dashboard updates by itself.
    const process = colleague.page
      .getByRole('list', { name: 'Processos em andamento' })
      .getByRole('listitem')
      .filter({ hasText: NAME });
    await process.getByText('Proposta/Oferta Enviada (25%)').waitFor();

    await page.getByRole('button', { name: 'Cartões' }).click();
    await page.getByRole('link', { name: `Continuar contratação de ${NAME}` }).click();
    await page.waitForURL(`**/candidate-hiring?id=${id}&start=true`);
    await page.getByRole('tab', { name: 'Entrevistas' }).click();
    await page.getByText('Feedback: APROVADO: Conhece bem PostgreSQL.').waitFor();
    await page.getByRole('tab', { name: 'Processo' }).click();
    await page.getByRole('combobox', { name: /Etapa de contratação/ }).click();
    await page.getByRole('option', { name: 'Onboarding' }).click();
    await admin.screenshot('contratacao');
    await page.getByRole('button', { name: 'Iniciar Contratação' }).click();
    await page.getByText('Etapa de contratação atualizada', { exact: true }).waitFor();
    await page.waitForURL('**/hiring-dashboard');
    await process.getByText('Onboarding (80%)').waitFor();

    await page.getByRole('tab', { name: 'Onboarding' }).click();
    await page.getByRole('table', { name: 'Distribuição por etapa' }).waitFor({ state: 'attached' });
    await admin.screenshot('hiring-dashboard');
    await page.getByRole('button', { name: `Avançar ${NAME}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Avançar' }).click();
    await page.getByRole('button', { name: `Avançar ${NAME}` }).waitFor({ state: 'detached' });
    for (const { page: dashboard } of [admin, colleague]) {
      await dashboard.getByRole('list', { name: 'Contratações recentes' }).getByText(NAME).waitFor();
      await dashboard.getByRole('button', { name: `Avançar ${NAME}` }).waitFor({ state: 'detached' });
    }
    expect(
      await system.rows(`select status, hiring_step from candidates.candidate where id = $1`, [id]),
    ).toEqual([{ status: 'hired', hiring_step: 'completed' }]);
    for (const { consoleErrors } of [admin, colleague]) expect(consoleErrors).toEqual([]);
  });

  // In `npm test`: interviews.e2e ('fits a phone'), accessibility-staff.e2e, large-text.e2e.
  itInLongForm('fits a phone', async () => {
    await system.rows(
      `update candidates.candidate set email = repeat('primeiro.', 9) || 'nome@example.com' where id = $1`,
      [id],
    );
    const pages = [
      '/entrevistas?busca=1',
      '/entrevistas?ver=entrevistas&aba=completed',
      '/candidatos-aprovados',
      `/candidate-hiring?id=${id}`,
      '/hiring-dashboard',
    ];
    expect(await admin.overflowingOnPhone(pages)).toEqual([]);
    for (const { consoleErrors } of [admin, colleague]) expect(consoleErrors).toEqual([]);
  });
});

/** A candidate who has confirmed an interview. @returns the id of the candidate */
async function createConfirmedInterview(system: TestSystem): Promise<number> {
  const staff = await system.admin();
  const applied = await system.visitor().post<{ id: number }>('/api/candidates', {
    ...applicant(1),
    recaptchaToken: await system.captcha(),
  });
  const scheduled = await staff.post<{ id: string }>('/api/interviews', {
    candidateId: applied.body.id,
    interviewDate: instantOf(await businessDayIn(staff, 28), '10:30'),
    interviewType: 'hr',
  });
  const link = `/api/interviews/${scheduled.body.id}/confirm`;
  const confirmed = await system.visitor().put(link, { confirmMethod: 'email' });
  expect([applied.status, scheduled.status, confirmed.status]).toEqual([201, 201, 200]);
  return applied.body.id;
}
