import { screen, waitFor } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { job } from '../../testing/fixtures/jobs';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { PALETTE_PEOPLE } from './palette-queries';
import { PaletteButton } from './palette-button';

const person = (id: number, lastName: string) => ({
  id,
  firstName: 'Ana',
  lastName,
  jobTitle: 'Pessoa Designer',
  status: 'reviewing' as const,
});

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

async function openPalette(session = ADMIN) {
  const rendered = await renderScreen(<PaletteButton isIcon={false} />, { address: '/usuarios', session });
  await rendered.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Ir para uma pessoa, vaga, página ou ação' });
  return rendered;
}

beforeEach(() => {
  gateway.reply(JOB_TITLES, () => ({ jobs: [job(5, 'Analista de Dados', { location: 'Recife, PE' })] }));
  gateway.reply(PALETTE_PEOPLE, () => ({
    candidates: { candidates: [person(7, 'Prado'), person(8, 'Souza')] },
  }));
});

describe('the palette', () => {
  it('opens by its key, finds people, vacancies and pages, and opens a person by the keyboard over the present page', async () => {
    const { user } = await openPalette();
    await user.keyboard('ana');
    await screen.findByRole('option', { name: /Ana Souza/ });
    expect(options()).toEqual([
      'Ana PradoPessoa Designer · Em análise',
      'Ana SouzaPessoa Designer · Em análise',
      'Analista de DadosRecife, PE',
    ]);
    expect(gateway.calls(PALETTE_PEOPLE).at(-1)).toEqual({ search: 'ana', limit: 6 });
    await user.click(screen.getByRole('option', { name: /Ana Souza/ }));
    await waitFor(() => expect(location.search).toBe('?ficha=8'));
    expect(location.pathname).toBe('/usuarios');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('opens the first page found by Enter', async () => {
    const { user } = await openPalette();
    await user.keyboard('auditoria');
    await waitFor(() => expect(options()).toContain('Auditoria'));
    gateway.reply(PALETTE_PEOPLE, () => ({ candidates: { candidates: [] } }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/auditoria'));
  });

  it('closes by Escape, and gives the focus back', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('asks for no people for a user who may not read candidates, and says that nothing was found', async () => {
    const { user } = await openPalette({ ...ADMIN, isAdmin: false, roles: ['financeiro'] });
    await user.keyboard('zzz');
    expect(await screen.findByText('Nada encontrado.')).toBeTruthy();
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('bônus');
    await waitFor(() => expect(options()).toEqual(['Pagamentos de Bônus', 'Pagar bônus vencidos']));
    expect(gateway.calls(PALETTE_PEOPLE)).toEqual([]);
  });
});
