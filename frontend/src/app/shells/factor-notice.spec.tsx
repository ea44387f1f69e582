import { screen } from '@testing-library/react';
import { ADMIN, renderScreen } from '../../testing/render-screen';
import { FactorNotice } from './factor-notice';

describe('the notice about a missing second factor', () => {
  it('says until when it may wait, and leads to the enrolment', async () => {
    const session = { ...ADMIN, secondFactorDueAt: '2026-03-09T12:00:00.000Z' };
    const { user } = await renderScreen(<FactorNotice />, { address: '/usuarios', session });
    expect(await screen.findByText(/precisa de um segundo fator até 09\/03\/2026/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Cadastrar' }));
    expect(location.pathname).toBe('/minha-conta');
  });

  it('is not shown to others', async () => {
    await renderScreen(<FactorNotice />, { session: ADMIN });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
