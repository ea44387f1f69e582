import { act, screen, waitFor, within } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import {
  CLOSE_SUBJECT_REQUEST,
  SUBJECT_REQUESTS,
  SUBJECT_REQUEST_MATCHES,
  type SubjectRequestRow,
} from './requests-queries';
import { RequestsTab } from './requests-tab';

const request = (change: Partial<SubjectRequestRow> = {}): SubjectRequestRow => ({
  id: 71,
  kind: 'access',
  channel: 'site',
  emailConfirmed: true,
  name: 'Ana Souza',
  email: 'ana@example.com',
  details: null,
  receivedOn: '2026-03-10',
  dueOn: '2026-03-25',
  state: 'open',
  answer: null,
  registeredBy: null,
  closedBy: null,
  closedAt: null,
  ...change,
});

describe('the tab of requests', () => {
  it('shows that the sender has confirmed the address, and offers the data as a page and as JSON', async () => {
    const registered = { id: 70, channel: 'phone', emailConfirmed: false, name: 'Bia Luz' };
    gateway.reply(SUBJECT_REQUESTS, () => ({ subjectRequests: [request(), request(registered)] }));
    gateway.reply(SUBJECT_REQUEST_MATCHES, () => ({
      subjectRequestMatches: {
        candidateIds: [7],
        isQuarantined: false,
        referrals: 0,
        mentions: 0,
        usernames: [],
        owedCents: 0,
      },
    }));
    const { user } = await renderScreen(<RequestsTab />, { session: ADMIN });
    expect(await screen.findByText('10/03/2026 (Site, e-mail confirmado)')).toBeTruthy();
    expect(screen.getByText('10/03/2026 (Telefone)')).toBeTruthy();
    await user.click(screen.getByText('Acesso aos dados nº 71'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('ana@example.com (e-mail confirmado)')).toBeTruthy();
    expect(
      await within(dialog).findByRole('button', { name: 'Baixar página para ler e imprimir' }),
    ).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Exportar os dados (JSON)' })).toBeTruthy();
  });

  it('asks before a typed answer is given up, and keeps it over an ended session', async () => {
    gateway.reply(SUBJECT_REQUESTS, () => ({ subjectRequests: [request()] }));
    gateway.reply(SUBJECT_REQUEST_MATCHES, () => ({
      subjectRequestMatches: {
        candidateIds: [],
        isQuarantined: false,
        referrals: 0,
        mentions: 0,
        usernames: [],
        owedCents: 0,
      },
    }));
    const { user, unmount } = await renderScreen(<RequestsTab />, { session: ADMIN });
    const answerOf = async () => within(await screen.findByRole('dialog')).getByLabelText(/Resposta enviada/);
    await user.click(await screen.findByText('Acesso aos dados nº 71'));
    await user.type(await answerOf(), 'Enviado hoje.');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(await answerOf()).toHaveProperty('value', 'Enviado hoje.');
    unmount();
    const again = await renderScreen(<RequestsTab />, { session: ADMIN });
    await again.user.click(await screen.findByText('Acesso aos dados nº 71'));
    expect(await answerOf()).toHaveProperty('value', 'Enviado hoje.');
    await again.user.click(screen.getByRole('button', { name: 'Fechar' }));
    await again.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.length).toBe(0);
  });

  it('sends an answer once, also for a double click', async () => {
    gateway.reply(SUBJECT_REQUESTS, () => ({ subjectRequests: [request()] }));
    gateway.reply(SUBJECT_REQUEST_MATCHES, () => ({
      subjectRequestMatches: {
        candidateIds: [],
        isQuarantined: false,
        referrals: 0,
        mentions: 0,
        usernames: [],
        owedCents: 0,
      },
    }));
    gateway.reply(CLOSE_SUBJECT_REQUEST, () => ({
      closeSubjectRequest: request({ state: 'fulfilled', answer: 'Enviado.' }),
    }));
    const { user } = await renderScreen(<RequestsTab />, { session: ADMIN });
    await user.click(await screen.findByText('Acesso aos dados nº 71'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Resposta enviada/), 'Enviado.');
    const button = dialog.getByRole('button', { name: 'Registrar como atendido' });
    // Both clicks before React renders again.
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(gateway.calls(CLOSE_SUBJECT_REQUEST)).toHaveLength(1));
    await screen.findByText('Resposta registrada');
    expect(gateway.calls(CLOSE_SUBJECT_REQUEST)).toHaveLength(1);
  });
});
