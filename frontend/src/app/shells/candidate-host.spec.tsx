import { screen, waitFor } from '@testing-library/react';
import { CANDIDATE } from '../../features/candidates/candidates-queries';
import { candidateDetail, personWith } from '../../testing/fixtures/candidates';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { CandidateHost } from './candidate-host';

const EMPLOYEE = { ...ADMIN, id: 2, isAdmin: false };

beforeEach(() =>
  gateway.reply(CANDIDATE, ({ id }) => ({ candidate: candidateDetail(id, { person: personWith(id, 8) }) })),
);

describe('the detail of a candidate over a page', () => {
  it('opens for the candidate of the address, leads to the next one, and leaves the rest of the address', async () => {
    const { user } = await renderScreen(<CandidateHost />, {
      address: '/entrevistas?aba=lista&ficha=7',
      session: ADMIN,
    });
    await screen.findByRole('dialog', { name: 'Ana Teste 7' });
    await user.click(await screen.findByRole('link', { name: 'Vaga 8' }));
    await screen.findByRole('dialog', { name: 'Ana Teste 8' });
    expect(location.search).toBe('?aba=lista&ficha=8');
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?aba=lista');
  });

  it('opens for the candidate to whom a hiring process leads', async () => {
    await renderScreen(<CandidateHost />, { address: '/candidatos-aprovados?id=7', session: ADMIN });
    await screen.findByRole('dialog', { name: 'Ana Teste 7' });
  });

  it.each(['', '0', '-1', '7x', '99999999999'])('stays closed for the id "%s"', async (id) => {
    await renderScreen(<CandidateHost />, { address: `/entrevistas?ficha=${id}`, session: ADMIN });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.calls(CANDIDATE)).toEqual([]);
  });

  it('stays closed for users who may not see candidates', async () => {
    await renderScreen(<CandidateHost />, { address: '/indicacoes?ficha=7', session: EMPLOYEE });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.calls(CANDIDATE)).toEqual([]);
  });
});
