import { itInLongForm, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { Journey, VIEWPORTS } from './support/journey.js';
import { resize } from './support/resize.js';

const BIA = { username: 'bia', password: 'outra-senha-de-teste', isAdmin: true };

interface Job {
  id: number;
  title: string;
  description: string;
  location: string;
  isActive: boolean;
}

describe('conflicts while a job is edited', () => {
  let system: TestSystem;
  let admin: Journey;
  /** Another administrator, who changes jobs by the API. */
  let bia: Visitor;

  beforeAll(async () => {
    system = await startTestSystem();
    const session = await system.admin();
    expect((await session.post('/api/auth/register', BIA)).status).toBe(201);
    bia = system.visitor();
    expect((await bia.login(BIA.username, BIA.password)).status).toBe(200);
    admin = await Journey.start(system.url, { session });
  });
  afterAll(async () => {
    expect(admin?.consoleErrors).toEqual([]);
    await admin?.close();
    await system?.stop();
  });

  const field = (label: string) => admin.page.getByLabel(label, { exact: true });
  const save = () => admin.page.getByRole('button', { name: 'Atualizar Vaga' });
  const jobAt = async (index: number) => (await bia.get<Job[]>('/api/jobs')).body[index]!;
  const stored = async ({ id }: Job) => (await bia.get<Job>(`/api/jobs/${id}`)).body;
  const edit = async ({ id, title }: Job) => {
    await admin.page.goto(`/job-form/${id}`);
    await admin.page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>('#title')?.value === wanted,
      title,
    );
  };

  it('lists the fields that another user changed, and saves the chosen versions', async () => {
    const { page } = admin;
    const job = await jobAt(0);
    await edit(job);
    await field('Título *').fill('Título de quem salva depois');
    await field('Localização *').fill('Londrina, PR');
    const otherVersion = { title: 'Título da Bia', description: 'Descrição da Bia.' };
    expect((await bia.put(`/api/jobs/${job.id}`, { ...job, ...otherVersion })).status).toBe(200);
    // The notice appears at once and leaves the input unchanged.
    await page.getByText('Outra pessoa alterou esta vaga enquanto você a edita.').waitFor();
    expect(await field('Título *').inputValue()).toBe('Título de quem salva depois');

    await save().click();
    const dialog = page.getByRole('dialog', { name: 'Esta vaga foi alterada enquanto você a editava' });
    const title = dialog.getByRole('group', { name: 'Título' });
    await title.getByText(/^Alterado por bia em \d\d\/\d\d\/\d{4}, \d\d:\d\d, e também por você$/).waitFor();
    await title.getByText(otherVersion.title).waitFor();
    const description = dialog.getByRole('group', { name: 'Descrição' });
    expect(await description.getByRole('radio', { name: /^Usar o de bia/ }).isChecked()).toBe(true);
    expect(await dialog.getByRole('group').count()).toBe(2);
    const confirm = dialog.getByRole('button', { name: 'Salvar com estas escolhas' });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByText('Falta escolher em um campo.').waitFor();
    await admin.screenshot('vaga-conflito');
    expect(await stored(job)).toMatchObject(otherVersion);

    // Escape keeps the input; saving asks again.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await field('Título *').inputValue()).toBe('Título de quem salva depois');
    await save().click();
    await title.getByRole('radio', { name: /^Manter o meu/ }).check();
    await confirm.click();
    await admin.waitForToast('Vaga atualizada com sucesso');
    await page.waitForURL('**/vagas');
    expect(await stored(job)).toMatchObject({
      title: 'Título de quem salva depois',
      location: 'Londrina, PR',
      description: otherVersion.description,
    });
  });

  it('shows changes of others while the form is untouched, and merges changes of different fields', async () => {
    const { page } = admin;
    const job = await jobAt(1);
    await edit(job);
    await bia.put(`/api/jobs/${job.id}`, { ...job, title: 'Renomeada por Bia', isActive: false });
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#title')?.value === 'Renomeada por Bia',
    );
    expect(await field('Vaga ativa').isChecked()).toBe(false);
    await field('Localização *').fill('Maringá, PR');
    await save().click();
    await page.waitForURL('**/vagas');
    expect(await stored(job)).toMatchObject({
      title: 'Renomeada por Bia',
      location: 'Maringá, PR',
      isActive: false,
    });
  });

  // In `npm test`: job-form.page.spec ('that another user deleted becomes a new one').
  itInLongForm('saves the input as a new job when another user has deleted the job', async () => {
    const { page } = admin;
    const job = await jobAt(2);
    await edit(job);
    await field('Título *').fill('Vaga que ninguém perde');
    expect((await bia.delete(`/api/jobs/${job.id}`)).status).toBe(204);
    await save().click();
    await page.getByText('Esta vaga foi excluída por outra pessoa.').first().waitFor();
    expect(await field('Título *').inputValue()).toBe('Vaga que ninguém perde');
    await page.getByRole('button', { name: 'Criar Vaga' }).click();
    await admin.waitForToast('Vaga criada com sucesso');
    expect((await jobAt(0)).title).toBe('Vaga que ninguém perde');
  });

  it('asks before unsaved changes are left, and restores them after a reload', async () => {
    const { page } = admin;
    const job = await jobAt(3);
    await page.goto('/vagas');
    await page.getByRole('link', { name: `Editar ${job.title}` }).click();
    await page.waitForURL(`**/job-form/${job.id}`);
    await field('Título *').fill('Ainda não salva');
    const discardDialog = page.getByRole('dialog', { name: 'Descartar o que foi digitado?' });
    await page.getByRole('link', { name: 'Cancelar' }).click();
    // As titles of the staff's dialogs are; those of visitors are larger.
    const title = discardDialog.getByRole('heading');
    expect(await title.evaluate((heading) => getComputedStyle(heading).fontSize)).toBe('18px');
    await discardDialog.getByRole('button', { name: 'Continuar editando' }).click();
    await discardDialog.waitFor({ state: 'detached' });
    await page.goBack();
    await discardDialog.getByRole('button', { name: 'Continuar editando' }).click();
    await discardDialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/job-form/${job.id}`);

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Recuperamos o que você tinha digitado e não salvou.').waitFor();
    expect(await field('Título *').inputValue()).toBe('Ainda não salva');
    // The draft belongs to the version that was opened, so later changes are a conflict.
    await bia.put(`/api/jobs/${job.id}`, { ...job, description: 'Mudou depois do rascunho.' });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Recuperamos o que você tinha digitado e não salvou.').waitFor();
    await save().click();
    const dialog = page.getByRole('dialog', { name: 'Esta vaga foi alterada enquanto você a editava' });
    await dialog.getByText('Mudou depois do rascunho.').waitFor();
    await dialog.getByRole('button', { name: 'Continuar editando' }).click();

    await page.getByRole('button', { name: 'Descartar rascunho' }).click();
    expect(await field('Título *').inputValue()).toBe(job.title);
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await page.waitForURL('**/vagas');
  });

  // In `npm test`: job-form.page.spec ('is created trimmed, with whole reais …', 'shows all problems …'), job-form.spec.
  itInLongForm('parses Brazilian amounts, and refuses cents', async () => {
    const { page } = admin;
    const job = await jobAt(4);
    await edit(job);
    await field('Salário mínimo (R$)').fill('12,5');
    await save().click();
    await page
      .getByRole('link', { name: 'Informe reais inteiros, sem centavos, por exemplo 4500' })
      .waitFor();
    await field('Salário mínimo (R$)').fill('R$ 12.500,00');
    await field('Salário máximo (R$)').fill('');
    await save().click();
    await page.waitForURL('**/vagas');
    expect(await stored(job)).toMatchObject({ salaryMin: 12_500, salaryMax: null });
  });

  itInLongForm('fits a phone when it compares two versions', async () => {
    const { page } = admin;
    const job = await jobAt(5);
    await resize(page, VIEWPORTS.phone);
    await edit(job);
    await field('Descrição *').fill('Minha descrição. '.repeat(80));
    await bia.put(`/api/jobs/${job.id}`, { ...job, title: 'Título', description: 'Outra. '.repeat(120) });
    await save().click();
    await page.getByRole('button', { name: 'Salvar com estas escolhas' }).waitFor();
    expect(await admin.overflowPx()).toBe(0);
    await admin.screenshot('vaga-conflito-celular');
    await page.getByRole('button', { name: 'Continuar editando' }).click();
  });
});
