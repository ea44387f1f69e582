import type { Page } from 'playwright-core';
import {
  addDays,
  businessDayFrom,
  endUndoWindow,
  itInLongForm,
  startTestSystem,
  today,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { createCandidate } from './support/create-candidate.js';
import { dayGroup } from './support/day-group.js';
import { Journey } from './support/journey.js';
import { ReferredCandidates } from './support/referred-candidates.js';

const EMAIL = 'relatorios@araucaria.example';

describe('acts whose response is lost after the server has executed them', () => {
  let system: TestSystem;
  let root: Visitor;
  let admin: Journey;
  beforeAll(async () => {
    system = await startTestSystem();
    root = await system.admin();
    admin = await Journey.start(system.url, { session: root });
    const { body } = await root.get<{ id: number }>('/api/auth/me');
    await root.put(`/api/users/${body.id}`, { email: EMAIL });
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  /** Breaks the connection once during the act, after the gateway has executed the operation. */
  async function withoutResponse(operation: string, act: (page: Page) => Promise<void>): Promise<void> {
    const { page } = admin;
    let isLost = false;
    await page.route('**/graphql*', async (route) => {
      if (isLost || !route.request().postData()?.includes(operation)) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await act(page);
    expect(isLost).toBe(true);
    await page.unroute('**/graphql*');
  }
  const subjectsTo = (address: string) =>
    system.mailbox
      .messages()
      .filter(({ to }) => to.includes(address))
      .map(({ subject }) => subject);
  const invite = async (lastName: string, days: number) => {
    const day = await businessDayFrom(root, addDays(today(), days));
    const candidateId = await createCandidate(system, root, lastName);
    const input = { candidateId, interviewDate: `${day}T09:00`, interviewType: 'hr' };
    const { body } = await root.post<{ id: string }>('/api/interviews', input);
    await system.settle();
    return { day, id: body.id };
  };

  it('reject a candidate once, with the offer to undo', async () => {
    const id = await createCandidate(system, root, 'Recusa');
    await admin.page.goto(`/dashboard?candidato=${id}`);
    await withoutResponse('SetCandidateStatus', async (page) => {
      await page.locator('#candidato').getByRole('button', { name: 'Reprovar' }).click();
      await page.getByRole('button', { name: 'Reprovar e enviar' }).click();
      await admin.waitForToast('Status atualizado', 'Ana Recusa: Reprovado');
    });
    await admin.undoOffer.waitFor();
    await endUndoWindow(system);
    expect(subjectsTo('recusa@example.com')).toEqual(['Sobre a sua candidatura']);
  });

  // In `npm test`: reschedule-dialog.spec ('is moved once … after a lost response'), repeat-unanswered.spec.
  itInLongForm('move an interview, and say when it is now', async () => {
    const { id, day } = await invite('Remarca', 24);
    await admin.page.goto(`/entrevistas?ver=entrevistas&dialogo=remarcar&entrevista=${id}`);
    await withoutResponse('RescheduleInterview', async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Remarcar Entrevista' });
      await dayGroup(dialog, day).getByRole('button', { name: '10:00' }).click();
      await dialog.getByRole('button', { name: 'Remarcar' }).click();
      await admin.waitForToast('Entrevista remarcada', '10:00');
    });
  });

  // In `npm test`: repeat-unanswered.spec ('is sent again, as the same form or the same change').
  itInLongForm('cancel an interview', async () => {
    const { id } = await invite('Cancela', 20);
    await admin.page.goto(`/entrevistas?ver=entrevistas&dialogo=cancelar&entrevista=${id}`);
    await withoutResponse('SetInterviewStatus', async (page) => {
      await page.getByRole('button', { name: 'Sim, cancelar entrevista' }).click();
      await admin.waitForToast('Entrevista cancelada');
    });
  });

  // In `npm test`: referral-control.spec ('offers again to undo a hire …'), repeat-unanswered.spec.
  itInLongForm('hire a referred candidate, whose dialog could not be finished', async () => {
    const referred = new ReferredCandidates(system, root);
    const { body } = await root.post<{ code: string }>('/api/referrals', { jobId: 5 });
    await referred.apply('Dora', body.code);
    await admin.open('/pagamentos-bonus');
    await withoutResponse('CandidateHired', async (page) => {
      // The second click of a double click is not one beside the dialog.
      await page.getByRole('button', { name: 'Registrar contratação de Dora Prates' }).dblclick();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Registrar contratação' }).click();
      await admin.waitForToast('Candidato contratado');
      await dialog.waitFor({ state: 'detached' });
    });
  });

  it('mail the hiring report once', async () => {
    await admin.open('/hiring-dashboard');
    await withoutResponse('RequestHiringReport', async (page) => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      await admin.waitForToast('Exportação solicitada');
    });
    await system.settle();
    expect(subjectsTo(EMAIL).filter((subject) => subject.startsWith('Relatório'))).toHaveLength(1);
  });
});
