import { screen, waitFor, within } from '@testing-library/react';
import { RESPONSE_SETTINGS } from '../../shared/candidates/response-settings';
import { JOB_TITLES } from '../../shared/jobs/jobs-query';
import { candidateDetail, candidatePage } from '../../testing/fixtures/candidates';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { CANDIDATE, CANDIDATE_IDS, CANDIDATE_TOTALS, CANDIDATES } from './candidates-queries';
import DashboardPage from './dashboard.page';

const TOTAL = 25;

const renderDashboard = (address = '/dashboard') =>
  renderScreen(<DashboardPage />, { address, session: ADMIN });
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
const lastList = () => gateway.calls(CANDIDATES).at(-1);
const openButton = (id: number) => screen.findByLabelText(`Ver detalhes de Ana Teste ${id}`);
const dialog = () => screen.findByRole('dialog');

beforeEach(() => {
  gateway.reply(CANDIDATE_TOTALS, {
    candidateCounts: { total: TOTAL, approved: 3 },
    interviewCounts: { scheduled: 2 },
  });
  gateway.reply(JOB_TITLES, { jobs: [] });
  gateway.reply(RESPONSE_SETTINGS, { responseSettings: { overdueDays: 15, sendDigest: true } });
  gateway.reply(CANDIDATES, ({ page, filter }) =>
    candidatePage(page ?? 1, filter?.search === 'ninguém' ? 0 : TOTAL),
  );
  gateway.reply(CANDIDATE_IDS, {
    candidateIds: Array.from({ length: TOTAL }, (_, index) => index + 1),
  });
  gateway.reply(CANDIDATE, ({ id }) => ({ candidate: candidateDetail(id) }));
});

describe('the filters of the dashboard', () => {
  it('are read from the address', async () => {
    await renderDashboard(
      '/dashboard?job=101&status=approved&search=ana&de=2026-11-01&ate=2026-11-21&ordem=-score&page=2',
    );
    await openButton(11);
    expect(lastList()).toEqual({
      page: 2,
      filter: {
        job: '101',
        status: ['approved'],
        search: 'ana',
        startDate: '2026-11-01',
        endDate: '2026-11-21',
      },
      sort: 'score_DESC',
    });
  });

  it('include the days without a response, by the limit of the settings', async () => {
    const { user } = await renderDashboard();
    await openButton(1);
    await user.click(await screen.findByLabelText('Retorno'));
    await user.click(screen.getByRole('option', { name: 'Sem retorno há 15 dias' }));
    expect(query()).toEqual({ retorno: '15' });
    await waitFor(() => expect(lastList()?.filter).toEqual({ withoutResponseDays: 15 }));
  });

  it('are written into the address, and return to the first page', async () => {
    const { user } = await renderDashboard('/dashboard?page=2&ordem=name');
    await openButton(11);
    await user.type(screen.getByLabelText('Buscar por nome ou e-mail'), 'ana');
    await waitFor(() => expect(query()).toEqual({ ordem: 'name', search: 'ana' }));
    await user.click(screen.getByLabelText('Status'));
    await user.click(screen.getByRole('option', { name: 'Aprovado' }));
    expect(query()).toEqual({ ordem: 'name', search: 'ana', status: 'approved' });
    await openButton(1);
    expect(lastList()).toEqual({
      page: 1,
      filter: { status: ['approved'], search: 'ana' },
      sort: 'name_ASC',
    });
  });

  it('can be cleared from an empty list', async () => {
    const { user } = await renderDashboard('/dashboard?search=ninguém&status=hired');
    const empty = (await screen.findByText('Nenhum candidato encontrado')).parentElement!;
    await user.click(within(empty).getByRole('button', { name: 'Limpar filtros' }));
    await openButton(1);
    expect(query()).toEqual({});
    expect(screen.getByLabelText('Buscar por nome ou e-mail')).toHaveProperty('value', '');
  });
});

describe('stepping through the candidates', () => {
  it('shows the position, and follows the pages of the list', async () => {
    const { user } = await renderDashboard();
    await user.click(await openButton(10));
    expect(await within(await dialog()).findByText('10 de 25')).toBeTruthy();
    expect(gateway.calls(CANDIDATE_IDS)).toEqual([
      { filter: {}, sort: 'createdAt_DESC', offset: 0, limit: 1_000 },
    ]);
    await user.click(screen.getByLabelText('Próximo candidato'));
    expect(await within(await dialog()).findByText('11 de 25')).toBeTruthy();
    expect(query()).toEqual({ candidato: '11', page: '2' });
    await user.click(screen.getByLabelText('Candidato anterior'));
    expect(await within(await dialog()).findByText('10 de 25')).toBeTruthy();
    expect(query()).toEqual({ candidato: '10' });
    // Loaded once for all steps.
    expect(gateway.calls(CANDIDATE_IDS)).toHaveLength(1);
  });

  it('ends at the last candidate', async () => {
    await renderDashboard('/dashboard?candidato=25&page=3');
    expect(await within(await dialog()).findByText('25 de 25')).toBeTruthy();
    expect(screen.getByLabelText('Próximo candidato')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Candidato anterior')).toHaveProperty('disabled', false);
  });

  it('has no position for a candidate outside of the filtered list', async () => {
    await renderDashboard('/dashboard?candidato=99');
    await within(await dialog()).findByText('ana.99@example.com');
    expect(screen.getByLabelText('Próximo candidato')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Candidato anterior')).toHaveProperty('disabled', true);
  });

  it('works without the ids of the list, only without steps', async () => {
    gateway.disconnect(CANDIDATE_IDS);
    await renderDashboard('/dashboard?candidato=1');
    await within(await dialog()).findByText('ana.1@example.com');
    expect(screen.getByLabelText('Próximo candidato')).toHaveProperty('disabled', true);
  });

  it('shows a message for a candidate who does not exist', async () => {
    gateway.reply(CANDIDATE, { candidate: null });
    await renderDashboard('/dashboard?candidato=98');
    expect(await within(await dialog()).findByText('Candidato não encontrado')).toBeTruthy();
  });
});
