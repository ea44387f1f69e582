import { screen, waitFor, within } from '@testing-library/react';
import { JOB_TITLES } from '../../../domain/jobs/jobs-query';
import { DELIVERIES } from '../../../domain/messages/deliveries/deliveries-queries';
import { INVITEE, interview } from '../../../testing/fixtures/interviews';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { INTERVIEW_PAGE, OPENED_INTERVIEW, TAB_COUNTS } from '../interviews-queries';
import { InterviewList } from './interview-list';

const ID = '6f0d4a52-0c35-4c1e-9a51-222222222222';
/** The interview of the candidate with this number, which is the first name, too. */
const numbered = (n: number, changes = {}) =>
  interview('2099-12-01', {
    id: `6f0d4a52-0c35-4c1e-9a51-${String(n).padStart(12, '0')}`,
    candidate: { ...INVITEE, firstName: `Número ${n}`, person: null },
    ...changes,
  });
const NUMBERS = { pending: 0, confirmed: 10_001, awaitingOutcome: 3, completed: 30, cancelled: 2 };

const renderList = (query = '') =>
  renderScreen(<InterviewList />, { address: `/entrevistas?ver=entrevistas${query}`, session: ADMIN });
const tabs = async () =>
  (await screen.findAllByRole('tab')).map(
    (tab) => `${tab.textContent}${tab.getAttribute('aria-selected') === 'true' ? ' *' : ''}`,
  );
const cards = async () =>
  (await within(await screen.findByRole('list', { name: 'Entrevistas' })).findAllByRole('heading')).map(
    ({ textContent }) => textContent,
  );

beforeEach(() => {
  gateway.reply(JOB_TITLES, { jobs: [] });
  gateway.reply(TAB_COUNTS, { interviewCounts: NUMBERS });
  gateway.reply(INTERVIEW_PAGE, ({ page, limit, filter }) => ({
    interviewPage: {
      interviews: [numbered(((page ?? 1) - 1) * (limit ?? 0) + 1, { status: filter?.status ?? 'scheduled' })],
      pagination: { currentPage: page ?? 1, totalInterviews: filter?.status === 'completed' ? 30 : 10_001 },
    },
  }));
});

describe('the list of interviews', () => {
  it('asks for a page of the first tab that has anything, and for no more', async () => {
    await renderList();
    expect(await cards()).toEqual(['Número 1 Prado']);
    expect(await tabs()).toEqual([
      'Pendentes (0)',
      'Confirmadas (10001) *',
      'Concluídas (30)',
      'Aguardando resultado (3)',
    ]);
    expect(gateway.calls(INTERVIEW_PAGE)).toEqual([
      { filter: { status: 'scheduled', confirmed: true }, sort: 'upcoming', page: 1, limit: 12 },
    ]);
  });

  it('offers what ends an interview on its card, and what changes it in a menu', async () => {
    const { user } = await renderList();
    const card = within(await screen.findByRole('list', { name: 'Entrevistas' }));
    const names = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'Finalizar Entrevista',
      'Link de Confirmação',
    ]);
    await user.click(card.getByRole('button', { name: 'Ações sobre a entrevista de Número 1 Prado' }));
    expect(names('menuitem')).toEqual(['Remarcar', 'Entrevistadores', 'Cancelar entrevista']);
  });

  it.each(['finalizar', 'cancelar', 'remarcar'])('says once that an interview is gone: %s', async (name) => {
    gateway.refuse(OPENED_INTERVIEW, { code: 'NOT_FOUND', message: 'Entrevista não encontrada' });
    await renderList(`&entrevista=${ID}&dialogo=${name}`);
    expect(await screen.findByText('Esta entrevista não existe mais')).toBeTruthy();
    await waitFor(() => expect(new URLSearchParams(location.search).has('dialogo')).toBe(false));
    expect(await cards()).toEqual(['Número 1 Prado']);
    expect(screen.getAllByText('Esta entrevista não existe mais')).toHaveLength(1);
  });

  it('turns its pages by requests, and keeps the page in the address', async () => {
    const { user } = await renderList('&aba=completed');
    expect(await screen.findByText('Mostrando 1-12 de 30 entrevistas')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(await screen.findByText('Número 13 Prado')).toBeTruthy();
    expect(new URLSearchParams(location.search).get('page')).toBe('2');
    await user.click(screen.getByRole('tab', { name: /Aguardando/ }));
    await waitFor(() =>
      expect(gateway.calls(INTERVIEW_PAGE).at(-1)).toEqual({
        ...{ filter: { awaitingOutcome: true }, sort: 'date_ASC', page: 1, limit: 12 },
      }),
    );
  });

  it('says that there are more than were counted, if a filter finds more', async () => {
    await renderList('&search=ana');
    expect(await screen.findByText('Mostrando 1-12 de mais de 10.000 entrevistas')).toBeTruthy();
    expect(await tabs()).toContain('Confirmadas (mais de 10.000) *');
    expect(gateway.calls(TAB_COUNTS)).toEqual([{ filter: { search: 'ana' } }]);
  });

  it('offers to clear the filters only while there are some, and keeps the focus among them', async () => {
    const { user } = await renderList('&search=ana&status=completed');
    await user.click(await screen.findByRole('button', { name: 'Limpar Filtros' }));
    await waitFor(() => expect(gateway.calls(TAB_COUNTS).at(-1)).toEqual({ filter: {} }));
    const search = screen.getByRole('searchbox', { name: 'Buscar por candidato ou vaga' });
    expect(search).toHaveProperty('value', '');
    expect(document.activeElement).toBe(search);
    expect(screen.queryByRole('button', { name: 'Limpar Filtros' })).toBeNull();
  });

  it('opens the dialog of an interview that is on no page that was read', async () => {
    gateway.reply(DELIVERIES, { deliveries: [] });
    gateway.reply(OPENED_INTERVIEW, { interview: numbered(99, { id: ID }) });
    await renderList(`&aba=confirmed&dialogo=link&entrevista=${ID}`);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(gateway.calls(OPENED_INTERVIEW)).toEqual([{ id: ID }]);
  });

  it.each(['link', 'remarcar', 'cancelar', 'entrevistadores'])(
    'opens no dialog for who may not use it, whatever the address names: %s',
    async (name) => {
      gateway.reply(OPENED_INTERVIEW, { interview: numbered(99, { id: ID }) });
      const address = `/entrevistas?ver=entrevistas&entrevista=${ID}&dialogo=`;
      const session = { ...ADMIN, isAdmin: false, roles: ['entrevistador' as const] };
      await renderScreen(<InterviewList />, { address: `${address}${name}`, session });
      await waitFor(() => expect(gateway.calls(OPENED_INTERVIEW)).toHaveLength(1));
      expect(await cards()).toEqual(['Número 1 Prado']);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  describe('on a phone', () => {
    const desktop = innerWidth;
    const { style } = document.documentElement;
    beforeEach(() => {
      Object.assign(window, { innerWidth: 360 });
      // The width is compared at the default font size, which jsdom does not have.
      style.fontSize = '16px';
    });
    afterEach(() => {
      Object.assign(window, { innerWidth: desktop });
      style.fontSize = '';
    });

    it('folds its filters into one bar, and shows those that are applied as chips that can be removed', async () => {
      gateway.reply(JOB_TITLES, { jobs: [{ id: 7, title: 'Analista', location: 'Curitiba', isOpen: true }] });
      const { user } = await renderList('&vaga=7&de=2026-11-01');
      const opener = await screen.findByRole('button', { name: 'Filtros (2)', expanded: false });
      expect(screen.getByRole('searchbox', { name: 'Buscar por candidato ou vaga' })).toBeTruthy();
      expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
      const applied = () =>
        within(screen.getByRole('list', { name: 'Filtros aplicados' }))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent);
      await waitFor(() => expect(applied()).toEqual(['Vaga: Analista', 'Data inicial: 01/11/2026']));

      await user.click(screen.getByRole('button', { name: 'Remover filtro Data inicial' }));
      await screen.findByRole('button', { name: 'Filtros (1)' });
      expect(applied()).toEqual(['Vaga: Analista']);
      expect(document.activeElement).toBe(opener);

      await user.click(opener);
      expect(screen.queryByRole('list', { name: 'Filtros aplicados' })).toBeNull();
      await user.click(screen.getByRole('combobox', { name: 'Status' }));
      await user.click(await screen.findByRole('option', { name: 'Cancelada' }));
      await user.click(await screen.findByRole('button', { name: 'Filtros (2)', expanded: true }));
      expect(applied()).toEqual(['Vaga: Analista', 'Status: Cancelada']);
    });
  });
});
