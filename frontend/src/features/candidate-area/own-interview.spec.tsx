import { screen, within } from '@testing-library/react';
import type { AreaInterview } from '@araucaria/contracts/domain';
import { CONFIRM } from '../../domain/interviews/confirm-interview';
import { RESPOND } from '../../domain/interviews/respond-to-invitation';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { candidateHint } from '../../shared/session/session-hint';
import { fakeCaptcha } from '../../testing/fake-captcha';
import { application, area } from '../../testing/fixtures/candidate-area';
import { gateway, renderScreen } from '../../testing/render-screen';
import CandidateAreaPage from './area.page';

const INTERVIEW: AreaInterview = {
  id: 'abc',
  interviewType: 'hr',
  interviewDate: '2026-03-20T12:00:00.000Z',
  status: 'scheduled',
  notes: 'Sala 2',
  confirmedAt: null,
  rescheduleRequestedAt: null,
  declinedAt: null,
  isUpcoming: true,
};
const NAME = 'Entrevista com RH: 20/03/2026, 09:00';
const AT = '2026-03-10T12:00:00.000Z';

const replyInterview = (change: Partial<AreaInterview> = {}) =>
  gateway.replyRest('GET', '/api/candidate-area', () => ({
    body: area({ applications: [application({ interviews: [{ ...INTERVIEW, ...change }] })] }),
  }));
const renderPage = () => renderScreen(<CandidateAreaPage />, { address: '/minha-candidatura' });
const buttons = async () => {
  const interview = within(await screen.findByRole('group', { name: NAME }));
  return interview.queryAllByRole('button').map(({ textContent }) => textContent);
};

describe('an interview in the area of a candidate', () => {
  /** Arguments of the operations. */
  let sent: unknown[];
  beforeEach(() => {
    sent = [];
    candidateHint.set(true);
    gateway.reply(JOB_TITLES, { jobs: [] });
    gateway.replyRest('GET', '/api/candidate-area/job-alert-choices', () => ({
      body: { departments: [], locations: [] },
    }));
  });

  it('is confirmed in place, and still takes the other responses', async () => {
    replyInterview();
    gateway.reply(CONFIRM, (variables) => {
      sent.push(variables);
      replyInterview({ confirmedAt: AT });
      return { confirmInterview: { id: 'abc' } };
    });
    const { user } = await renderPage();
    expect(await buttons()).toEqual(['Confirmar Presença', 'Não posso ir', 'Pedir outro horário']);
    await user.click(screen.getByRole('button', { name: 'Confirmar Presença' }));
    expect(await screen.findByText('Presença confirmada')).toBeTruthy();
    expect(sent).toEqual([{ id: 'abc', from: INTERVIEW.interviewDate }]);
    expect(await buttons()).toEqual(['Não posso ir', 'Pedir outro horário']);
    expect(screen.getByRole('link', { name: 'Adicionar ao calendário' }).getAttribute('href')).toBe(
      '/api/candidate-area/interviews/abc/calendar.ics',
    );
  });

  it('is declined with a message; the presence can be confirmed after all', async () => {
    replyInterview({ confirmedAt: AT });
    gateway.reply(RESPOND, (variables) => {
      sent.push(variables);
      replyInterview({ declinedAt: AT });
      return { respondToInvitation: { id: 'abc' } };
    });
    const { user } = await renderPage();
    await user.click(await screen.findByRole('button', { name: 'Não posso ir' }));
    await user.type(await screen.findByLabelText(/Mensagem para a equipe/), 'Viajo nesse dia.');
    await user.click(screen.getByRole('button', { name: 'Avisar que não posso ir' }));
    expect(await screen.findByText('Você avisou que não pode ir.')).toBeTruthy();
    expect(sent).toEqual([
      { id: 'abc', response: 'decline', note: 'Viajo nesse dia.', from: INTERVIEW.interviewDate },
    ]);
    expect(await buttons()).toEqual(['Confirmar Presença', 'Pedir outro horário']);
    expect(screen.queryByRole('link', { name: 'Adicionar ao calendário' })).toBeNull();
  });

  it.each([
    ['Confirmar Presença', undefined, 'Entrevista Confirmada'],
    ['Não posso ir', 'Avisar que não posso ir', 'A equipe foi avisada'],
    ['Pedir outro horário', 'Enviar o pedido', 'Pedido enviado'],
  ])('says that it took “%s” although the session has ended, and how to go on', async (act, send, said) => {
    const endSession = () =>
      gateway.replyRest('GET', '/api/candidate-area', () => ({
        status: 401,
        body: { code: 'UNAUTHENTICATED', message: 'A sessão terminou.' },
      }));
    fakeCaptcha();
    replyInterview();
    gateway.reply(CONFIRM, () => {
      endSession();
      return { confirmInterview: { id: 'abc' } };
    });
    gateway.reply(RESPOND, () => {
      endSession();
      return { respondToInvitation: { id: 'abc' } };
    });
    const { user } = await renderPage();
    await user.click(await screen.findByRole('button', { name: act }));
    if (send) await user.click(await screen.findByRole('button', { name: send }));
    expect(await screen.findByText(/A sua sessão em Minha candidatura terminou/)).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByLabelText(/E-mail/)).toBeTruthy();
  });

  it('says that the present time holds after another one was requested', async () => {
    replyInterview({ rescheduleRequestedAt: AT });
    await renderPage();
    expect(await screen.findByText(/Você pediu outro horário.*vale este/)).toBeTruthy();
    expect(await buttons()).toEqual(['Confirmar Presença', 'Não posso ir']);
  });

  it('that has moved meanwhile is confirmed only after the person has seen the new time', async () => {
    replyInterview();
    gateway.refuse(CONFIRM, { code: 'CHANGED_MEANWHILE', message: 'O horário mudou.' });
    const { user } = await renderPage();
    const confirm = await screen.findByRole('button', { name: 'Confirmar Presença' });
    replyInterview({ interviewDate: '2026-03-21T12:00:00.000Z' });
    await user.click(confirm);
    expect(await screen.findByText(/O horário desta entrevista acabou de mudar/)).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'Entrevista com RH: 21/03/2026, 09:00' })).toBeTruthy();
  });

  it('to come is shown before those that took place, which are folded', async () => {
    const done = { ...INTERVIEW, id: 'old', status: 'completed', isUpcoming: false } as const;
    const later = { ...INTERVIEW, id: 'later', interviewDate: '2026-03-25T12:00:00.000Z' };
    const interviews = [{ ...done, interviewDate: '2026-03-02T12:00:00.000Z' }, later, INTERVIEW];
    gateway.replyRest('GET', '/api/candidate-area', () => ({
      body: area({ applications: [application({ interviews })] }),
    }));
    await renderPage();
    await screen.findByRole('group', { name: NAME });
    const names = screen
      .getAllByRole('group', { name: /^Entrevista com RH/ })
      .map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual([
      NAME,
      'Entrevista com RH: 25/03/2026, 09:00',
      'Entrevista com RH: 02/03/2026, 09:00',
    ]);
    const folded = screen.getByText('Entrevistas realizadas (1)').closest('details');
    expect(folded?.open).toBe(false);
    expect(within(folded!).getByText('Realizada')).toBeTruthy();
  });

  it('that is over or cancelled takes no response', async () => {
    replyInterview({ status: 'cancelled', isUpcoming: false });
    await renderPage();
    expect(await screen.findByText('Cancelada')).toBeTruthy();
    expect(await buttons()).toEqual([]);
  });
});
