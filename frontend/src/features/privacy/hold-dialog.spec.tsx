import { screen, waitFor } from '@testing-library/react';
import { FIND_PERSONS } from '../../domain/persons/person-queries';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { HoldDialog } from './hold-dialog';
import { PLACE_LEGAL_HOLD } from './privacy-queries';

const REFERRER = {
  referralId: 4,
  name: 'Joana Prado',
  maskedEmail: 'j•••@exemplo.com',
  jobTitles: [],
  referrals: 1,
  lastReferredAt: '2026-03-02T12:00:00.000Z',
};

describe('the dialog of a new legal hold', () => {
  it('finds by name who referred, and holds them', async () => {
    gateway.reply(FIND_PERSONS, ({ candidates, referrers }) => ({
      ...(candidates && { findPersons: [] }),
      ...(referrers && { findReferrers: [REFERRER] }),
    }));
    gateway.reply(PLACE_LEGAL_HOLD, () => ({ placeLegalHold: true }));
    let closed = false;
    const onClose = () => (closed = true);
    const { user } = await renderScreen(<HoldDialog onClose={onClose} />, { session: ADMIN });
    await user.click(screen.getByRole('combobox', { name: 'Pessoa' }));
    await user.click(await screen.findByRole('option', { name: 'Quem indica' }));
    await user.type(screen.getByLabelText(/^Motivo/), 'Ofício 12');
    await user.click(screen.getByRole('button', { name: 'Iniciar' }));
    expect(await screen.findByText('Procure e escolha quem indica')).toBeTruthy();
    expect(gateway.calls(PLACE_LEGAL_HOLD)).toEqual([]);

    await user.type(screen.getByLabelText('Nome da pessoa'), 'prado{Enter}');
    await user.click(
      await screen.findByText('Indicação espontânea · 1 indicação · 02/03/2026 · j•••@exemplo.com'),
    );
    expect(gateway.calls(FIND_PERSONS)).toEqual([{ name: 'prado', candidates: false, referrers: true }]);
    await user.click(screen.getByRole('button', { name: 'Iniciar' }));
    await waitFor(() => expect(closed).toBe(true));
    const input = { person: 'referrer', id: 4, reason: 'Ofício 12', until: null, from: 'none' };
    expect(gateway.calls(PLACE_LEGAL_HOLD)).toEqual([{ input }]);
  });

  it('keeps what was typed over an ended session, until it is given up', async () => {
    const onClose = () => undefined;
    const { user, unmount } = await renderScreen(<HoldDialog onClose={onClose} />, { session: ADMIN });
    await user.type(screen.getByLabelText(/^Motivo/), 'Ofício 12');
    unmount();
    const again = await renderScreen(<HoldDialog onClose={onClose} />, { session: ADMIN });
    await waitFor(() => expect(screen.getByLabelText(/^Motivo/)).toHaveProperty('value', 'Ofício 12'));
    await again.user.keyboard('{Escape}');
    await again.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(sessionStorage.length).toBe(0);
  });

  it('shows the hold that is in force, before another one replaces it', async () => {
    gateway.reply(FIND_PERSONS, ({ candidates, referrers }) => ({
      ...(candidates && { findPersons: [] }),
      ...(referrers && { findReferrers: [REFERRER] }),
    }));
    const current = { reason: 'Ordem judicial 7', until: null, placedAt: '2026-03-01T12:00:00.000Z' };
    gateway.refuse(PLACE_LEGAL_HOLD, { code: 'CHANGED_MEANWHILE', message: 'Há uma retenção', current });
    const { user } = await renderScreen(<HoldDialog onClose={() => undefined} />, { session: ADMIN });
    await user.click(screen.getByRole('combobox', { name: 'Pessoa' }));
    await user.click(await screen.findByRole('option', { name: 'Quem indica' }));
    await user.type(screen.getByLabelText(/^Motivo/), 'Ofício 12');
    await user.type(screen.getByLabelText('Nome da pessoa'), 'prado{Enter}');
    await user.click(
      await screen.findByText('Indicação espontânea · 1 indicação · 02/03/2026 · j•••@exemplo.com'),
    );
    await user.click(screen.getByRole('button', { name: 'Iniciar' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Ordem judicial 7.*sem data final/);
    expect(screen.getByLabelText(/^Motivo/)).toHaveProperty('value', 'Ofício 12');
    gateway.reply(PLACE_LEGAL_HOLD, () => ({ placeLegalHold: true }));
    await user.click(screen.getByRole('button', { name: 'Substituir' }));
    expect(await screen.findByText('Retenção legal iniciada')).toBeTruthy();
    expect(gateway.calls(PLACE_LEGAL_HOLD).map(({ input }) => input.from)).toEqual([
      'none',
      current.placedAt,
    ]);
  });
});
