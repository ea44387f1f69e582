import {
  insertCandidates,
  isLongForm,
  itInLongForm,
  jobForm,
  startTestSystem,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe.js';
import { reflowFindings } from './support/reflow.js';
import { Journey } from './support/journey.js';
import { resize } from './support/resize.js';

const MARIA = { username: 'maria', password: 'pinhao-verde-77' };
const JOB = jobForm({});

describe('the pipeline of a job', () => {
  let system: TestSystem;
  let root: Visitor;
  let admin: Journey;
  let maria: Journey;
  let jobId: number;

  beforeAll(async () => {
    system = await startTestSystem('without-demo');
    root = await system.admin();
    expect((await root.post('/api/auth/register', { ...MARIA, isAdmin: true })).status).toBe(201);
    const recruiter = system.visitor();
    await recruiter.login(MARIA.username, MARIA.password);
    jobId = (await root.post<{ id: number }>('/api/jobs', JOB)).body.id;
    await system.settle();
    admin = await Journey.start(system.url, { session: root });
    maria = await Journey.start(system.url, { session: recruiter });
  });
  afterAll(async () => {
    await admin?.close();
    await maria?.close();
    await system?.stop();
  });
  beforeEach(() => system.rows('delete from candidates.candidate_record'));

  const create = async (...lastNames: string[]) => {
    for (const lastName of lastNames)
      await system.rows(
        insertCandidates(
          'first_name, last_name, email, phone, job_id',
          `select 'Ana', $1, lower($1) || '@example.com', '(41) 99999-0000', $2::int`,
        ),
        [lastName, jobId],
      );
  };
  const address = () => `/vagas/${jobId}/candidatos`;
  const stage = (page: Page, label: string) => page.getByRole('region', { name: new RegExp(`^${label}`) });
  const card = (page: Page, label: string, lastName: string) =>
    stage(page, label)
      .getByRole('listitem')
      .filter({ hasText: `Ana ${lastName}` });
  const open = async ({ page }: Journey) => {
    await page.goto(address());
    await stage(page, 'Novo').getByRole('listitem').first().waitFor();
  };
  const moveByMenu = async (page: Page, lastName: string, target: string) => {
    await page.getByRole('button', { name: `Mover Ana ${lastName} para…` }).click();
    await page.getByRole('menuitem', { name: target, exact: true }).click();
  };

  it('is reached from the card of the job, which shows the numbers by status', async () => {
    const { page } = admin;
    await create('Primeira', 'Segunda');
    await page.goto('/vagas');
    const link = page.getByRole('link', { name: `Candidatos de ${JOB.title}` });
    await page.getByText('Novo 2').waitFor();
    await link.click();
    await page.getByRole('heading', { level: 1, name: JOB.title }).waitFor();
    expect(await stage(page, 'Novo').getByRole('listitem').count()).toBe(2);
  });

  it('moves a card by dragging, offers an undo, and shows it to a colleague with the name of who moved it', async () => {
    await create('Arrastada', 'Parada');
    await open(admin);
    await open(maria);
    await card(admin.page, 'Novo', 'Arrastada').dragTo(stage(admin.page, 'Em análise'));
    await card(admin.page, 'Em análise', 'Arrastada').waitFor();
    await admin.holdUndo();
    await card(maria.page, 'Em análise', 'Arrastada')
      .getByText(/Movido por admin/)
      .waitFor();
    await maria.page.getByText('admin moveu Ana Arrastada para “Em análise”').waitFor({ state: 'attached' });
    await admin.undoOffer.click();
    await card(admin.page, 'Novo', 'Arrastada').waitFor();
    await card(maria.page, 'Novo', 'Arrastada').waitFor();
  });

  // In `npm test`: pipeline.page.spec ('tells the second of two users …'), status-conflicts.int-spec.
  itInLongForm('tells the second of two who move one card, and shows it where it is', async () => {
    await create('Disputada', 'Outra');
    await open(admin);
    await open(maria);
    // Without live updates, as when both act in the same second.
    await maria.page.route('**/api/live', (route) => route.abort());
    await maria.page.reload();
    await card(maria.page, 'Novo', 'Disputada').waitFor();
    await moveByMenu(admin.page, 'Disputada', 'Aprovado');
    await admin.page.getByRole('button', { name: 'Sim, aprovar' }).click();
    await card(admin.page, 'Aprovado', 'Disputada').waitFor();
    await admin.waitForToast('Status atualizado');
    await moveByMenu(maria.page, 'Disputada', 'Em análise');
    const conflict = maria.page.getByRole('dialog', { name: /mudou enquanto você decidia/ });
    await conflict.getByText(/admin mudou o status para “Aprovado” em/).waitFor();
    await conflict.getByRole('button', { name: 'Manter “Aprovado”' }).click();
    await card(maria.page, 'Aprovado', 'Disputada').waitFor();
    expect(await card(maria.page, 'Em análise', 'Disputada').count()).toBe(0);
    await maria.page.unroute('**/api/live');
  });

  // In `npm test`: pipeline.page.spec ('shows the number of ended applications …', 'asks for the reason of a rejection first').
  itInLongForm(
    'keeps the ended applications in view at 1280 px: their number, and a place to drop a card on',
    async () => {
      const { page } = admin;
      await create('Dispensada', 'Mantida');
      await resize(page, { width: 1280, height: 800 });
      await open(admin);
      const ended = stage(page, 'Reprovado');
      const { x, y, width } = (await ended.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(1280 - 24);
      // Not `dragTo`, which scrolls to where the column would be if it did not stay in view.
      await card(page, 'Novo', 'Dispensada').hover();
      await page.mouse.down();
      await page.mouse.move(x - 40, y + 100, { steps: 5 });
      await page.mouse.move(x + width / 2, y + 100, { steps: 5 });
      await page.mouse.up();
      const dialog = page.getByRole('dialog', { name: 'Reprovar candidato' });
      await dialog.getByRole('button', { name: /^Reprovar/ }).click();
      const heading = ended.getByRole('button', { name: 'Reprovado 1 candidato' });
      await heading.click();
      await card(page, 'Reprovado', 'Dispensada').waitFor();
      await page.reload();
      await card(page, 'Reprovado', 'Dispensada').waitFor();
      await heading.click();
      await card(page, 'Reprovado', 'Dispensada').waitFor({ state: 'hidden' });
    },
  );

  itInLongForm('shows whole for how long candidates have waited', async () => {
    const { page } = admin;
    await create('Paciente');
    await system.rows("update candidates.candidate_record set created_at = now() - interval '20 days'");
    await resize(page, { width: 1280, height: 800 });
    await open(admin);
    const note = card(page, 'Novo', 'Paciente').getByText('Sem retorno há 20 dias');
    await note.waitFor();
    expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('is used with the keyboard only', async () => {
    const { page } = admin;
    await create('Teclada', 'Vizinha');
    await open(admin);
    await admin.tabTo(page.getByRole('button', { name: 'Mover Ana Teclada para…' }));
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Em análise' }).waitFor();
    await page.keyboard.press('Enter');
    await card(page, 'Em análise', 'Teclada').waitFor();
    // The focus stays near the place of the card.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Novo/);
    await admin.tabTo(page.getByRole('checkbox', { name: 'Selecionar Ana Vizinha' }));
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Mover selecionados' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Mudar o status de 1 candidato' }).waitFor();
    await page.keyboard.press('Escape');
  });

  // In `npm test`: pipeline.page.spec ('previews a move of the selected candidates'), gateway/test/pipeline.e2e ('previews, applies and undoes …').
  itInLongForm('moves the selected candidates at once, after a preview, with one undo', async () => {
    const { page } = admin;
    await create('Um', 'Dois', 'Tres');
    await open(admin);
    await page.getByRole('checkbox', { name: 'Selecionar Ana Um' }).check();
    await page.getByRole('checkbox', { name: 'Selecionar Ana Dois' }).check();
    await page.getByRole('button', { name: 'Mover selecionados' }).click();
    await page.getByRole('button', { name: 'Mudar 2 candidatos' }).click();
    await admin.holdUndo();
    await card(page, 'Em análise', 'Um').waitFor();
    await card(page, 'Em análise', 'Dois').waitFor();
    await admin.undoOffer.click();
    await card(page, 'Novo', 'Um').waitFor();
    await card(page, 'Novo', 'Dois').waitFor();
  });

  it.each(isLongForm ? [320, 1280] : [1280])('has no accessibility findings at %i pixels', async (width) => {
    const { page } = admin;
    await create('Primeira', 'Comum Sobrenome Muito Comprido de Família Numerosa');
    await resize(page, { width, height: 800 });
    await open(admin);
    expect([...(await axeFindings(page)), ...(await reflowFindings(page))]).toEqual([]);
    expect(await admin.overflowPx()).toBe(0);
    await admin.screenshot(`etapas-${width}`);
    await page.getByRole('button', { name: 'Mover Ana Primeira para…' }).click();
    expect(await axeFindings(page, { overlaysOnly: true })).toEqual([]);
    await page.keyboard.press('Escape');
  });
});
