import { screen, waitFor, within } from '@testing-library/react';
import type { HiringFilter } from '../../../generated/graphql';
import { onDay } from '../../../testing/fixed-day';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import {
  HIRING_FIGURES,
  HIRING_JOBS,
  IN_PROGRESS,
  RECENT_HIRES,
  type HiringFigures,
} from '../hiring-queries';
import HiringDashboardPage from './hiring-dashboard.page';

const render = (query = '', session = ADMIN) =>
  renderScreen(<HiringDashboardPage />, { address: `/hiring-dashboard${query}`, session });
/** The filter of the last call of each query of the page. */
const lastFilters = () =>
  [HIRING_FIGURES, IN_PROGRESS, RECENT_HIRES].map((query) => gateway.calls(query).at(-1)?.filter);
const everywhere = (filter: HiringFilter | undefined) => [filter, filter, filter];
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const href = (name: string | RegExp) =>
  screen.findByRole('link', { name }).then((link) => link.getAttribute('href'));

/** Of everybody: ten candidates, two of them hired. With a filter: half of them. */
beforeEach(() => {
  gateway.reply(HIRING_JOBS, {
    jobs: [
      { id: 100, title: 'Analista', department: 'Engenharia' },
      { id: 101, title: 'Vendas', department: 'Comercial' },
    ],
  });
  gateway.reply(HIRING_FIGURES, ({ filter }): HiringFigures => ({
    hiringDashboard: {
      totalCandidates: filter ? 5 : 10,
      candidatesInHiringProcess: 1,
      candidatesHired: filter ? 1 : 2,
      candidatesApproved: 3,
      candidatesReachedHiring: 3,
    },
    hiringStages: [{ label: 'Documentação', candidates: 1 }],
    hireTimeline: filter?.startDate
      ? { hires: 1, medianDays: 29, unit: 'week', points: [{ startsOn: '2026-11-20', hires: 1 }] }
      : { hires: 0, medianDays: null, unit: 'month', points: [{ startsOn: '2026-11-01', hires: 0 }] },
  }));
  gateway.reply(IN_PROGRESS, { hiringInProgress: [] });
  gateway.reply(RECENT_HIRES, { recentHires: [] });
});

const choose = async (user: Awaited<ReturnType<typeof render>>['user'], chip: string, option: string) => {
  await user.click(screen.getByRole('button', { name: chip }));
  await user.click(await screen.findByRole('option', { name: option }));
};

/** The chart asks for its size; styles of MUI are not in the document. */
const chartSize = document.createElement('style');
chartSize.textContent = 'figure div { width: 280px; height: 132px; }';

describe('the hiring dashboard', () => {
  onDay('2026-11-26');
  beforeAll(() => document.head.append(chartSize));
  afterAll(() => chartSize.remove());

  it('counts everybody without a filter; the figures lead to their people', async () => {
    await render();
    expect(await href('Total de candidatos: 10')).toBe('/dashboard');
    expect(await href('Contratados: 2')).toBe('/dashboard?status=hired%2Ccontratado');
    expect(await href('Inscritos')).toBe('/dashboard');
    expect(screen.getByText('20%', { selector: 'dd' })).toBeTruthy();
    expect(screen.getByRole('figure', { name: 'Contratações por mês' }).textContent).toContain(
      'Ainda não há dados',
    );
    expect(lastFilters()).toEqual(everywhere(undefined));
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  });

  it('counts the people of a period, which the address keeps as days that move', async () => {
    const { user } = await render();
    await screen.findByText('Total de candidatos');
    await choose(user, 'Período', 'Últimos 30 dias');
    expect(await href('Total de candidatos: 5')).toBe('/dashboard?de=2026-10-28&ate=2026-11-26');
    expect(address()).toEqual({ periodo: '30' });
    const days = { startDate: '2026-10-28', endDate: '2026-11-26' };
    await waitFor(() => expect(lastFilters()).toEqual(everywhere(days)));
    expect(screen.getByText(/Contratações: pela data da contratação/)).toBeTruthy();
    const timeline = within(screen.getByRole('figure', { name: 'Contratações por semana' }));
    expect(timeline.getByText('1 contratação. Da inscrição à contratação: mediana de 29 dias.')).toBeTruthy();
    expect(timeline.getByRole('row', { name: 'semana de 20/11/2026 1 contratação' })).toBeTruthy();
    await choose(user, 'Período: Últimos 30 dias', 'Este ano');
    await waitFor(() =>
      expect(lastFilters()).toEqual(everywhere({ startDate: '2026-01-01', endDate: '2026-11-26' })),
    );
  });

  it('says that the job of an old address was deleted', async () => {
    await render('?vaga=117');
    expect(await screen.findByRole('button', { name: 'Vaga: Vaga excluída' })).toBeTruthy();
  });

  it('counts the people of a department and of one of its jobs', async () => {
    const { user } = await render('?periodo=90');
    await screen.findByText('Total de candidatos');
    await choose(user, 'Departamento', 'Engenharia');
    await waitFor(() => expect(lastFilters()[0]).toMatchObject({ department: 'Engenharia' }));
    // The list of candidates has no filter by department.
    await waitFor(() => expect(screen.queryByRole('link', { name: /Total de candidatos/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Vaga' }));
    const options = within(await screen.findByRole('listbox', { name: 'Vaga' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Todas as vagas', 'Analista']);
    await user.click(options[1]!);
    expect(await href('Contratados: 1')).toBe(
      '/dashboard?status=hired%2Ccontratado&job=100&de=2026-08-29&ate=2026-11-26',
    );
    expect(address()).toEqual({ periodo: '90', departamento: 'Engenharia', vaga: '100' });
    // The jobs of another department are others.
    await choose(user, 'Departamento: Engenharia', 'Comercial');
    await waitFor(() => expect(address()).toEqual({ periodo: '90', departamento: 'Comercial' }));
  });

  it('opens from an address, ignores what is none of its values, and offers to clear the filters where nothing is left', async () => {
    const { user } = await render('?de=2026-02-01&ate=2026-02-31&vaga=x&etapa=documents');
    await waitFor(() => expect(lastFilters()).toEqual(everywhere({ startDate: '2026-02-01' })));
    const processes = await screen.findByRole('region', { name: 'Processos em andamento' });
    expect(
      await within(processes).findByText('Nada com os filtros escolhidos no alto da página.'),
    ).toBeTruthy();
    await user.click(within(processes).getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(lastFilters()).toEqual(everywhere(undefined)));
    expect(address()).toEqual({ etapa: 'documents' });
  });

  it('shows no figures of another filter when those of the chosen one fail', async () => {
    const { user } = await render();
    await screen.findByText('Total de candidatos');
    gateway.refuse(HIRING_FIGURES, { code: 'UNAVAILABLE', message: 'Tente de novo' });
    await choose(user, 'Período', 'Este ano');
    expect(await screen.findByText('Erro ao carregar dashboard')).toBeTruthy();
    expect(screen.queryByText('Total de candidatos')).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('leads nobody to candidates who may not see them', async () => {
    await render('', { ...ADMIN, isAdmin: false, roles: ['financeiro'] });
    expect(await screen.findByText('10', { selector: 'dd' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Total de candidatos|Inscritos/ })).toBeNull();
  });
});
