import { screen } from '@testing-library/react';
import { fakeCaptcha } from '../../testing/fake-captcha';
import { gateway, renderScreen } from '../../testing/render-screen';
import ForgotPasswordPage from './forgot-password.page';

beforeEach(() => fakeCaptcha());

describe('the request for a new password', () => {
  it('sends the user name with a captcha, and says the same whether the account exists or not', async () => {
    const sent: unknown[] = [];
    gateway.replyRest('POST', '/api/auth/forgot-password', ({ body }) => {
      sent.push(body);
      return { status: 202 };
    });
    const { user } = await renderScreen(<ForgotPasswordPage />);
    await user.type(screen.getByLabelText(/Usuário ou e-mail/), 'ana');
    await user.click(await screen.findByRole('button', { name: 'Não sou um robô' }));
    await user.click(screen.getByRole('button', { name: 'Enviar link' }));
    expect(await screen.findByText(/Se houver uma conta ativa com esse usuário ou e-mail/)).toBeTruthy();
    expect(sent).toEqual([{ login: 'ana', recaptchaToken: 'token-1' }]);
    await user.click(screen.getByRole('button', { name: 'Pedir outro link' }));
    expect(screen.getByRole('button', { name: 'Enviar link' })).toHaveProperty('disabled', true);
  });

  it('shows a refusal, and needs another captcha', async () => {
    const message = 'Muitas tentativas em pouco tempo. Aguarde um instante e tente novamente.';
    gateway.replyRest('POST', '/api/auth/forgot-password', () => ({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', message },
    }));
    const { user } = await renderScreen(<ForgotPasswordPage />);
    await user.type(screen.getByLabelText(/Usuário ou e-mail/), 'ana');
    await user.click(await screen.findByRole('button', { name: 'Não sou um robô' }));
    await user.click(screen.getByRole('button', { name: 'Enviar link' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enviar link' })).toHaveProperty('disabled', true);
  });
});
