import { screen } from '@testing-library/react';
import { gateway, renderScreen } from '../../testing/render-screen';
import ConfirmRequestPage from './confirm-request.page';

const TOKEN = 'a'.repeat(43);

/** Bodies of the confirmations that were sent. */
let sent: unknown[];
beforeEach(() => {
  sent = [];
});
const reply = (status: number, body: unknown) =>
  gateway.replyRest('POST', '/api/privacy/requests/confirmation', ({ body: received }) => {
    sent.push(received);
    return { status, body };
  });
const renderPage = (hash = `#${TOKEN}`) =>
  renderScreen(<ConfirmRequestPage />, {
    address: `/privacidade/pedido/confirmar${hash}`,
    route: '/privacidade/pedido/confirmar',
  });
const button = () => screen.queryByRole('button', { name: 'Confirmar o pedido' });

describe('the page of a confirmation link', () => {
  it('confirms by its button only, and shows the protocol number and the deadline', async () => {
    reply(200, { id: 71, kind: 'erasure', dueOn: '2026-03-25' });
    const { user } = await renderPage();
    expect(sent).toEqual([]);
    await user.click(button()!);
    const status = await screen.findByText(/Protocolo nº/);
    expect(status.textContent).toBe(
      'Protocolo nº 71: exclusão. Respondemos por e-mail até 25/03/2026. Anote o número.',
    );
    expect(sent).toEqual([{ token: TOKEN }]);
    expect(button()).toBeNull();
  });

  it('explains a link that is gone, and leads to the form', async () => {
    reply(410, { code: 'LINK_GONE', message: 'Este link não vale mais. Peça um novo.' });
    const { user } = await renderPage();
    await user.click(button()!);
    expect(await screen.findByText(/expirou ou não existe mais/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Fazer outro pedido' }).getAttribute('href')).toBe(
      '/privacidade/pedido',
    );
  });

  it('can be repeated after a failure', async () => {
    reply(503, { code: 'UNAVAILABLE', message: 'Serviço temporariamente indisponível.' });
    const { user } = await renderPage();
    await user.click(button()!);
    expect(await screen.findByText('Serviço temporariamente indisponível.')).toBeTruthy();
    expect(button()).toHaveProperty('disabled', false);
  });

  it('sends no incomplete token to the server', async () => {
    await renderPage('#abc');
    expect(screen.getByText(/incompleto/)).toBeTruthy();
    expect(button()).toBeNull();
  });
});
