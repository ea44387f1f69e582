import { screen, waitFor, within } from '@testing-library/react';
import { PREVIEW_DECISION } from '../../../domain/candidates/decision-queries';
import { PREVIEW_REJECTION, REJECTION_REASONS } from '../../../domain/candidates/rejection-queries';
import { personWith } from '../../../testing/fixtures/candidates';
import { decisionPreviewOf } from '../../../testing/fixtures/decisions';
import { REASONS, previewsOf } from '../../../testing/fixtures/rejections';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { SET_STATUS } from '../../../domain/candidates/status-mutations';
import { INTERVIEWS_CANCELLED_BY } from '../../../domain/interviews/cancelled-interviews';
import { APPROVED_CANDIDATE, APPROVED_PAGE } from '../hiring-queries';
import ApprovedPage from './approved.page';

const TOTAL = 166_000;
const LIMIT = 10;

const candidate = (id: number) => ({
  id,
  firstName: 'Ana',
  lastName: `Teste ${id}`,
  email: `ana.${id}@example.com`,
  phone: '(41) 99876-5432',
  status: 'approved' as const,
});

const pageOf = (page: number, total = TOTAL) => ({
  approvedPage: {
    candidates: Array.from({ length: Math.min(LIMIT, total) }, (_, index) =>
      candidate((page - 1) * LIMIT + index + 1),
    ),
    pagination: { totalCandidates: total, limit: LIMIT },
  },
});

const render = (address = '/candidatos-aprovados') =>
  renderScreen(<ApprovedPage />, { address, session: ADMIN });

beforeEach(() => {
  gateway.reply(PREVIEW_DECISION, ({ input }) => decisionPreviewOf(input));
  gateway.reply(APPROVED_PAGE, ({ page }) => pageOf(page ?? 1));
  gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
});

describe('the list of approved candidates', () => {
  it('asks for one page at a time', async () => {
    const { user } = await render();
    expect(await screen.findByText(/Mostrando 1-10 de 166000 candidatos/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(await screen.findByText(/Ana Teste 11/)).toBeTruthy();
    expect(gateway.calls(APPROVED_PAGE)).toEqual([
      { page: 1, search: null, sort: null },
      { page: 2, search: null, sort: null },
    ]);
  });

  it('has the server search and sort', async () => {
    await render('/candidatos-aprovados?search=silva&sort=-inicio');
    await screen.findByText(/Mostrando 1-10/);
    expect(gateway.calls(APPROVED_PAGE)).toEqual([{ page: 1, search: 'silva', sort: 'startDate_DESC' }]);
  });

  it('ignores an unknown order', async () => {
    await render('/candidatos-aprovados?sort=senha');
    await screen.findByText(/Mostrando 1-10/);
    expect(gateway.calls(APPROVED_PAGE)).toEqual([{ page: 1, search: null, sort: null }]);
  });

  it('opens a candidate of the page without another query', async () => {
    await render('/candidatos-aprovados?avancar=3');
    const dialog = await screen.findByRole('dialog', { name: 'Avançar Status de Contratação' });
    expect(within(dialog).getByText('Ana Teste 3')).toBeTruthy();
    expect(gateway.calls(APPROVED_CANDIDATE)).toEqual([]);
  });

  it('asks before the note of an advance is given up', async () => {
    const { user } = await render('/candidatos-aprovados?avancar=3');
    const dialog = within(await screen.findByRole('dialog', { name: 'Avançar Status de Contratação' }));
    const note = dialog.getByLabelText('Observações');
    await user.type(note, 'Pediu dois dias.');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Descartar o que foi digitado?')).toBeTruthy();
    expect(note).toHaveProperty('value', 'Pediu dois dias.');
  });

  it('stays open with the note of an advance that failed, which is the same change again', async () => {
    gateway.disconnect(SET_STATUS);
    const { user } = await render();
    await user.click(await screen.findByRole('button', { name: 'Avançar Ana Teste 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avançar Status de Contratação' }));
    const advance = async () => {
      const button = dialog.getByRole('button', { name: 'Avançar' });
      await waitFor(() => expect(button).toHaveProperty('disabled', false));
      await user.click(button);
    };
    await user.type(dialog.getByLabelText('Observações'), 'Pediu dois dias.');
    await advance();
    expect(await screen.findByText('Erro ao atualizar etapa')).toBeTruthy();
    expect(dialog.getByLabelText('Observações')).toHaveProperty('value', 'Pediu dois dias.');
    gateway.reply(SET_STATUS, ({ id, status }) => ({ setCandidateStatus: { id, status } }));
    await advance();
    expect(await screen.findByText('Status atualizado')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The site has repeated the failed one itself.
    const notes = gateway.calls(SET_STATUS).map(({ note: sent }) => sent);
    expect(notes).toEqual(['Pediu dois dias.', 'Pediu dois dias.', 'Pediu dois dias.']);
    expect(new Set(gateway.calls(SET_STATUS).map(({ changeId }) => changeId)).size).toBe(1);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Pediu');
  });

  it('stays open with the reason of a rejection that failed', async () => {
    gateway.disconnect(SET_STATUS);
    gateway.reply(REJECTION_REASONS, { rejectionReasons: REASONS });
    gateway.reply(PREVIEW_REJECTION, ({ input }) => ({ previewRejection: previewsOf(input) }));
    const { user } = await render();
    await user.click(await screen.findByRole('button', { name: 'Ações sobre Ana Teste 3' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rejeitar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rejeitar candidato' }));
    await user.click(dialog.getByRole('combobox', { name: 'Motivo' }));
    await user.click(await screen.findByRole('option', { name: 'Vaga encerrada' }));
    const reject = dialog.getByRole('button', { name: 'Sim, rejeitar candidato' });
    await waitFor(() => expect(reject).toHaveProperty('disabled', false));
    await user.click(reject);
    expect(await screen.findByText('Erro ao rejeitar candidato')).toBeTruthy();
    expect(dialog.getByRole('combobox', { name: 'Motivo' }).textContent).toBe('Vaga encerrada');
  });

  it('opens a candidate whom another page shows', async () => {
    gateway.reply(APPROVED_CANDIDATE, ({ id }) => ({ candidate: candidate(id) }));
    await render('/candidatos-aprovados?avancar=4711');
    const dialog = await screen.findByRole('dialog', { name: 'Avançar Status de Contratação' });
    expect(within(dialog).getByText('Ana Teste 4711')).toBeTruthy();
  });

  it('does not open a candidate who is not approved', async () => {
    gateway.reply(APPROVED_CANDIDATE, ({ id }) => ({
      candidate: { ...candidate(id), status: 'rejected' as const },
    }));
    await render('/candidatos-aprovados?avancar=4711');
    await screen.findByText(/Mostrando 1-10/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Este candidato não está entre os aprovados')).toBeTruthy();
  });

  it('says once that a candidate is gone', async () => {
    gateway.refuse(APPROVED_CANDIDATE, { code: 'NOT_FOUND', message: 'Candidato não encontrado.' });
    await render('/candidatos-aprovados?avancar=4711');
    expect(await screen.findByText('Este candidato não existe mais')).toBeTruthy();
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.getByRole('button', { name: 'Avançar Ana Teste 3' })).toBeTruthy();
  });

  it('shows how many other applications a person has sent', async () => {
    const page = pageOf(1, 2);
    const [first, second] = page.approvedPage.candidates;
    const candidates = [
      { ...first!, person: personWith(1, 8, 9) },
      { ...second!, person: personWith(2) },
    ];
    gateway.reply(APPROVED_PAGE, { approvedPage: { ...page.approvedPage, candidates } });
    await render();
    expect(await screen.findAllByRole('button', { name: /outras? candidaturas? de/ })).toHaveLength(1);
    expect(screen.getByText('2 outras candidaturas')).toBeTruthy();
  });

  it('leads to the hiring, and to the rejection, from the menu of a row', async () => {
    gateway.reply(REJECTION_REASONS, { rejectionReasons: REASONS });
    gateway.reply(PREVIEW_REJECTION, ({ input }) => ({ previewRejection: previewsOf(input) }));
    const { user } = await render();
    await user.click(await screen.findByRole('button', { name: 'Ações sobre Ana Teste 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Rejeitar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rejeitar candidato' }));
    expect(dialog.getByText(/^Ana Teste 2 será marcado como reprovado/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Ações sobre Ana Teste 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Abrir processo de contratação' }));
    expect(location.pathname + location.search).toBe('/candidate-hiring?id=2');
  });

  it('says that there is none', async () => {
    gateway.reply(APPROVED_PAGE, pageOf(1, 0));
    await render();
    expect(await screen.findByText('Nenhum candidato aprovado')).toBeTruthy();
  });
});
