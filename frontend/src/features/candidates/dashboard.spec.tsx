import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { refetchAfterChange } from '../../shared/api/refetch';
import { RESPONSE_SETTINGS } from '../../domain/candidates/response-settings';
import { SET_STATUS } from '../../domain/candidates/status-mutations';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { candidateDetail, candidatePage, waitingTotals } from '../../testing/fixtures/candidates';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import {
  CANDIDATE,
  CANDIDATE_IDS,
  CANDIDATE_TOTALS,
  CANDIDATES,
  INTERVIEWS,
  WAITING_TOTALS,
} from './candidates-queries';
import DashboardPage from './dashboard.page';
import { CANDIDATE_NAMES } from './detail/use-people';
import { SAVED_VIEWS } from './saved-views/saved-views-queries';

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
  gateway.reply(WAITING_TOTALS, waitingTotals(4, 0));
  gateway.reply(SAVED_VIEWS, { savedViews: [] });
  gateway.reply(JOB_TITLES, { jobs: [] });
  gateway.reply(RESPONSE_SETTINGS, { responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' } });
  gateway.reply(CANDIDATES, ({ page, filter }) =>
    candidatePage(page ?? 1, filter?.search === 'ninguém' ? 0 : TOTAL),
  );
  gateway.reply(CANDIDATE_NAMES, candidatePage(1, TOTAL));
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
      limit: 10,
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
    await user.click(await screen.findByRole('button', { name: 'Retorno' }));
    await user.click(screen.getByRole('option', { name: 'Sem retorno há 15 dias' }));
    expect(query()).toEqual({ retorno: '15' });
    await waitFor(() => expect(lastList()?.filter).toEqual({ withoutResponseDays: 15 }));
  });

  it('are written into the address, and return to the first page', async () => {
    const { user } = await renderDashboard('/dashboard?page=2&ordem=name');
    await openButton(11);
    await user.type(screen.getByLabelText('Buscar por nome ou e-mail'), 'ana');
    await waitFor(() => expect(query()).toEqual({ ordem: 'name', search: 'ana' }));
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Aprovado' }));
    await user.keyboard('{Escape}');
    expect(query()).toEqual({ ordem: 'name', search: 'ana', status: 'approved' });
    await openButton(1);
    expect(lastList()).toEqual({
      page: 1,
      limit: 10,
      filter: { status: ['approved'], search: 'ana' },
      sort: 'name_ASC',
    });
  });

  it('keep both of two quick choices', async () => {
    const { user } = await renderDashboard();
    await openButton(1);
    await user.click(screen.getByRole('button', { name: 'Status' }));
    const [first, second] = ['Novo', 'Em análise'].map((name) => screen.getByRole('option', { name }));
    // Both before the page renders again.
    act(() => {
      first?.click();
      second?.click();
    });
    expect(query()).toEqual({ status: 'new,reviewing' });
  });

  it('take several statuses at once, and are announced and removed one by one', async () => {
    gateway.reply(JOB_TITLES, { jobs: [{ id: 7, title: 'Analista', location: 'Curitiba', isOpen: true }] });
    const { user } = await renderDashboard('/dashboard?nota=60-80&origem=indicacao');
    await openButton(1);
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Novo' }));
    await user.click(screen.getByRole('option', { name: 'Em análise' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Vaga' }));
    await user.click(await screen.findByRole('option', { name: 'Analista' }));
    await waitFor(() =>
      expect(lastList()?.filter).toEqual({
        job: '7',
        status: ['new', 'reviewing'],
        minScore: 60,
        maxScore: 80,
        referred: true,
      }),
    );
    expect(
      screen.getByText(
        'Filtros aplicados: Status: Novo, Em análise; Vaga: Analista; Origem: Com indicação; Pontuação: 60 a 80',
      ).role,
    ).toBe('status');
    await user.click(screen.getByRole('button', { name: 'Remover filtro Status' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Status' }));
    await user.click(screen.getByRole('button', { name: 'Remover filtro Pontuação' }));
    expect(query()).toEqual({ job: '7', origem: 'indicacao' });
    expect(screen.getByText('Filtros aplicados: Vaga: Analista; Origem: Com indicação')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(query()).toEqual({});
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Buscar por nome ou e-mail'));
  });

  it('include a range of scores, which must be in order', async () => {
    const { user } = await renderDashboard();
    await openButton(1);
    await user.click(screen.getByRole('button', { name: 'Pontuação' }));
    const range = within(await screen.findByRole('dialog', { name: 'Pontuação' }));
    await user.type(range.getByLabelText('De'), '80');
    await user.type(range.getByLabelText('Até'), '60');
    expect(range.getByText('Informe números de 0 a 100, em ordem.')).toBeTruthy();
    await user.clear(range.getByLabelText('Até'));
    await user.click(range.getByRole('button', { name: 'Aplicar' }));
    expect(query()).toEqual({ nota: '80-' });
    await waitFor(() => expect(lastList()?.filter).toEqual({ minScore: 80 }));
    expect(screen.getByRole('button', { name: 'Pontuação: 80 ou mais' })).toBeTruthy();
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
    gateway.reply(CANDIDATE, { candidate: null });
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
    gateway.reply(CANDIDATE, { candidate: null });
    await renderDashboard('/dashboard?candidato=98');
    expect(await within(await dialog()).findByText('Candidato não encontrado')).toBeTruthy();
  });
});

describe('the figures of the dashboard', () => {
  const figure = (name: string | RegExp) => screen.findByRole('link', { name });

  it('begin with those who wait for somebody, and show the candidates that they count', async () => {
    gateway.reply(WAITING_TOTALS, waitingTotals(4, 7));
    const { user } = await renderDashboard('/dashboard?search=ana&page=2');
    await user.click(await figure('Novos: 4'));
    expect(query()).toEqual({ status: 'new' });
    await user.click(await figure('Sem retorno: 7'));
    expect(query()).toEqual({ retorno: '15' });
    await waitFor(() => expect(lastList()?.filter).toEqual({ withoutResponseDays: 15 }));
    await user.click(await figure('Candidatos aprovados: 3'));
    expect(query().status?.split(',')).toEqual(
      expect.arrayContaining(['approved', 'hiring_offer', 'hiring_documents', 'hired']),
    );
    expect(screen.getByText(/^Status: /).textContent).toBe(
      'Status: Aprovado, Proposta Enviada, Documentação Pendente, Contratado',
    );
    await user.click(await figure('Total de candidatos: 25'));
    expect(query()).toEqual({});
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels).toEqual([
      'Sem retorno',
      'Novos',
      'Total de candidatos',
      'Entrevistas agendadas',
      'Candidatos aprovados',
    ]);
  });

  it('mark the one whose candidates are shown', async () => {
    await renderDashboard('/dashboard?status=new');
    expect((await figure('Novos: 4')).getAttribute('aria-current')).toBe('true');
    expect((await figure('Total de candidatos: 25')).hasAttribute('aria-current')).toBe(false);
  });

  it('lead to the scheduled interviews', async () => {
    gateway.reply(INTERVIEWS, {
      interviewPage: { interviews: [], pagination: { currentPage: 1, totalInterviews: 0 } },
    });
    const { user } = await renderDashboard();
    const exportName = { name: 'Exportar Relatório' };
    expect(await screen.findByRole('button', exportName)).toBeTruthy();
    await user.click(await figure('Entrevistas agendadas: 2'));
    await screen.findByText('Nenhuma entrevista encontrada');
    // It exports candidates.
    expect(screen.queryByRole('button', exportName)).toBeNull();
    expect(gateway.calls(INTERVIEWS).at(-1)?.filter).toEqual({ status: 'scheduled' });
  });
});

describe('the size of a page', () => {
  it('is chosen below the list, returns to the first page, and is remembered', async () => {
    const { user, unmount } = await renderDashboard('/dashboard?page=2');
    await openButton(11);
    await user.selectOptions(screen.getByLabelText('Por página'), '50');
    await waitFor(() => expect(lastList()).toMatchObject({ page: 1, limit: 50 }));
    expect(query()).toEqual({});
    unmount();
    await renderDashboard();
    await waitFor(() => expect(lastList()).toMatchObject({ page: 1, limit: 50 }));
  });
});
