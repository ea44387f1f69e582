import { screen, waitFor } from '@testing-library/react';
import { RESPONSE_SETTINGS } from '../../domain/candidates/response-settings';
import { confirmFactor } from '../../shared/api/fresh-factor';
import { askConfirmation } from '../../shared/dialogs/confirmations';
import { FreshFactorHost } from '../../shared/session/fresh-factor-host';
import { candidatePage } from '../../testing/fixtures/candidates';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { DUE_BONUSES, OVERDUE_RESPONSES, PAST_INTERVIEWS } from './menu-badges';
import { Sidebar } from './sidebar';

beforeEach(() => {
  gateway.reply(RESPONSE_SETTINGS, { responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' } });
  gateway.reply(OVERDUE_RESPONSES, () => ({
    candidates: { pagination: candidatePage(1, 120).candidates.pagination },
  }));
  gateway.reply(PAST_INTERVIEWS, { interviewCounts: { awaitingOutcome: 1 } });
  gateway.reply(DUE_BONUSES, { dueBonuses: 0 });
  gateway.replyRest('POST', '/api/auth/confirm/options', () => ({ body: { methods: ['password'] } }));
});

/** Follows a link of the menu, from which Back leads to `/usuarios`. */
async function openSecondPage() {
  const frame = (
    <>
      <Sidebar />
      <FreshFactorHost />
    </>
  );
  const { user } = await renderScreen(frame, { address: '/usuarios', session: ADMIN });
  await user.click(await screen.findByRole('link', { name: 'Auditoria' }));
  expect(location.pathname).toBe('/auditoria');
  return user;
}

const closedByBack = async () => {
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/usuarios'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('Back, over a dialog of the frame,', () => {
  it('closes the search', async () => {
    const user = await openSecondPage();
    await user.click(screen.getByRole('button', { name: /^Ir para/ }));
    await screen.findByRole('combobox');
    await closedByBack();
  });

  it('answers a question with no', async () => {
    await openSecondPage();
    const answer = askConfirmation({
      title: 'Reprovar Ana?',
      text: 'Ela recebe um e-mail.',
      confirm: 'Reprovar',
    });
    await screen.findByRole('dialog', { name: 'Reprovar Ana?' });
    await closedByBack();
    expect(await answer).toBe(false);
  });

  it('gives up the act that asks for the second factor', async () => {
    await openSecondPage();
    const confirmed = confirmFactor();
    await screen.findByRole('dialog', { name: 'Confirme que é você' });
    await closedByBack();
    expect(await confirmed).toBe(false);
  });

  it('closes the change of the own password, and asks before what was typed is given up', async () => {
    const user = await openSecondPage();
    await user.click(screen.getByRole('button', { name: 'Alterar senha' }));
    await user.type(await screen.findByLabelText(/^Senha atual/), 'segredo');
    history.back();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(location.pathname).toBe('/usuarios'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
