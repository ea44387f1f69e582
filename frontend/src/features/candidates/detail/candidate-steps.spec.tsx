import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { SET_STATUS } from '../../../domain/candidates/status-mutations';
import { refetchAfterChange } from '../../../shared/api/refetch';
import { dialog, openButton, query, renderDashboard, serveDashboard } from '../../../testing/dashboard-page';
import { candidatePage } from '../../../testing/fixtures/candidates';
import { gateway } from '../../../testing/render-screen';
import { CANDIDATE, CANDIDATE_IDS, CANDIDATES } from '../candidates-queries';

const TOTAL = 25;
serveDashboard(TOTAL);

describe('stepping through the candidates', () => {
  it('shows the position, and follows the pages of the list', async () => {
    const { user } = await renderDashboard();
    await user.click(await openButton(10));
    expect(await within(await dialog()).findByText('10 de 25 neste filtro')).toBeTruthy();
    expect(gateway.calls(CANDIDATE_IDS)).toEqual([
      { filter: {}, sort: 'createdAt_DESC', offset: 0, limit: 1_000 },
    ]);
    await user.click(screen.getByLabelText('Próximo candidato'));
    expect(await within(await dialog()).findByText('11 de 25 neste filtro')).toBeTruthy();
    expect(query()).toEqual({ candidato: '11', page: '2' });
    await user.click(screen.getByLabelText('Candidato anterior'));
    expect(await within(await dialog()).findByText('10 de 25 neste filtro')).toBeTruthy();
    expect(query()).toEqual({ candidato: '10' });
    // Loaded once for all steps.
    expect(gateway.calls(CANDIDATE_IDS)).toHaveLength(1);
  });

  it('shows the next candidate after a decision, but stays with one whom a link has opened', async () => {
    gateway.reply(SET_STATUS, ({ id, status }) => ({ setCandidateStatus: { id, status } }));
    const { user } = await renderDashboard();
    await user.click(await openButton(1));
    await within(await dialog()).findByRole('heading', { name: 'Ana Teste 1' });
    await screen.findByText('1 de 25 neste filtro');
    await user.click(screen.getByRole('button', { name: 'Em análise' }));
    expect(await screen.findByRole('heading', { name: 'Ana Teste 2' })).toBeTruthy();
    expect(screen.getByText('Ana Teste 1: Em análise')).toBeTruthy();
    cleanup();

    const linked = await renderDashboard('/dashboard?candidato=3');
    await screen.findByText('3 de 25 neste filtro');
    await linked.user.click(screen.getByRole('button', { name: 'Em análise' }));
    await screen.findByText('Ana Teste 3: Em análise');
    expect(screen.getByRole('heading', { name: 'Ana Teste 3' })).toBeTruthy();
  });

  it('counts the list as it was opened, while decisions take candidates out of its filter', async () => {
    let left = 2;
    gateway.reply(CANDIDATES, () => candidatePage(1, left));
    gateway.reply(CANDIDATE_IDS, { candidateIds: [1, 2] });
    const { user } = await renderDashboard('/dashboard?candidato=1&status=new');
    const opened = within(await dialog());
    expect(await opened.findByText('1 de 2 neste filtro')).toBeTruthy();
    left = 1;
    await refetchAfterChange(['candidate']);
    await waitFor(() => expect(screen.getByText('1-1 de 1', { exact: false })).toBeTruthy());
    await user.click(opened.getByRole('button', { name: 'Próximo candidato' }));
    expect(await opened.findByText('2 de 2 neste filtro')).toBeTruthy();
  });

  it('closes over a candidate who is erased meanwhile: nothing of the person stays, and nothing can be decided', async () => {
    await renderDashboard('/dashboard?candidato=7');
    await screen.findByRole('dialog', { name: 'Ana Teste 7' });
    gateway.refuse(CANDIDATE, { code: 'NOT_FOUND', message: 'Candidato não encontrado.' });
    await refetchAfterChange(['candidate']);
    const opened = within(await dialog());
    expect(await opened.findByText('Candidato não encontrado')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Ana Teste 7' })).toBeNull();
    expect(opened.queryByRole('button', { name: 'Aprovar' })).toBeNull();
  });

  it('opens nobody for an address without a number', async () => {
    await renderDashboard('/dashboard?candidato=abc');
    await openButton(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.calls(CANDIDATE)).toEqual([]);
  });

  it('ends at the last candidate', async () => {
    await renderDashboard('/dashboard?candidato=25&page=3');
    expect(await within(await dialog()).findByText('25 de 25 neste filtro')).toBeTruthy();
    expect(screen.getByLabelText('Próximo candidato')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Candidato anterior')).toHaveProperty('disabled', false);
  });

  it('leads from a candidate outside of the filtered list to its first one', async () => {
    await renderDashboard('/dashboard?candidato=99');
    await within(await dialog()).findByText('ana.99@example.com');
    expect(await screen.findByText('Fora deste filtro')).toBeTruthy();
    expect(screen.getByLabelText('Próximo candidato')).toHaveProperty('disabled', false);
    expect(screen.getByLabelText('Candidato anterior')).toHaveProperty('disabled', true);
  });

  it('works without the ids of the list, only without steps', async () => {
    gateway.disconnect(CANDIDATE_IDS);
    await renderDashboard('/dashboard?candidato=1');
    await within(await dialog()).findByText('ana.1@example.com');
    expect(screen.getByLabelText('Próximo candidato')).toHaveProperty('disabled', true);
  });

  it('shows a message for a candidate who does not exist', async () => {
    gateway.refuse(CANDIDATE, { code: 'NOT_FOUND', message: 'Candidato não encontrado.' });
    await renderDashboard('/dashboard?candidato=98');
    expect(await within(await dialog()).findByText('Candidato não encontrado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });
});
