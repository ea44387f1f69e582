import { act, screen, waitFor, within } from '@testing-library/react';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { openButton, query, renderDashboard, serveDashboard } from '../../testing/dashboard-page';
import { waitingTotals } from '../../testing/fixtures/candidates';
import { gateway } from '../../testing/render-screen';
import { CANDIDATES, INTERVIEWS, WAITING_TOTALS } from './candidates-queries';

const lastList = () => gateway.calls(CANDIDATES).at(-1);

serveDashboard(25);

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
