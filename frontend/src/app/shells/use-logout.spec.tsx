import { screen, waitFor } from '@testing-library/react';
import { MESSAGE_TEMPLATES } from '../../domain/messages/message-templates';
import { apollo } from '../../shared/api/apollo';
import { draftStore } from '../../shared/form/draft';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { useLogout } from './use-logout';

function LogoutButton() {
  const logout = useLogout();
  return <button onClick={logout}>Sair</button>;
}

describe('a logout', () => {
  it('deletes the drafts of staff forms, and no others', async () => {
    draftStore('rascunho-1-candidato-7').save({ note: 'Ligar à tarde.' });
    draftStore('candidatura-2').save({ firstName: 'Ana' });
    gateway.replyRest('POST', '/api/auth/logout', () => ({}));
    const { user } = await renderScreen(<LogoutButton />, { address: '/usuarios', session: ADMIN });
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Logout realizado com sucesso')).toBeTruthy();
    expect(Object.keys(sessionStorage)).toEqual(['candidatura-2']);
  });

  it('removes what was read from memory', async () => {
    apollo.writeQuery({ query: MESSAGE_TEMPLATES, data: { messageTemplates: [] } });
    gateway.replyRest('POST', '/api/auth/logout', () => ({}));
    const { user } = await renderScreen(<LogoutButton />, { address: '/usuarios', session: ADMIN });
    expect(apollo.readQuery({ query: MESSAGE_TEMPLATES })).toEqual({ messageTemplates: [] });
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(apollo.readQuery({ query: MESSAGE_TEMPLATES })).toBeNull());
  });
});
