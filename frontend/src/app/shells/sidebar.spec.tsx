import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@araucaria/contracts/domain';
import { RESPONSE_SETTINGS } from '../../domain/candidates/response-settings';
import { candidatePage } from '../../testing/fixtures/candidates';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { DUE_BONUSES, OVERDUE_RESPONSES, PAST_INTERVIEWS } from './menu-badges';
import { Sidebar } from './sidebar';

const withRoles = (...roles: Role[]) => ({ ...ADMIN, id: 2, isAdmin: false, roles });

beforeEach(() => {
  gateway.reply(RESPONSE_SETTINGS, { responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' } });
  gateway.reply(OVERDUE_RESPONSES, () => ({
    candidates: { pagination: candidatePage(1, 120).candidates.pagination },
  }));
  gateway.reply(PAST_INTERVIEWS, { interviewCounts: { awaitingOutcome: 1 } });
  gateway.reply(DUE_BONUSES, { dueBonuses: 0 });
});

const groups = () =>
  screen.getAllByRole('list').map((list) => {
    const title = list.getAttribute('aria-labelledby');
    const links = within(list).getAllByRole('link');
    return [title && document.getElementById(title)?.textContent, links.map((link) => link.textContent)];
  });

describe('the sidebar', () => {
  it('groups the pages, and leads to what waits behind an entry', async () => {
    const { user } = await renderScreen(<Sidebar />, { address: '/usuarios', session: ADMIN });
    const overdue = await screen.findByRole('link', { name: '120 candidatos sem retorno há 15 dias' });
    expect(overdue.textContent).toBe('99+');
    const past = await screen.findByRole('link', { name: '1 entrevista sem resultado' });
    expect(screen.queryByRole('link', { name: /bônus vencido/ })).toBeNull();
    expect(groups().map(([title]) => title)).toEqual([
      null,
      'Recrutamento',
      'Indicações',
      'Administração',
      null,
    ]);
    await user.click(past);
    expect(location.pathname + location.search).toBe('/entrevistas?ver=entrevistas&aba=awaiting');
    await user.click(overdue);
    expect(location.pathname + location.search).toBe('/dashboard?retorno=15');
  });

  it('names a limit of one day', async () => {
    gateway.reply(RESPONSE_SETTINGS, {
      responseSettings: { overdueDays: 1, sendDigest: true, version: 'a' },
    });
    await renderScreen(<Sidebar />, { session: ADMIN });
    expect(await screen.findByRole('link', { name: '120 candidatos sem retorno há 1 dia' })).toBeTruthy();
  });

  it('shows and asks for nothing but what the roles permit', async () => {
    gateway.reply(DUE_BONUSES, { dueBonuses: 2 });
    await renderScreen(<Sidebar />, { session: withRoles('financeiro') });
    await screen.findByRole('link', { name: '2 bônus vencidos' });
    expect(groups()).toEqual([
      [null, ['Meu dia']],
      ['Recrutamento', ['Vagas']],
      ['Indicações', ['Indicações', 'Pagamentos de Bônus', '2']],
      [null, ['Minha Conta']],
    ]);
    expect(gateway.calls(PAST_INTERVIEWS)).toEqual([]);
    expect(gateway.calls(RESPONSE_SETTINGS)).toEqual([]);
  });

  it('asks an interviewer for results only, not for answers', async () => {
    await renderScreen(<Sidebar />, { session: withRoles('entrevistador') });
    await screen.findByRole('link', { name: '1 entrevista sem resultado' });
    await waitFor(() => expect(gateway.calls(OVERDUE_RESPONSES)).toEqual([]));
  });

  it('keeps names and badges while it is collapsed', async () => {
    await renderScreen(<Sidebar collapsed />, { address: '/vagas/7', session: ADMIN });
    await screen.findByRole('link', { name: '1 entrevista sem resultado' });
    expect(screen.getByRole('link', { name: 'Vagas' }).className).toContain('Mui-selected');
    expect(screen.getByRole('list', { name: 'Administração' })).toBeTruthy();
  });
});
