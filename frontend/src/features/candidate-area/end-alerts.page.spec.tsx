import { screen } from '@testing-library/react';
import { gateway, renderScreen } from '../../testing/render-screen';
import EndAlertsPage from './end-alerts.page';

const TOKEN = 'a'.repeat(43);

describe('the page that ends job alerts', () => {
  const render = (hash: string) =>
    renderScreen(<EndAlertsPage />, { address: `/cancelar-alertas${hash}`, route: '/cancelar-alertas' });

  it('ends them by its button only', async () => {
    let calls = 0;
    gateway.replyRest('POST', `/api/job-alerts/unsubscribe/${TOKEN}`, () => {
      calls++;
      return { body: { unsubscribed: true } };
    });
    const { user } = await render(`#${TOKEN}`);
    const button = await screen.findByRole('button', { name: 'Cancelar todos os alertas' });
    expect(calls).toBe(0);
    await user.click(button);
    expect(await screen.findByText(/foram cancelados/)).toBeTruthy();
    expect(calls).toBe(1);
  });

  it('explains an incomplete link, and one of no person', async () => {
    const { unmount } = await render('#abc');
    expect(await screen.findByText(/Este link está incompleto/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    gateway.replyRest('POST', `/api/job-alerts/unsubscribe/${TOKEN}`, () => ({
      status: 410,
      body: { code: 'LINK_GONE', message: 'Este link não é válido.' },
    }));
    const { user } = await render(`#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Cancelar todos os alertas' }));
    expect(await screen.findByText('Este link não é válido.')).toBeTruthy();
  });
});
