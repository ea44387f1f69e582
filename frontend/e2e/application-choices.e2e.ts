import { eventually, itInLongForm, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { Journey, VIEWPORTS } from './support/journey.js';

interface Job {
  id: number;
  title: string;
  isActive: boolean;
}

const NEW_JOB = {
  title: 'Vaga de poucos dias',
  department: 'Pessoas',
  location: 'Curitiba, PR',
  type: 'CLT',
  description: 'Para ser excluída enquanto alguém se candidata.',
  requirements: 'Pressa',
};

describe('changes while a visitor applies', () => {
  let system: TestSystem;
  let admin: Visitor;
  let visitor: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    admin = await system.admin();
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
  const jobChoice = () => field('Vaga de interesse');
  const send = () => visitor.page.getByRole('button', { name: 'Enviar Candidatura' });
  const alert = (text: string) => visitor.page.getByRole('alert').filter({ hasText: text });
  const hasFocus = (id: string) =>
    visitor.page.waitForFunction((it) => document.activeElement?.id === it, id);
  const fill = async (email: string) => {
    await field('Nome *').fill('Rui');
    await field('Sobrenome *').fill('Barbosa');
    await field('E-mail *').fill(email);
    await field('Telefone *').fill('41 99876-5432');
    await visitor.page.getByRole('checkbox', { name: /Autorizo/ }).check();
    await visitor.solveCaptcha();
  };
  const jobOf = async (title: string): Promise<Job> => {
    const { body } = await admin.get<Job[]>('/api/jobs');
    return body.find((job) => job.title === title)!;
  };
  const closeJob = (job: Job) => admin.put(`/api/jobs/${job.id}`, { ...job, isActive: false });
  const appliedJobIds = async (email: string) =>
    (
      await system.rows<{ job_id: number | null }>(
        'select job_id from candidates.candidate where email = $1',
        [email],
      )
    ).map((row) => row.job_id);

  // In `npm test`: application.page.spec ('for a job that was closed meanwhile …'), the gateway's applications.e2e ('is refused for a closed job').
  itInLongForm('asks for another choice when the job is closed while the form is filled', async () => {
    const { page } = visitor;
    const email = 'rui@example.com';
    const job = await jobOf('Gerente de Produto');
    const other = await jobOf('Analista de Dados Júnior');
    await page.goto(`/candidatura?jobId=${job.id}`);
    await page.getByRole('main').getByRole('link', { name: job.title }).waitFor();
    await fill(email);
    await closeJob(job);
    await send().click();
    const closed = alert(`A vaga “${job.title}” foi encerrada enquanto você preenchia o formulário.`);
    await closed.waitFor();
    expect(await closed.evaluate((element) => element === document.activeElement)).toBe(true);
    await visitor.screenshot('candidatura-vaga-encerrada');

    // Submitting again without a choice sends nothing and keeps the input.
    expect(await jobChoice().locator('option:checked').innerText()).toBe(`${job.title} (encerrada)`);
    await visitor.solveCaptcha();
    await send().click();
    await alert('Escolha outra vaga ou o Banco de Talentos').waitFor();
    expect(await appliedJobIds(email)).toEqual([]);
    expect(await field('E-mail *').inputValue()).toBe(email);
    // The code that formats it is loaded when the field is left.
    await eventually(async () => (await field('Telefone *').inputValue()) === '(41) 99876-5432');

    await closed.getByRole('button', { name: 'Escolher outra vaga' }).click();
    await hasFocus('jobId');
    await jobChoice().selectOption(String(other.id));
    await closed.waitFor({ state: 'detached' });
    await send().click();
    await page.waitForURL('**/candidatura/enviada');
    expect(await appliedJobIds(email)).toEqual([other.id]);
  });

  // In `npm test`: application.page.spec ('for a job that was closed meanwhile …').
  itInLongForm('uses the talent bank only by choice when the job is deleted meanwhile', async () => {
    const { page } = visitor;
    const email = 'banco@example.com';
    const { body: job } = await admin.post<Job>('/api/jobs', NEW_JOB);
    await page.goto(`/candidatura?jobId=${job.id}`);
    await page.getByRole('main').getByRole('link', { name: job.title }).waitFor();
    await fill(email);
    expect((await admin.delete(`/api/jobs/${job.id}`)).status).toBe(204);
    await send().click();
    const closed = alert(`A vaga “${job.title}” foi encerrada`);
    await closed.getByRole('button', { name: 'Seguir com o Banco de Talentos' }).click();
    await hasFocus('jobId');
    expect(await jobChoice().locator('option:checked').innerText()).toBe('Banco de Talentos');
    expect(await appliedJobIds(email)).toEqual([]);
    await visitor.solveCaptcha();
    await send().click();
    await page.waitForURL('**/candidatura/enviada');
    expect(await appliedJobIds(email)).toEqual([null]);
  });

  // In `npm test`: application.page.spec ('is not offered for a closed job of the address').
  itInLongForm('asks for a choice when the address names a closed, unknown or invalid job', async () => {
    const { page } = visitor;
    const job = await jobOf('Consultoria em Segurança da Informação');
    await closeJob(job);
    for (const jobId of [String(job.id), '987654', 'abc']) {
      await page.goto(`/candidatura?jobId=${jobId}`);
      await alert('A vaga deste endereço não está recebendo candidaturas.').waitFor();
      expect(await jobChoice().locator('option:checked').innerText()).toBe('Vaga encerrada');
    }
    await fill('endereco@example.com');
    await send().click();
    await alert('Escolha outra vaga ou o Banco de Talentos').waitFor();
    expect(await appliedJobIds('endereco@example.com')).toEqual([]);
    expect(await visitor.overflowPx()).toBe(0);
    await page.getByRole('button', { name: 'Seguir com o Banco de Talentos' }).click();
    await send().click();
    await page.waitForURL('**/candidatura/enviada');
    expect(await appliedJobIds('endereco@example.com')).toEqual([null]);
  });

  it('shows on the page of a job that it was closed meanwhile', async () => {
    const { page } = visitor;
    const job = await jobOf('Executiva ou Executivo de Contas');
    await page.clock.install();
    await page.goto(`/vagas/${job.id}`);
    await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
    await visitor.waitForHydration();
    await closeJob(job);
    // Responses are fresh for a minute; after that, a focus of the window refetches.
    await page.clock.fastForward('01:01');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByRole('heading', { name: 'Esta vaga foi encerrada' }).waitFor();
    await page.getByRole('link', { name: 'Cadastrar Currículo' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cadastre seu currículo' }).waitFor();
  });

  // In `npm test`: application.page.spec ('is sent trimmed …', by a double click), main-job.e2e for a known e-mail, the gateway's races.e2e.
  itInLongForm('stores one application for a double click and for a second tab', async () => {
    const email = 'duas.abas@example.com';
    await visitor.page.goto('/candidatura');
    await fill(email);
    const second = await Journey.start(system.url);
    const first = visitor;
    visitor = second;
    await second.page.goto('/candidatura');
    await fill(email);
    visitor = first;
    await send().dblclick();
    await first.page.waitForURL('**/candidatura/enviada');
    await first.page.getByText('Candidatura enviada com sucesso!').waitFor();
    await second.page.getByRole('button', { name: 'Enviar Candidatura' }).click();
    await second.page.getByText('Email já cadastrado').waitFor();
    await second.page.getByRole('link', { name: 'Usar outro e-mail' }).click();
    await second.page.getByRole('heading', { level: 1, name: 'Cadastre seu currículo' }).waitFor();
    expect(await second.page.getByLabel('Nome *', { exact: true }).inputValue()).toBe('Rui');
    await second.close();
    expect(await appliedJobIds(email)).toEqual([null]);
  });
});
