import { screen } from '@testing-library/react';
import { gateway, renderScreen } from '../../testing/render-screen';
import InvitationPage from './invitation.page';
import ResetPasswordPage from './reset-password.page';

const TOKEN = 'a'.repeat(43);
const OPEN = { state: 'open', kind: 'reset', username: 'ana.lima' };

const renderReset = (hash = `#${TOKEN}`) =>
  renderScreen(<ResetPasswordPage />, { address: `/redefinir-senha${hash}`, route: '/redefinir-senha' });
const renderInvitation = () =>
  renderScreen(<InvitationPage />, { address: `/convite#${TOKEN}`, route: '/convite' });
const replyState = (body: unknown) => gateway.replyRest('POST', '/api/auth/links/state', () => ({ body }));
const password = () => screen.findByLabelText(/^Nova senha/);
const save = () => screen.getByRole('button', { name: 'Salvar nova senha' });

/** Bodies of the calls that set the password. */
let sent: unknown[];
const replyToPassword = (status: number, body?: unknown) =>
  gateway.replyRest('POST', '/api/auth/links/password', ({ body: received }) => {
    sent.push(received);
    return { status, body };
  });
beforeEach(() => {
  sent = [];
});

describe('the page of a link', () => {
  it('sets the password, in fields that password managers know', async () => {
    replyState(OPEN);
    replyToPassword(204);
    const { user, container } = await renderReset();
    const field = await password();
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    expect(container.querySelector('[autocomplete="username"]')).toHaveProperty('value', 'ana.lima');
    expect(field.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(field.getAttribute('type')).toBe('text');
    await user.type(field, 'serra-do-mar-12');
    await user.click(save());
    expect(await screen.findByText('A sua senha foi alterada. Entre com a nova senha.')).toBeTruthy();
    expect(sent).toEqual([{ token: TOKEN, password: 'serra-do-mar-12' }]);
    expect(screen.getByRole('link', { name: 'Ir para o login' })).toBeTruthy();
  });

  it('refuses short passwords and those made of names, and shows what the server refuses', async () => {
    replyState(OPEN);
    const common = 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.';
    replyToPassword(400, {
      code: 'VALIDATION_FAILED',
      message: 'Verifique os dados informados.',
      errors: [{ field: 'password', message: common }],
    });
    const { user } = await renderReset();
    const field = await password();
    for (const [typed, error] of [
      ['x7#pLq91vWz', 'A senha deve ter pelo menos 12 caracteres'],
      ['ana.lima-2026', /só uma variação do nome de usuário/],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      await user.click(save());
      expect(await screen.findByText(error)).toBeTruthy();
    }
    expect(sent).toEqual([]);
    await user.clear(field);
    await user.type(field, 'manchesterunited');
    await user.click(save());
    expect(await screen.findByText(common)).toBeTruthy();
  });

  it('explains a link that ended while the password was typed', async () => {
    replyState(OPEN);
    replyToPassword(410, { code: 'LINK_GONE', message: 'Este link não vale mais.', state: 'used' });
    const { user } = await renderReset();
    await user.type(await password(), 'serra-do-mar-12');
    await user.click(save());
    expect(await screen.findByText(/Este link já foi usado/)).toBeTruthy();
  });

  it.each([
    ['used', /já foi usado/],
    ['expired', /expirou/],
    ['replaced', /foi substituído/],
    ['unknown', /incompleto ou não existe mais/],
  ])('explains a link that is %s, and offers a new one', async (state, explanation) => {
    replyState({ state, kind: null, username: null });
    await renderReset();
    expect(await screen.findByText(explanation)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pedir um novo link' }).getAttribute('href')).toBe(
      '/esqueci-a-senha',
    );
  });

  it('sends no incomplete token to the server', async () => {
    await renderReset('#abc');
    expect(await screen.findByText(/incompleto ou não existe mais/)).toBeTruthy();
  });

  it('sends another invitation to the holder of an expired one', async () => {
    replyState({ state: 'expired', kind: 'invitation', username: null });
    gateway.replyRest('POST', '/api/auth/links/renewal', () => ({ status: 202 }));
    const { user } = await renderInvitation();
    await user.click(await screen.findByRole('button', { name: 'Enviar um novo convite' }));
    expect(await screen.findByText('Um novo convite foi enviado para o seu e-mail.')).toBeTruthy();
  });
});
