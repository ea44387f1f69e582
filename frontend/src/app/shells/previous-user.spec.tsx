import { waitFor } from '@testing-library/react';
import { MESSAGE_TEMPLATES } from '../../domain/messages/message-templates';
import { apollo } from '../../shared/api/apollo';
import { draftStore } from '../../shared/form/draft';
import { sessionStore } from '../../shared/session/session-store';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import './staff-shell';

const OTHER = { ...ADMIN, id: 2, username: 'bia', fullName: 'Bia Souza' };
const CREDENTIALS = { username: 'bia', password: 'pinhao-verde-77', recaptchaToken: '' };
const draft = draftStore('rascunho-2-candidato-7');

describe('a login in a tab whose last session ended without a logout', () => {
  const endSession = async () => {
    gateway.replyRest('GET', '/api/auth/me', () => ({ status: 401, body: { code: 'UNAUTHENTICATED' } }));
    sessionStore.recheck();
    await waitFor(() => expect(sessionStore.current()).toMatchObject({ user: null, ended: true }));
  };
  const fill = async () => {
    await renderScreen(<main />, { address: '/usuarios', session: ADMIN });
    apollo.writeQuery({ query: MESSAGE_TEMPLATES, data: { messageTemplates: [] } });
    draft.save({ note: 'Ligar à tarde.' });
    await endSession();
  };

  it.each([
    ['shows another user nothing of it', OTHER, false],
    ['keeps for the same user what was read and typed', ADMIN, true],
  ] as const)('%s', async (_, user, isKept) => {
    await fill();
    gateway.replyRest('POST', '/api/auth/login', () => ({ body: user }));
    await sessionStore.login(CREDENTIALS);
    expect(draft.load() !== null).toBe(isKept);
    await waitFor(() => expect(apollo.readQuery({ query: MESSAGE_TEMPLATES }) !== null).toBe(isKept));
  });
});
