import { screen, waitFor } from '@testing-library/react';
import { gateway } from '../../testing/render-screen';
import {
  act,
  closed,
  dialog,
  listed,
  renderUsers,
  serveUsers,
  served,
  userRow,
} from '../../testing/users-page';
import {
  CHANGE_PASSWORD,
  DELETE_USER,
  INVITE_USER,
  RESEND_INVITATION,
  RESET_SECOND_FACTORS,
  SEND_PASSWORD_RESET,
  type UserRow,
} from './users-queries';

serveUsers();

describe('the served.users, with their passwords and links,', () => {
  it('change their own password with the current one; a wrong one is shown at its field', async () => {
    gateway.refuse(CHANGE_PASSWORD, {
      code: 'VALIDATION_FAILED',
      message: 'Dados inválidos',
      errors: [{ field: 'currentPassword', message: 'Senha atual incorreta' }],
    });
    const { user } = await renderUsers();
    await act(user, 'Alterar senha', 'ana');
    const form = await dialog('Alterar Senha');
    await user.type(form.getByLabelText(/^Senha atual/), 'errada');
    await user.type(form.getByLabelText(/^Nova senha/), 'segredo longo 2');
    const confirmation = form.getByLabelText(/^Confirmar nova senha/);
    await user.click(confirmation);
    // It is not wrong before it was entered.
    expect(confirmation.getAttribute('aria-invalid')).toBe('false');
    await user.type(confirmation, 'segredo longo 3');
    await user.click(form.getByRole('button', { name: 'Alterar Senha' }));
    expect(await form.findByText('As senhas não coincidem')).toBeTruthy();
    await user.clear(form.getByLabelText(/^Confirmar nova senha/));
    await user.type(form.getByLabelText(/^Confirmar nova senha/), 'segredo longo 2');
    await user.click(form.getByRole('button', { name: 'Alterar Senha' }));
    expect(await form.findByText('Senha atual incorreta')).toBeTruthy();
    expect(gateway.calls(CHANGE_PASSWORD)).toEqual([
      { id: 1, currentPassword: 'errada', newPassword: 'segredo longo 2' },
    ]);
  });

  it('get another password of twelve characters at least', async () => {
    gateway.reply(CHANGE_PASSWORD, { changePassword: { id: 2 } });
    const { user } = await renderUsers();
    await act(user, 'Alterar senha', 'bruno');
    const form = await dialog('Alterar Senha');
    for (const [label, text] of [
      [/^Nova senha/, 'kxw73q longa'],
      [/^Confirmar nova senha/, 'kxw73q longa'],
    ] as const)
      await user.type(form.getByLabelText(label), text);
    await user.click(form.getByRole('button', { name: 'Alterar Senha' }));
    expect(await screen.findByText('As sessões de bruno foram encerradas.')).toBeTruthy();
    expect(gateway.calls(CHANGE_PASSWORD)).toEqual([{ id: 2, newPassword: 'kxw73q longa' }]);
  });

  it('are invited by e-mail, without a password', async () => {
    gateway.reply(INVITE_USER, ({ input }) => {
      served.users.push({ ...userRow(3, ''), ...(input as Partial<UserRow>), invited: true });
      return { inviteUser: { id: 3 } };
    });
    gateway.reply(RESEND_INVITATION, { resendInvitation: { id: 3 } });
    gateway.reply(DELETE_USER, () => {
      served.users.pop();
      return { deleteUser: true };
    });
    const { user } = await renderUsers();
    await user.click(await screen.findByRole('button', { name: 'Convidar por e-mail' }));
    const form = await dialog('Convidar por e-mail');
    expect(form.queryByLabelText(/^Senha/)).toBeNull();
    await user.type(form.getByLabelText(/Nome de usuário/), 'carla');
    await user.click(form.getByRole('button', { name: 'Enviar convite' }));
    expect(await form.findByText('Informe o e-mail que recebe o convite')).toBeTruthy();
    await user.type(form.getByLabelText(/Email/), 'carla@araucaria.example');
    await user.click(form.getByRole('button', { name: 'Enviar convite' }));
    expect(
      await screen.findByText('O link foi enviado para carla@araucaria.example e vale por 7 dias.'),
    ).toBeTruthy();
    await closed();
    expect(gateway.calls(INVITE_USER)).toMatchObject([
      { input: { username: 'carla', email: 'carla@araucaria.example' } },
    ]);
    expect(await screen.findByText('Convidado')).toBeTruthy();
    await user.click(await listed('carla'));
    expect(screen.queryByRole('menuitem', { name: 'Alterar senha' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Reenviar convite' }));
    expect(await screen.findByText('Convite reenviado')).toBeTruthy();
    expect(gateway.calls(RESEND_INVITATION)).toEqual([{ id: 3 }]);
    await act(user, 'Cancelar convite', 'carla');
    const question = await dialog('Cancelar convite');
    await user.click(question.getByRole('button', { name: 'Cancelar convite' }));
    expect(await screen.findByText('Convite cancelado')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Convidado')).toBeNull());
  });

  it('get a link for a new password instead of one that an administrator types', async () => {
    served.users = [
      served.users[0]!,
      userRow(2, 'bruno', { email: 'bruno@araucaria.example' }),
      userRow(3, 'carla'),
    ];
    gateway.reply(SEND_PASSWORD_RESET, { sendPasswordReset: true });
    const { user } = await renderUsers();
    await act(user, 'Alterar senha', 'carla');
    const withoutAddress = await dialog('Alterar Senha');
    expect(withoutAddress.queryByRole('button', { name: 'Enviar link por e-mail' })).toBeNull();
    await user.click(withoutAddress.getByRole('button', { name: 'Cancelar' }));
    await closed();
    await act(user, 'Alterar senha', 'bruno');
    const form = await dialog('Alterar Senha');
    await user.click(form.getByRole('button', { name: 'Enviar link por e-mail' }));
    expect(
      await screen.findByText('O link foi enviado para bruno@araucaria.example e vale por 30 minutos.'),
    ).toBeTruthy();
    await closed();
    expect(gateway.calls(SEND_PASSWORD_RESET)).toEqual([{ id: 2 }]);
  });

  it('lose their second factor when they have lost it themselves, and log in with the password alone', async () => {
    gateway.reply(RESET_SECOND_FACTORS, { resetSecondFactors: true });
    const { user } = await renderUsers();
    await act(user, 'Redefinir segundo fator', 'bruno');
    const question = await dialog('Redefinir segundo fator');
    expect(gateway.calls(RESET_SECOND_FACTORS)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Redefinir' }));
    expect(await screen.findByText('bruno entra agora só com a senha.')).toBeTruthy();
    expect(gateway.calls(RESET_SECOND_FACTORS)).toEqual([{ userId: 2 }]);
    await closed();
  });

  it('get one link for several presses whose responses are lost, and another one for the next press', async () => {
    served.users = [served.users[0]!, userRow(2, 'bruno', { email: 'bruno@araucaria.example' })];
    gateway.disconnect(SEND_PASSWORD_RESET);
    const { user } = await renderUsers();
    const press = async () => {
      await act(user, 'Alterar senha', 'bruno');
      await user.click(await screen.findByRole('button', { name: 'Enviar link por e-mail' }));
    };
    await press();
    expect(await screen.findByText('Erro ao enviar o link')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await closed();
    gateway.reply(SEND_PASSWORD_RESET, { sendPasswordReset: true });
    await press();
    await closed();
    await press();
    await closed();
    // The site repeats each call whose response is lost.
    expect(gateway.formKeys(SEND_PASSWORD_RESET)).toHaveLength(4);
    const [key, ...keys] = gateway.formKeys(SEND_PASSWORD_RESET);
    expect(keys).toEqual([key, key, expect.not.stringMatching(String(key))]);
  });

  it('get one invitation for several presses whose responses are lost, and another one for the next press', async () => {
    served.users = [served.users[0]!, userRow(3, 'carla', { invited: true })];
    gateway.disconnect(RESEND_INVITATION);
    const { user } = await renderUsers();
    await act(user, 'Reenviar convite', 'carla');
    expect(await screen.findByText('Erro ao reenviar o convite')).toBeTruthy();
    gateway.reply(RESEND_INVITATION, { resendInvitation: { id: 3 } });
    for (const calls of [3, 4]) {
      await act(user, 'Reenviar convite', 'carla');
      await waitFor(() => expect(gateway.formKeys(RESEND_INVITATION)).toHaveLength(calls));
      expect(await screen.findByText('Convite reenviado')).toBeTruthy();
    }
    const [key, ...keys] = gateway.formKeys(RESEND_INVITATION);
    expect(keys).toEqual([key, key, expect.not.stringMatching(String(key))]);
  });
});
