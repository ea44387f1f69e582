import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DAY_MS } from '@araucaria/contracts/domain';
import type { CandidateStatus } from '../../../generated/graphql';
import { PREVIEW_REJECTION, REJECTION_REASONS } from '../../../domain/candidates/rejection-queries';
import { SET_STATUSES, SET_STATUS } from '../../../domain/candidates/status-mutations';
import { INTERVIEWS_CANCELLED_BY } from '../../../domain/interviews/cancelled-interviews';
import { JOB_TITLES } from '../../../domain/jobs/jobs-query';
import { renderDashboard, serveDashboard } from '../../../testing/dashboard-page';
import { candidateDetail, candidatePage, personWith } from '../../../testing/fixtures/candidates';
import { REASONS, previewsOf } from '../../../testing/fixtures/rejections';
import { gateway } from '../../../testing/render-screen';
import {
  CANDIDATE,
  CANDIDATE_IDS,
  CANDIDATE_TOTALS,
  CANDIDATES,
  PREVIEW_STATUS_CHANGE,
} from '../candidates-queries';

const TOTAL = 12;
const person = (candidateId: number, outcome: 'change' | 'same') => ({
  candidateId,
  name: `Ana Teste ${candidateId}`,
  from: 'new' as CandidateStatus,
  outcome,
});

serveDashboard(TOTAL);
beforeEach(() => {
  gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
  gateway.reply(REJECTION_REASONS, { rejectionReasons: REASONS });
  gateway.reply(PREVIEW_REJECTION, ({ input }) => ({ previewRejection: previewsOf(input) }));
});

describe('the list of candidates', () => {
  it('shows how many other applications a person has sent', async () => {
    const page = candidatePage(1, 2);
    const [first, second] = page.candidates.candidates;
    page.candidates.candidates = [
      { ...first!, person: personWith(1, 8, 9) },
      { ...second!, person: personWith(2) },
    ];
    gateway.reply(CANDIDATES, page);
    await renderDashboard();
    expect(await screen.findAllByText(/outras? candidaturas?$/)).toHaveLength(1);
    expect(screen.getByText('2 outras candidaturas')).toBeTruthy();
  });

  it('shows that it could not be loaded, and loads it again on request', async () => {
    gateway.disconnect(CANDIDATES);
    const { user } = await renderDashboard();
    expect(await screen.findByText('Erro ao carregar candidatos')).toBeTruthy();
    gateway.reply(CANDIDATES, candidatePage(1, TOTAL));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Mostrando 1-10 de 12 candidatos')).toBeTruthy();
  });

  it('still shows it after the other responses of the page have arrived', async () => {
    let respond = () => undefined as void;
    const held = new Promise<void>((resolve) => (respond = resolve));
    gateway.reply(JOB_TITLES, () => held.then(() => ({ jobs: [] })));
    gateway.reply(CANDIDATE_TOTALS, () =>
      held.then(() => ({
        candidateCounts: { total: TOTAL, approved: 3 },
        interviewCounts: { scheduled: 2 },
      })),
    );
    gateway.disconnect(CANDIDATES);
    await renderDashboard();
    await screen.findByText('Erro ao carregar candidatos');
    respond();
    await screen.findByText(String(TOTAL));
    expect(screen.getByText('Erro ao carregar candidatos')).toBeTruthy();
    expect(gateway.calls(CANDIDATES)).toHaveLength(1);
  });

  it('shows it instead of the last page when the next one could not be loaded', async () => {
    gateway.reply(CANDIDATES, ({ page }) =>
      page === 2 ? Promise.reject(new TypeError('Failed to fetch')) : candidatePage(1, TOTAL),
    );
    const { user } = await renderDashboard();
    await screen.findByText('Mostrando 1-10 de 12 candidatos');
    await user.click(screen.getByRole('button', { name: /Próxima|página 2/i }));
    expect(await screen.findByText('Erro ao carregar candidatos')).toBeTruthy();
    expect(screen.queryByLabelText('Ver detalhes de Ana Teste 1')).toBeNull();
  });

  it('shows the message of a refusal', async () => {
    gateway.refuse(CANDIDATES, { code: 'UNAVAILABLE', message: 'Tente novamente em alguns instantes.' });
    await renderDashboard();
    expect(await screen.findByText('Erro ao carregar candidatos')).toBeTruthy();
    expect(screen.getByText('Tente novamente em alguns instantes.')).toBeTruthy();
  });
});

describe('a row of the list', () => {
  const since = (days: number) => new Date(Date.now() - days * DAY_MS - 60_000).toISOString();

  it('shows for how long the candidate has had no response, from the limit on', async () => {
    gateway.reply(CANDIDATES, () => {
      const page = candidatePage(1, 3);
      [17, 14].forEach((days, index) =>
        Object.assign(page.candidates.candidates[index]!, { waitingSince: since(days) }),
      );
      return page;
    });
    await renderDashboard();
    expect(await screen.findByText('Sem retorno há 17 dias')).toBeTruthy();
    expect(screen.getAllByText(/^Sem retorno há/)).toHaveLength(1);
  });

  it('is a link to its candidate, and opens in a new tab with Ctrl or the middle button', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await renderDashboard('/dashboard?search=ana');
    const link = await screen.findByRole('link', { name: 'Ver detalhes de Ana Teste 2' });
    const address = '/dashboard?search=ana&candidato=2';
    expect(link.getAttribute('href')).toBe(address);
    const job = within(screen.getByRole('row', { name: /Ana Teste 2/ })).getByText('Banco de Talentos');
    await user.pointer({ keys: '[MouseMiddle]', target: job });
    await user.keyboard('{Control>}');
    await user.click(job);
    await user.keyboard('{/Control}');
    expect(open.mock.calls).toEqual([
      [address, '_blank', 'noopener'],
      [address, '_blank', 'noopener'],
    ]);
    expect(window.location.search).toBe('?search=ana');
    open.mockRestore();
    gateway.reply(CANDIDATE, ({ id }) => ({ candidate: candidateDetail(id) }));
    gateway.reply(CANDIDATE_IDS, { candidateIds: [1, 2] });
    await user.click(job);
    expect(await screen.findByRole('dialog', { name: 'Ana Teste 2' })).toBeTruthy();
    expect(window.location.search).toBe('?search=ana&candidato=2');
  });

  it('shows what has no score in words, and no address of the network', async () => {
    await renderDashboard();
    expect(await screen.findAllByText('Sem nota')).toHaveLength(10);
    expect(screen.queryByText('IP')).toBeNull();
  });

  it('has a menu with the acts on its candidate', async () => {
    gateway.reply(SET_STATUS, ({ id, status }) => ({ setCandidateStatus: { id, status } }));
    gateway.reply(CANDIDATE, ({ id }) => ({ candidate: candidateDetail(id) }));
    gateway.reply(CANDIDATE_IDS, { candidateIds: [1, 2] });
    const { user } = await renderDashboard();
    const menu = await screen.findByRole('button', { name: 'Ações sobre Ana Teste 2' });
    await user.click(menu);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      ...['Ver detalhes', 'Ver currículo', 'Gerenciar', 'Agendar entrevista'],
      ...['Mudar para “Em análise”', 'Mudar para “Entrevista agendada”', 'Mudar para “Aprovado”'],
      ...['Mudar para “Contratado”', 'Mudar para “Reprovado”'],
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Mudar para “Em análise”' }));
    expect(await screen.findByText('Status atualizado')).toBeTruthy();
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ id: 2, from: 'new', status: 'reviewing' }]);
    await user.click(menu);
    await user.click(screen.getByRole('menuitem', { name: 'Gerenciar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana Teste 2' }));
    expect(await dialog.findByRole('button', { name: 'Salvar Alterações' })).toBeTruthy();
  });

  it('asks for the reason when its candidate is rejected by a key', async () => {
    gateway.reply(SET_STATUS, ({ id, status }) => ({ setCandidateStatus: { id, status } }));
    const { user } = await renderDashboard();
    await screen.findByLabelText('Ver detalhes de Ana Teste 1');
    await user.keyboard('j6');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reprovar candidato' }));
    await user.click(dialog.getByRole('combobox', { name: 'Motivo' }));
    expect(screen.queryByRole('option', { name: 'Motivo antigo' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Vaga encerrada' }));
    expect(dialog.getByLabelText('Avisar o candidato por e-mail')).toHaveProperty('checked', true);
    expect(await dialog.findByText('E-mail do motivo 4 para Ana Teste 1')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Reprovar e enviar' }));
    expect(await screen.findByText('Status atualizado')).toBeTruthy();
    expect(gateway.calls(SET_STATUS)).toMatchObject([
      { id: 1, from: 'new', status: 'rejected', notify: true, reasonId: 4 },
    ]);
  });
});

describe('a change of many candidates', () => {
  const openDialog = async () => {
    gateway.reply(CANDIDATE_IDS, { candidateIds: Array.from({ length: TOTAL }, (_, index) => index + 1) });
    gateway.reply(PREVIEW_STATUS_CHANGE, ({ ids }) => ({
      previewStatusChange: [ids].flat().map((id) => person(id, id === 12 ? 'same' : 'change')),
    }));
    const { user, unmount } = await renderDashboard();
    await user.click(await screen.findByLabelText('Selecionar todos desta página'));
    await user.click(screen.getByRole('button', { name: 'Selecionar todos os 12 do filtro' }));
    await screen.findByText('12 selecionados');
    await user.click(screen.getByRole('button', { name: 'Mudar status' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar o status de 12 candidatos' }));
    await user.click(dialog.getByRole('combobox', { name: 'Novo status' }));
    await user.click(screen.getByRole('option', { name: 'Reprovado' }));
    await dialog.findByText('11 candidatos:');
    return { user, dialog, unmount };
  };

  it('changes those whom the preview names, with a note, without e-mails unless asked for', async () => {
    gateway.reply(SET_STATUSES, ({ ids, status, changeId }) => ({
      setCandidateStatuses: {
        changeId: String(changeId),
        changed: [ids].flat().map((candidateId) => ({
          candidateId,
          from: 'new' as const,
          to: status,
        })),
        left: [],
      },
    }));
    const { user, dialog } = await openDialog();
    expect(dialog.getByText(/1 não muda/)).toBeTruthy();
    expect(dialog.getByLabelText('Avisar os candidatos por e-mail')).toHaveProperty('checked', false);
    await user.type(dialog.getByLabelText('Observação'), 'Vaga encerrada.');
    await user.click(dialog.getByRole('button', { name: 'Mudar 11 candidatos' }));
    expect(await screen.findByText('11 candidatos: Reprovado.')).toBeTruthy();
    const [call] = gateway.calls(SET_STATUSES);
    expect(call).toMatchObject({ status: 'rejected', note: 'Vaga encerrada.' });
    expect(call?.notify).toBeUndefined();
    expect([call?.ids].flat()).toHaveLength(11);
    expect(screen.queryByText('12 selecionados')).toBeNull();
  });

  it('keeps the note over an ended session', async () => {
    const { dialog, unmount, user } = await openDialog();
    await user.type(dialog.getByLabelText('Observação'), 'Vaga encerrada.');
    unmount();
    const again = await openDialog();
    expect(again.dialog.getByLabelText('Observação')).toHaveProperty('value', 'Vaga encerrada.');
    await again.user.keyboard('{Escape}');
    await again.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(sessionStorage.length).toBe(0);
  });

  it('rejects all with one reason, after a preview of the first three e-mails', async () => {
    gateway.reply(SET_STATUSES, ({ changeId }) => ({
      setCandidateStatuses: { changeId: String(changeId), changed: [], left: [] },
    }));
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('combobox', { name: 'Motivo' }));
    await user.click(screen.getByRole('option', { name: 'Outra pessoa foi escolhida' }));
    expect(await dialog.findByText('E-mail do motivo 3 para Ana Teste 3')).toBeTruthy();
    expect(dialog.getAllByText(/^E-mail do motivo 3/)).toHaveLength(3);
    expect(dialog.getByText('Prévia dos 3 primeiros de 11 e-mails.')).toBeTruthy();
    await user.click(dialog.getByLabelText('Em um horário escolhido'));
    await user.click(dialog.getByRole('button', { name: 'Mudar 11 candidatos' }));
    expect(await dialog.findByText('Informe a data e a hora do envio')).toBeTruthy();
    expect(gateway.calls(SET_STATUSES)).toEqual([]);
    await user.click(dialog.getByLabelText('Em cerca de um minuto'));
    await user.click(dialog.getByRole('button', { name: 'Mudar 11 candidatos' }));
    expect(await screen.findByText('Nenhum status mudou')).toBeTruthy();
    expect(gateway.calls(SET_STATUSES)).toMatchObject([{ status: 'rejected', notify: true, reasonId: 3 }]);
  });

  it('is the same change again after the connection broke', async () => {
    gateway.disconnect(SET_STATUSES);
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Mudar 11 candidatos' }));
    expect(await screen.findByText(/Erro ao atualizar status: .*servidor/)).toBeTruthy();
    gateway.reply(SET_STATUSES, ({ changeId }) => ({
      setCandidateStatuses: { changeId: String(changeId), changed: [], left: [] },
    }));
    await user.click(dialog.getByRole('button', { name: 'Mudar 11 candidatos' }));
    expect(await screen.findByText('Nenhum status mudou')).toBeTruthy();
    expect(new Set(gateway.calls(SET_STATUSES).map(({ changeId }) => changeId)).size).toBe(1);
  });

  it('leaves out those whom another user changed meanwhile, unless they are included', async () => {
    gateway.refuse(SET_STATUSES, {
      code: 'CHANGED_MEANWHILE',
      message: 'Alguns candidatos mudaram.',
      changed: [
        { candidateId: 3, name: 'Ana Teste 3', current: 'approved', changedBy: 'Bia', changedAt: null },
      ],
    });
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Mudar 11 candidatos' }));
    expect(await dialog.findByRole('button', { name: 'Mudar 10 candidatos' })).toBeTruthy();
    expect(dialog.getByText('Ana Teste 3: agora “Aprovado”, por Bia')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Incluir também' }));
    expect(await dialog.findByRole('button', { name: 'Mudar 11 candidatos' })).toBeTruthy();
  });
});
