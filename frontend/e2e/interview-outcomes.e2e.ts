import {
  addDays,
  ADMIN_PASSWORD,
  applicant,
  businessDayFrom,
  endUndoWindow,
  itInLongForm,
  startTestSystem,
  today,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import type { Locator } from 'playwright-core';
import { dayGroup } from './support/day-group.js';
import { Journey, VIEWPORTS } from './support/journey.js';

const COLLEAGUE = 'maria.lima';

describe('outcomes of interviews', () => {
  let system: TestSystem;
  let staff: Visitor;
  let admin: Journey;
  let candidate: Journey;
  let applicants = 0;
  let nextDay: string;

  beforeAll(async () => {
    system = await startTestSystem();
    staff = await system.admin();
    admin = await Journey.start(system.url, { session: staff });
    candidate = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
    nextDay = await businessDayFrom(staff, addDays(today(), 20));
  });
  afterAll(async () => {
    await admin?.close();
    await candidate?.close();
    await system?.stop();
  });

  /** Another recruiter with an own account. */
  async function startColleague(): Promise<Journey> {
    const account = { username: COLLEAGUE, password: ADMIN_PASSWORD, isAdmin: true, isEmployee: false };
    await staff.post('/api/auth/register', account);
    const session = system.visitor();
    await session.login(COLLEAGUE, ADMIN_PASSWORD);
    return Journey.start(system.url, { session });
  }
  /** Creates a candidate with an interview at 9:00, each on another business day. */
  async function invite(more: object = {}) {
    const application = applicant(++applicants);
    const applied = await system.visitor().post<{ id: number }>('/api/candidates', {
      ...application,
      recaptchaToken: await system.captcha(),
    });
    const { id } = applied.body;
    const day = nextDay;
    nextDay = await businessDayFrom(staff, addDays(day, 1));
    const interview = await schedule(id, day, '09:00', more);
    const name = `${String(application.firstName)} ${String(application.lastName)}`;
    return { id, name, email: application.email, day, interview };
  }
  async function schedule(
    candidateId: number,
    day: string,
    time: string,
    more: object = {},
  ): Promise<string> {
    const input = { candidateId, interviewDate: `${day}T${time}`, interviewType: 'hr', ...more };
    const { status, body } = await staff.post<{ id: string }>('/api/interviews', input);
    expect(status).toBe(201);
    await system.settle();
    return body.id;
  }
  const statusOf = async (id: number) =>
    (await staff.get<{ status: string }>(`/api/candidates/${id}`)).body.status;
  const interviewOf = async (id: string) =>
    (await staff.get<{ status: string; interviewDate: string; feedback: string }>(`/api/interviews/${id}`))
      .body;
  const open = (journey: Journey, dialog: string, interview: string) =>
    journey.page.goto(`/entrevistas?ver=entrevistas&dialogo=${dialog}&entrevista=${interview}`);
  const dialogOf = ({ page }: Journey, name: string) => page.getByRole('dialog', { name });

  // In `npm test`: finish-dialog.spec ('without a decision says which status follows'), candidates' interviews.int-spec.
  itInLongForm('moves the candidate back to review when an interview ends without approval', async () => {
    const { id, interview } = await invite();
    expect(await statusOf(id)).toBe('interview');
    await open(admin, 'finalizar', interview);
    const dialog = dialogOf(admin, 'Finalizar Entrevista');
    await dialog.getByLabel('Feedback').fill('Falta experiência com filas.');
    await dialog.getByRole('radio', { name: 'Não' }).check();
    await dialog.getByText('O status do candidato passa a ser “Em análise”.').waitFor();
    await admin.screenshot('finalizar-nao');
    await dialog.getByRole('button', { name: 'Finalizar Entrevista' }).click();
    await admin.page.getByRole('button', { name: 'Sim, finalizar agora' }).click();
    await admin.waitForToast('Entrevista finalizada');
    await system.settle();
    expect(await statusOf(id)).toBe('reviewing');
    expect((await interviewOf(interview)).feedback).toBe('Falta experiência com filas.');
  });

  it('rejects the candidate with the outcome, cancels other interviews, and undoes both', async () => {
    const { id, interview, day, email } = await invite();
    const second = await schedule(id, day, '15:00');
    await open(admin, 'finalizar', interview);
    const dialog = dialogOf(admin, 'Finalizar Entrevista');
    await dialog.getByRole('radio', { name: 'Não' }).check();
    await dialog.getByText('porque há outra entrevista em aberto').waitFor();
    await dialog.getByRole('radio', { name: 'Reprovar' }).check();
    await dialog.getByText(/A entrevista de .*15:00 será cancelada/).waitFor();
    await admin.screenshot('finalizar-reprovar');
    await dialog.getByRole('button', { name: 'Finalizar Entrevista' }).click();
    await admin.page.getByRole('button', { name: 'Sim, finalizar agora' }).click();
    await admin.waitForToast('Candidato reprovado');
    await admin.holdUndo();
    await system.settle();
    expect(await statusOf(id)).toBe('rejected');
    expect((await interviewOf(second)).status).toBe('cancelled');

    await admin.undoOffer.click();
    await admin.waitForToast('Mudança desfeita');
    await system.settle();
    expect((await interviewOf(second)).status).toBe('scheduled');
    expect(await statusOf(id)).toBe('interview');
    await endUndoWindow(system);
    const mails = system.mailbox.messages().filter(({ to }) => to.includes(email));
    expect(mails.filter(({ subject }) => subject.includes('cancelada'))).toEqual([]);
  });

  // In `npm test`: cancel-dialog.spec ('says who is notified and which status follows'), candidates' interviews.int-spec.
  itInLongForm('moves the candidate back to review when the last open interview is cancelled', async () => {
    const { id, interview } = await invite();
    await open(admin, 'cancelar', interview);
    const dialog = dialogOf(admin, 'Cancelar entrevista');
    await dialog.getByText(/O aviso ao candidato sai em cerca de um minuto/).waitFor();
    await dialog.getByText('O status do candidato passa a ser “Em análise”.').waitFor();
    await admin.screenshot('cancelar-entrevista');
    await dialog.getByRole('button', { name: 'Sim, cancelar entrevista' }).click();
    await admin.waitForToast('Entrevista cancelada');
    await system.settle();
    expect(await statusOf(id)).toBe('reviewing');
  });

  // In `npm test`: candidate-decisions.spec ('asks before it cancels an interview'), candidate-status-changes.int-spec.
  itInLongForm('lists the interviews that a rejection cancels on the page of the candidate', async () => {
    const { id, interview } = await invite();
    const { page } = admin;
    await admin.open(`/dashboard?candidato=${id}&secao=gerenciar`);
    await page.getByRole('tab', { name: 'Gerenciar' }).click();
    await page.getByLabel('Status', { exact: true }).last().click();
    await page.getByRole('option', { name: 'Reprovado' }).click();
    await page
      .getByRole('dialog')
      .getByText(/A entrevista de .*09:00 será cancelada/)
      .waitFor();
    await page.getByRole('button', { name: 'Salvar Alterações' }).click();
    await admin.waitForToast('Status atualizado');
    await system.settle();
    expect((await interviewOf(interview)).status).toBe('cancelled');
  });

  // In `npm test`: finish-dialog.spec and cancel-dialog.spec ('that another user …'), concurrent-changes.int-spec.
  itInLongForm(
    'shows a conflict with another user, and lets the user overwrite or keep the change',
    async () => {
      const colleague = await startColleague();
      const { interview, name } = await invite();
      await open(admin, 'finalizar', interview);
      const dialog = dialogOf(admin, 'Finalizar Entrevista');
      await dialog.getByLabel('Feedback').fill('Meu resultado.');
      await open(colleague, 'finalizar', interview);
      const colleagueDialog = dialogOf(colleague, 'Finalizar Entrevista');
      await colleagueDialog.getByLabel('Feedback').fill('Resultado da Maria.');
      await colleagueDialog.getByRole('radio', { name: 'Não' }).check();
      await colleagueDialog.getByRole('button', { name: 'Finalizar Entrevista' }).click();
      await colleague.page.getByRole('button', { name: 'Sim, finalizar agora' }).click();
      await colleague.waitForToast('Entrevista finalizada');

      await dialog.getByRole('radio', { name: 'Não' }).check();
      await dialog.getByRole('button', { name: 'Finalizar Entrevista' }).click();
      await admin.page.getByRole('button', { name: 'Sim, finalizar agora' }).click();
      await dialog.getByText(`${COLLEAGUE} alterou esta entrevista`).waitFor();
      await dialog.getByText('Resultado: Resultado da Maria.').waitFor();
      await admin.screenshot('entrevista-conflito');
      // Nothing is overwritten yet, and the input is kept.
      expect((await interviewOf(interview)).feedback).toBe('Resultado da Maria.');
      expect(await dialog.getByLabel('Feedback').inputValue()).toBe('Meu resultado.');
      await dialog.getByRole('button', { name: 'Finalizar mesmo assim' }).click();
      await admin.waitForToast('Entrevista finalizada');
      expect((await interviewOf(interview)).feedback).toBe('Meu resultado.');

      // One user reschedules, the other cancels.
      const other = await invite();
      await open(admin, 'cancelar', other.interview);
      const cancel = dialogOf(admin, 'Cancelar entrevista');
      await cancel.getByText('será cancelada').waitFor();
      await colleague.open('/entrevistas?ver=entrevistas');
      await colleague.chooseAct(`Ações sobre a entrevista de ${other.name}`, 'Remarcar');
      const reschedule = dialogOf(colleague, 'Remarcar Entrevista');
      await dayGroup(reschedule, other.day).getByRole('button', { name: '10:00' }).click();
      await reschedule.getByRole('button', { name: 'Remarcar' }).click();
      await colleague.waitForToast('Entrevista remarcada');
      await cancel.getByRole('button', { name: 'Sim, cancelar entrevista' }).click();
      await cancel.getByText(`${COLLEAGUE} alterou esta entrevista`).waitFor();
      await cancel.getByRole('button', { name: 'Manter como está' }).click();
      expect(await interviewOf(other.interview)).toMatchObject({ status: 'scheduled' });
      expect(name).not.toBe(other.name);
      expect(colleague.consoleErrors).toEqual([]);
      await colleague.close();
    },
  );

  it('lists past interviews that have no outcome', async () => {
    const { interview, name } = await invite();
    await system.rows(`update interviews.interview set starts_at = '2026-11-18T12:00:00Z' where id = $1`, [
      interview,
    ]);
    const { page } = admin;
    await page.goto('/entrevistas');
    await page.getByText('1 entrevista já passou e aguarda resultado.').waitFor();
    await admin.screenshot('entrevistas-aguardando');
    await page.getByRole('button', { name: 'Registrar resultado' }).click();
    await page.getByRole('tab', { name: 'Aguardando resultado (1)', selected: true }).waitFor();
    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.getByText('Aguardando resultado', { exact: true }).waitFor();
    await card.getByRole('button', { name: `Finalizar Entrevista de ${name}` }).click();
    const dialog = dialogOf(admin, 'Finalizar Entrevista');
    const rejection = dialog.getByRole('radio', { name: 'Não' });
    const place = await rejection.boundingBox();
    await rejection.check();
    // The dialog grows below what the mouse is over.
    await dialog.getByRole('radio', { name: 'Continua no processo' }).waitFor();
    expect(await rejection.boundingBox()).toEqual(place);
    await dialog.getByRole('button', { name: 'Finalizar Entrevista' }).click();
    await page.getByRole('tab', { name: 'Aguardando resultado (0)' }).waitFor();
    await page.getByText('aguarda resultado').waitFor({ state: 'detached' });
  });

  it('asks for the confirmation again when the interview was rescheduled meanwhile, and stores it once', async () => {
    const { interview, day } = await invite();
    const { page } = candidate;
    await page.goto(`/confirmar-entrevista?id=${interview}`);
    const time = page.getByText('09:00 (horário de Brasília)');
    await time.waitFor();
    // What the candidate has to note down is the first and largest of the page.
    const sizeOf = (text: Locator) =>
      text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const date = page.getByRole('definition').first();
    expect(await date.textContent()).toMatch(/^\S+-feira, \d+ de /);
    expect(await sizeOf(date)).toBeGreaterThan(await sizeOf(page.getByRole('heading', { level: 1 })));
    expect(await sizeOf(time)).toBeGreaterThan(await sizeOf(page.getByRole('definition').last()));
    await staff.put(`/api/interviews/${interview}`, { interviewDate: `${day}T11:30` });
    await page.getByRole('button', { name: 'Confirmar Presença' }).click();
    await page.getByText('O horário desta entrevista acabou de mudar.').waitFor();
    await page.getByText('11:30 (horário de Brasília)').waitFor();
    await candidate.screenshot('confirmar-mudou');
    await page.getByRole('button', { name: 'Confirmar Presença' }).dblclick();
    await page.getByRole('heading', { name: 'Entrevista Confirmada' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Entrevista Confirmada' }).waitFor();
    expect(await candidate.overflowPx()).toBe(0);
    // A cancellation invalidates the link at once.
    const other = await invite();
    await page.goto(`/confirmar-entrevista?id=${other.interview}`);
    await page.getByRole('button', { name: 'Confirmar Presença' }).waitFor();
    await staff.put(`/api/interviews/${other.interview}/status`, { status: 'cancelled' });
    await page.getByRole('button', { name: 'Confirmar Presença' }).click();
    await page.getByText('Entrevista não encontrada').waitFor();
  });

  it('causes no errors in the console', () => {
    for (const { consoleErrors } of [admin, candidate]) expect(consoleErrors).toEqual([]);
  });
});
