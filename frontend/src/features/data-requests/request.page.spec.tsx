import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fakeCaptcha } from '../../testing/fake-captcha';
import { gateway, renderScreen } from '../../testing/render-screen';
import RequestPage from './request.page';

/** Bodies of the requests that were sent. */
let sent: unknown[];
beforeEach(() => {
  sent = [];
  fakeCaptcha();
});
const reply = (status: number, body?: unknown) =>
  gateway.replyRest('POST', '/api/privacy/requests', ({ body: received }) => {
    sent.push(received);
    return { status, body };
  });
const fill = async (user: UserEvent) => {
  await user.selectOptions(screen.getByLabelText(/O que você pede/), 'erasure');
  await user.type(screen.getByLabelText(/Nome completo/), 'Ana Souza');
  await user.type(screen.getByLabelText(/E-mail/), 'ana@example.com');
};
const solve = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Não sou um robô' }));
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enviar pedido' }));

describe('the form for requests about personal data', () => {
  it('sends the request with a captcha, and says that a link was sent', async () => {
    reply(202);
    const { user } = await renderScreen(<RequestPage />);
    await fill(user);
    await user.type(screen.getByLabelText(/Detalhes/), 'Tudo');
    await solve(user);
    await submit(user);
    expect(await screen.findByText(/Enviamos um link para confirmar o pedido/)).toBeTruthy();
    expect(sent).toEqual([
      {
        kind: 'erasure',
        name: 'Ana Souza',
        email: 'ana@example.com',
        details: 'Tudo',
        recaptchaToken: 'token-1',
      },
    ]);
  });

  it('needs a kind, a name, a valid address and the captcha', async () => {
    reply(202);
    const { user } = await renderScreen(<RequestPage />);
    await submit(user);
    for (const error of ['Escolha o que deseja pedir', 'Informe o seu nome', 'Informe o seu e-mail'])
      expect(screen.getByText(error)).toBeTruthy();
    await user.type(screen.getByLabelText(/E-mail/), 'ana');
    expect(screen.getByText('Informe um e-mail válido')).toBeTruthy();
    await user.clear(screen.getByLabelText(/E-mail/));
    await fill(user);
    await submit(user);
    expect(await screen.findByText('Por favor, complete a verificação de segurança.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows what the server refuses at the field, and needs another captcha', async () => {
    reply(400, {
      code: 'VALIDATION_FAILED',
      message: 'Verifique os dados informados.',
      errors: [{ field: 'email', message: 'Informe outro e-mail' }],
    });
    const { user } = await renderScreen(<RequestPage />);
    await fill(user);
    await solve(user);
    await submit(user);
    expect(await screen.findByText('Informe outro e-mail')).toBeTruthy();
    reply(429, { code: 'TOO_MANY_REQUESTS', message: 'Muitas tentativas em pouco tempo.' });
    await user.type(screen.getByLabelText(/E-mail/), '.br');
    await solve(user);
    await submit(user);
    expect(await screen.findByText('Muitas tentativas em pouco tempo.')).toBeTruthy();
    expect(sent.map((body) => (body as { recaptchaToken: string }).recaptchaToken)).toEqual([
      'token-1',
      'token-2',
    ]);
  });
});
