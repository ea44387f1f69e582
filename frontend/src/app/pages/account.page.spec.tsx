import { screen, within } from '@testing-library/react';
import { MY_SESSIONS } from '../../features/account/account-queries';
import { CHANGE_PASSWORD } from '../../features/users/users-queries';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import AccountPage from './account.page';

describe('the own account', () => {
  it('requires twelve characters in a new password', async () => {
    gateway.reply(MY_SESSIONS, { mySessions: [] });
    gateway.replyRest('GET', '/api/auth/second-factors', () => ({
      body: { totpSince: null, passkeys: [], recoveryCodesLeft: 0 },
    }));
    const { user } = await renderScreen(<AccountPage />, { session: ADMIN });
    await user.click(screen.getByRole('button', { name: 'Alterar senha' }));
    const form = within(await screen.findByRole('dialog', { name: 'Alterar Senha' }));
    await user.type(form.getByLabelText(/^Senha atual/), 'segredo');
    await user.type(form.getByLabelText(/^Nova senha/), 'x7#pLq91vWz');
    await user.type(form.getByLabelText(/^Confirmar nova senha/), 'x7#pLq91vWz');
    await user.click(form.getByRole('button', { name: 'Alterar Senha' }));
    expect(await form.findAllByText('A senha deve ter pelo menos 12 caracteres')).toHaveLength(2);
    expect(gateway.calls(CHANGE_PASSWORD)).toEqual([]);
  });
});
