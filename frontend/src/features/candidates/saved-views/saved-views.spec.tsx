import { screen, waitFor, within } from '@testing-library/react';
import { RESPONSE_SETTINGS } from '../../../domain/candidates/response-settings';
import { JOB_TITLES } from '../../../domain/jobs/jobs-query';
import { candidatePage, waitingTotals } from '../../../testing/fixtures/candidates';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { CANDIDATE_TOTALS, CANDIDATES, WAITING_TOTALS } from '../candidates-queries';
import DashboardPage from '../dashboard.page';
import {
  CHANGE_SAVED_VIEW,
  DELETE_SAVED_VIEW,
  SAVED_VIEWS,
  SAVE_VIEW,
  type SavedView,
} from './saved-views-queries';

/** As the server has them. */
let stored: SavedView[];

const view = (id: number, name: string, query: string): SavedView => ({ id, name, query, isDefault: false });
const renderList = async (address = '/dashboard') => {
  const rendered = await renderScreen(<DashboardPage />, { address, session: ADMIN });
  await screen.findAllByLabelText(/^Ver detalhes de Ana Teste/);
  return rendered;
};
const strip = () => screen.findByRole('navigation', { name: 'Minhas visões' });
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
const act = async (user: Awaited<ReturnType<typeof renderList>>['user'], name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Ações sobre a visão ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};

beforeEach(() => {
  stored = [view(1, 'Triagem', 'status=new%2Creviewing'), view(2, 'Melhores', 'nota=80-&ordem=-score')];
  gateway.reply(SAVED_VIEWS, () => ({ savedViews: stored }));
  gateway.reply(SAVE_VIEW, ({ name, query: text }) => {
    const saved = view(9, name, text);
    stored = [...stored, saved];
    return { saveView: saved };
  });
  gateway.reply(CHANGE_SAVED_VIEW, ({ id, name, query: text, isDefault }) => {
    const old = stored.find((one) => one.id === id)!;
    const changed = {
      ...old,
      name: name ?? old.name,
      query: text ?? old.query,
      isDefault: isDefault ?? old.isDefault,
    };
    stored = stored.map((one) => (one.id === id ? changed : one));
    return { changeSavedView: changed };
  });
  gateway.reply(DELETE_SAVED_VIEW, ({ id }) => {
    stored = stored.filter((one) => one.id !== id);
    return { deleteSavedView: true };
  });
  gateway.reply(CANDIDATE_TOTALS, {
    candidateCounts: { total: 12, approved: 3 },
    interviewCounts: { scheduled: 2 },
  });
  gateway.reply(WAITING_TOTALS, waitingTotals(4, 0));
  gateway.reply(JOB_TITLES, { jobs: [] });
  gateway.reply(CANDIDATES, ({ page }) => candidatePage(page ?? 1, 12));
  gateway.reply(RESPONSE_SETTINGS, { responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' } });
});

describe('saved views of the list', () => {
  it('are opened by one click, and the one that is shown is marked', async () => {
    const { user } = await renderList('/dashboard?search=ana&page=2');
    await user.click(await within(await strip()).findByRole('link', { name: 'Melhores' }));
    expect(query()).toEqual({ nota: '80-', ordem: '-score' });
    await waitFor(() =>
      expect(gateway.calls(CANDIDATES).at(-1)).toMatchObject({
        filter: { minScore: 80 },
        sort: 'score_DESC',
        page: 1,
      }),
    );
    expect(screen.getByRole('link', { name: 'Melhores' }).getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Salvar visão' })).toBeNull();
  });

  it('are saved under a name, with filters, order and columns', async () => {
    const { user } = await renderList('/dashboard?status=new&ordem=name&page=2');
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Score' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('columnheader', { name: 'Score' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Salvar visão' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Salvar visão' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Dê um nome à visão')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Nome da visão/), ' Novos por nome ');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Visão salva')).toBeTruthy();
    expect(gateway.calls(SAVE_VIEW)).toEqual([
      { name: 'Novos por nome', query: 'status=new&ordem=name&colunas=vaga%2Cstatus%2Cdata' },
    ]);
    const link = await screen.findByRole('link', { name: 'Novos por nome' });
    expect(link.getAttribute('aria-current')).toBe('true');
  });

  it('keep the name that is being typed over an ended session, until it is given up', async () => {
    const type = async () => {
      const { user, unmount } = await renderList('/dashboard?status=new&ordem=name');
      await user.click(await screen.findByRole('button', { name: 'Salvar visão' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Salvar visão' }));
      return { user, unmount, field: dialog.getByLabelText(/^Nome da visão/) };
    };
    const before = await type();
    await before.user.type(before.field, 'Triagem');
    before.unmount();
    const { user, field } = await type();
    await waitFor(() => expect(field).toHaveProperty('value', 'Triagem'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(Object.keys(sessionStorage).filter((key) => key.includes('visao'))).toEqual([]);
  });

  it('show the refusal of the server beside the name', async () => {
    gateway.refuse(SAVE_VIEW, {
      code: 'VALIDATION_FAILED',
      message: 'Verifique os campos',
      errors: [{ field: 'name', message: 'Você já tem uma visão com este nome' }],
    });
    const { user } = await renderList('/dashboard?status=new');
    await user.click(screen.getByRole('button', { name: 'Salvar visão' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Salvar visão' }));
    await user.type(dialog.getByLabelText(/^Nome da visão/), 'Triagem');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Você já tem uma visão com este nome')).toBeTruthy();
  });

  it('are renamed, replaced by what the list shows, and deleted with an undo', async () => {
    const { user } = await renderList('/dashboard?status=new');
    await act(user, 'Triagem', 'Renomear');
    const dialog = within(await screen.findByRole('dialog', { name: 'Renomear visão' }));
    const field = dialog.getByLabelText(/^Nome da visão/);
    await user.clear(field);
    await user.type(field, 'Fila');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('link', { name: 'Fila' });
    await act(user, 'Fila', 'Atualizar com a lista de agora');
    await waitFor(() => expect(stored[0]).toMatchObject({ name: 'Fila', query: 'status=new' }));
    await act(user, 'Melhores', 'Excluir');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Melhores' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByRole('link', { name: 'Melhores' })).toBeTruthy();
    expect(gateway.calls(SAVE_VIEW)).toEqual([{ name: 'Melhores', query: 'nota=80-&ordem=-score' }]);
  });

  it('have a default one, which opens with the list unless the address has filters', async () => {
    const { user, unmount } = await renderList();
    await act(user, 'Triagem', 'Abrir primeiro');
    await waitFor(() => expect(stored[0]?.isDefault).toBe(true));
    expect(query()).toEqual({});
    unmount();
    const opened = await renderList();
    await waitFor(() => expect(query()).toEqual({ status: 'new,reviewing' }));
    await opened.user.click(screen.getByRole('link', { name: 'Todos' }));
    expect(query()).toEqual({});
    opened.unmount();
    await renderList('/dashboard?search=ana');
    await screen.findByRole('link', { name: 'Triagem' });
    expect(query()).toEqual({ search: 'ana' });
  });
});
