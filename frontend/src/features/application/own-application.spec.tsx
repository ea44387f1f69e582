import { fireEvent, screen, waitFor } from '@testing-library/react';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { candidateHint } from '../../shared/session/session-hint';
import { fakeCaptcha } from '../../testing/fake-captcha';
import { application, area } from '../../testing/fixtures/candidate-area';
import { job } from '../../testing/fixtures/jobs';
import { gateway, renderScreen } from '../../testing/render-screen';
import ApplicationPage from './application.page';
import { sentApplication } from './sent-application';

/** Bodies of the applications that were sent. */
let sent: unknown[];
beforeEach(() => {
  sent = [];
  fakeCaptcha();
  candidateHint.set(true);
  gateway.reply(JOB_TITLES, { jobs: [job(1, 'Analista de Dados'), job(12, 'Pintora')] });
  gateway.replyRest('GET', '/api/candidate-area', () => ({ body: area() }));
  gateway.replyRest('POST', '/api/candidate-area/applications', ({ body }) => {
    sent.push(body);
    return { status: 201, body: { id: 9 } };
  });
});
const open = (address: string) => renderScreen(<ApplicationPage />, { address, route: '/candidatura' });

describe('the application of a person with a session of Minha candidatura', () => {
  it('asks only the questions of the job, without captcha, consent and what is known', async () => {
    const { user } = await open('/candidatura?jobId=12');
    expect(await screen.findByText(/como Joana Prado \(joana@example\.com\).*joana\.pdf/)).toBeTruthy();
    for (const label of [/^Nome/, /^E-mail/, /^Autorizo/]) expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Não sou um robô' })).toBeNull();
    expect(await screen.findByLabelText(/^Vaga de interesse/)).toHaveProperty('value', '12');
    await user.type(screen.getByLabelText(/^Carta/), 'Quero.');
    await user.click(screen.getByRole('button', { name: 'Enviar Candidatura' }));
    await waitFor(() => expect(location.pathname).toBe('/candidatura/enviada'));
    expect(sent).toEqual([{ jobId: 12, coverLetter: 'Quero.', additionalInfo: '' }]);
    expect(sentApplication.load()).toMatchObject({
      job: { id: 12, title: 'Pintora' },
      email: 'joana@example.com',
      resume: 'joana.pdf',
    });
  });

  it('says that the person has applied to the job, and offers the others', async () => {
    await open('/candidatura?jobId=1');
    expect(await screen.findByText(/Você já se candidatou a esta vaga em 01\/03\/2026/)).toBeTruthy();
    expect(await screen.findByLabelText(/^Vaga de interesse/)).toHaveProperty('value', '');
    expect(screen.queryByRole('option', { name: /Analista/ })).toBeNull();
    expect(screen.getByRole('option', { name: /Pintora/ })).toBeTruthy();
  });

  it('reopens an application that the person withdrew', async () => {
    const declined = application({ outcome: 'declined', current: 'result' });
    gateway.replyRest('GET', '/api/candidate-area', () => ({ body: area({ applications: [declined] }) }));
    const { user } = await open('/candidatura?jobId=1');
    expect(await screen.findByText(/Se enviar de novo, ela é reaberta/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Enviar Candidatura' }));
    await waitFor(() => expect(sent).toMatchObject([{ jobId: 1 }]));
  });

  it('says as whom it will be sent when another person opens their area in another tab', async () => {
    const { user } = await open('/candidatura?jobId=12');
    await user.type(await screen.findByLabelText(/^Carta/), 'Quero.');
    gateway.replyRest('GET', '/api/candidate-area', () => ({ body: area({ email: 'rui@example.com' }) }));
    fireEvent(window, new StorageEvent('storage', { key: candidateHint.KEY, newValue: '0.5' }));
    expect(await screen.findByText(/rui@example\.com/)).toBeTruthy();
    expect(screen.queryByText(/joana@example\.com/)).toBeNull();
    expect(screen.getByLabelText(/^Carta/)).toHaveProperty('value', 'Quero.');
  });

  it('is the form of visitors when the session has ended', async () => {
    gateway.replyRest('GET', '/api/candidate-area', () => ({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: 'Peça um link pelo seu e-mail.' },
    }));
    await open('/candidatura');
    expect(await screen.findByLabelText(/^Nome/)).toBeTruthy();
    await waitFor(() => expect(candidateHint.isSet()).toBe(false));
  });
});
