import { screen, waitFor, within } from '@testing-library/react';
import type { CandidateStatus } from '../../../generated/graphql';
import { PREVIEW_DECISION } from '../../../domain/candidates/decision-queries';
import { PREVIEW_REJECTION, REJECTION_REASONS } from '../../../domain/candidates/rejection-queries';
import { RESPONSE_SETTINGS } from '../../../domain/candidates/response-settings';
import { SET_STATUS, UNDO } from '../../../domain/candidates/status-mutations';
import { INTERVIEWS_CANCELLED_BY } from '../../../domain/interviews/cancelled-interviews';
import { JOB_TITLES } from '../../../domain/jobs/jobs-query';
import { refetchAfterChange } from '../../../shared/api/refetch';
import { candidateDetail, candidatePage, waitingTotals } from '../../../testing/fixtures/candidates';
import { decisionPreviewOf } from '../../../testing/fixtures/decisions';
import { interview } from '../../../testing/fixtures/interviews';
import { REASONS, previewsOf } from '../../../testing/fixtures/rejections';
import { Refused } from '../../../testing/fake-gateway';
import { clearCaches } from '../../../shared/api/clear-caches';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import {
  CANDIDATE,
  CANDIDATE_IDS,
  CANDIDATE_TOTALS,
  CANDIDATES,
  SET_SCORE,
  WAITING_TOTALS,
} from '../candidates-queries';
import DashboardPage from '../dashboard.page';
import { SAVED_VIEWS } from '../saved-views/saved-views-queries';
import { CANDIDATE_NAMES } from './use-people';

/** An entry of the history that can no longer be undone. */
const ENTRY = {
  id: 1,
  kind: 'STATUS' as const,
  from: 'new',
  to: 'reviewing',
  note: null,
  reason: null,
  actorName: 'bia',
  at: '2026-11-20T12:00:00.000Z',
  undo: null,
};

/** The candidate as the server has it. */
let stored: { status: CandidateStatus; score: number; scoredAt: string | null; waitingSince: string | null };

const renderDetail = async (section = '') => {
  const rendered = await renderScreen(<DashboardPage />, {
    address: `/dashboard?candidato=1&secao=${section}`,
    session: ADMIN,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana Teste 1' }));
  return { ...rendered, dialog };
};
const saveButton = () => screen.getByRole('button', { name: 'Salvar Alterações' });
const chooseStatus = async (user: Awaited<ReturnType<typeof renderDetail>>['user'], label: string) => {
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: label }));
};
const row = (text: RegExp) => screen.findByRole('row', { name: text, hidden: true });

beforeEach(() => {
  stored = { status: 'new', score: 0, scoredAt: null, waitingSince: null };
  gateway.reply(CANDIDATE_TOTALS, {
    candidateCounts: { total: 1, approved: 0 },
    interviewCounts: { scheduled: 0 },
  });
  gateway.reply(WAITING_TOTALS, waitingTotals(1, 0));
  gateway.reply(SAVED_VIEWS, { savedViews: [] });
  gateway.reply(JOB_TITLES, { jobs: [] });
  gateway.reply(CANDIDATE_IDS, { candidateIds: [1] });
  gateway.reply(CANDIDATES, () => {
    const page = candidatePage(1, 1);
    Object.assign(page.candidates.candidates[0]!, stored);
    return page;
  });
  gateway.reply(CANDIDATE_NAMES, candidatePage(1, 1));
  gateway.reply(CANDIDATE, ({ id }) => ({ candidate: candidateDetail(id, stored) }));
  gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
  gateway.reply(RESPONSE_SETTINGS, { responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' } });
  gateway.reply(REJECTION_REASONS, { rejectionReasons: REASONS });
  gateway.reply(PREVIEW_REJECTION, ({ input }) => ({ previewRejection: previewsOf(input) }));
  gateway.reply(PREVIEW_DECISION, ({ input }) => decisionPreviewOf(input));
  gateway.reply(SET_STATUS, ({ id, status }) => {
    stored.status = status;
    return { setCandidateStatus: { id, status } };
  });
  gateway.reply(SET_SCORE, ({ id, score }) => {
    Object.assign(stored, { score, scoredAt: '2026-11-20T12:00:00.000Z' });
    return { setCandidateScore: { id, score, scoredAt: stored.scoredAt } };
  });
});

describe('a decision in the detail of a candidate', () => {
  it('is shown in the list, and can be undone', async () => {
    gateway.reply(UNDO, ({ changeId }) => {
      stored.status = 'new';
      return {
        undoStatusChange: {
          changeId: String(changeId),
          changed: [{ candidateId: 1, from: 'approved' as const, to: 'new' as const }],
          left: [],
        },
      };
    });
    const { user, dialog } = await renderDetail();
    await user.click(await dialog.findByRole('button', { name: 'Aprovar' }));
    await user.click(await screen.findByRole('button', { name: 'Aprovar e enviar' }));
    await row(/Ana Teste 1.*Aprovado/);
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Mudança desfeita')).toBeTruthy();
    await row(/Ana Teste 1.*Novo/);
    const [change] = gateway.calls(SET_STATUS);
    expect(change).toMatchObject({ id: 1, from: 'new', status: 'approved' });
    expect(gateway.calls(UNDO)).toEqual([{ changeId: change?.changeId }]);
  });

  it('is undone from the history as long as the server offers it, for all candidates of the change', async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    const change = { ...ENTRY, id: 2, undo: { changeId: 'c1', until, candidates: 3 } };
    let history = [ENTRY, change];
    gateway.reply(CANDIDATE, ({ id }) => ({ candidate: candidateDetail(id, { ...stored, history }) }));
    gateway.reply(UNDO, ({ changeId }) => {
      history = [ENTRY, { ...change, undo: null }];
      return { undoStatusChange: { changeId: String(changeId), changed: [], left: [] } };
    });
    const { user } = await renderDetail('dados');
    await user.click(await screen.findByRole('button', { name: 'Desfazer para 3 candidatos' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull());
    expect(gateway.calls(UNDO)).toEqual([{ changeId: 'c1' }]);
  });

  it('shows the e-mail of an approval before it is made, and can leave it out', async () => {
    const { user, dialog } = await renderDetail();
    await user.click(await dialog.findByRole('button', { name: 'Aprovar' }));
    const question = within(await screen.findByRole('form', { name: 'Aprovar candidato' }));
    expect(await question.findByRole('region', { name: 'E-mail para Ana Teste 1' })).toBeTruthy();
    expect(question.getByText(/O e-mail sai em cerca de um minuto/)).toBeTruthy();
    expect(gateway.calls(SET_STATUS)).toEqual([]);
    await user.click(question.getByLabelText('Avisar o candidato por e-mail'));
    expect(question.getByText('Nenhum e-mail será enviado ao candidato.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Aprovar sem enviar' }));
    await row(/Ana Teste 1.*Aprovado/);
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ status: 'approved', notify: false }]);
  });

  it('does not send an approval to somebody without an interview or a job unless the user says so', async () => {
    gateway.reply(PREVIEW_DECISION, ({ input }) =>
      decisionPreviewOf(input, { withoutJob: 1, withoutInterview: 1 }),
    );
    const { user } = await renderDetail();
    await user.keyboard('4');
    const question = within(await screen.findByRole('form', { name: 'Aprovar candidato' }));
    expect(
      await question.findByText(/ainda não teve entrevista\. Ela está no banco de talentos/),
    ).toBeTruthy();
    expect(question.getByLabelText('Avisar o candidato por e-mail')).toHaveProperty('checked', false);
    await user.click(question.getByRole('button', { name: 'Aprovar sem enviar' }));
    await row(/Ana Teste 1.*Aprovado/);
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ status: 'approved', notify: false }]);
  });

  it('says which candidates an undo leaves as they are', async () => {
    gateway.reply(UNDO, ({ changeId }) => ({
      undoStatusChange: {
        changeId: String(changeId),
        changed: [],
        left: [{ candidateId: 1, reason: 'changed-since' }],
      },
    }));
    const { user, dialog } = await renderDetail();
    await user.click(await dialog.findByRole('button', { name: 'Aprovar' }));
    await user.click(await screen.findByRole('button', { name: 'Aprovar e enviar' }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Nada foi desfeito')).toBeTruthy();
    expect(screen.getByText(/1 candidato mudou desde então e ficou como está/)).toBeTruthy();
  });

  it('is shown at once, and rolled back when the server cannot be reached', async () => {
    let fail = () => undefined as void;
    const failed = new Promise<never>((_resolve, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
    gateway.reply(SET_STATUS, () => failed);
    const { user, dialog } = await renderDetail();
    await user.click(await dialog.findByRole('button', { name: 'Em análise' }));
    await row(/Ana Teste 1.*Em análise/);
    fail();
    expect(await screen.findByText(/Erro ao atualizar status: .*servidor/)).toBeTruthy();
    await row(/Ana Teste 1.*Novo/);
  });

  it('asks before it cancels an interview', async () => {
    const { id, interviewDate, interviewType, status, notificationOptions } = interview('2026-12-01');
    const cancelled = { id, interviewDate, interviewType, status, notificationOptions };
    gateway.reply(INTERVIEWS_CANCELLED_BY, {
      interviewsCancelledBy: [{ ...cancelled, confirmedBy: null, rescheduleRequestedAt: null }],
    });
    const { user, dialog } = await renderDetail();
    await user.click(await dialog.findByRole('button', { name: 'Reprovar' }));
    const question = within(await screen.findByRole('form', { name: 'Reprovar candidato' }));
    expect(await question.findByText(/A entrevista de 01\/12\/2026.* será cancelada/)).toBeTruthy();
    expect(gateway.calls(SET_STATUS)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(gateway.calls(SET_STATUS)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Reprovar' }));
    const letter = await screen.findByText('E-mail do motivo 3 para Ana Teste 1');
    expect(letter).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reprovar e enviar' }));
    await row(/Ana Teste 1.*Reprovado/);
  });

  it('rejects in two clicks with the reason that was used last, and its letter is shown before', async () => {
    localStorage.setItem('ultimo-motivo-de-reprovacao', '4');
    let show = () => undefined as void;
    const shown = new Promise<void>((resolve) => {
      show = resolve;
    });
    gateway.reply(PREVIEW_REJECTION, ({ input }) =>
      shown.then(() => ({ previewRejection: previewsOf(input) })),
    );
    const { user, dialog } = await renderDetail();
    await user.click(await dialog.findByRole('button', { name: 'Reprovar' }));
    const panel = within(await screen.findByRole('form', { name: 'Reprovar candidato' }));
    const reject = await panel.findByRole('button', { name: 'Reprovar e enviar' });
    expect(panel.getByRole('combobox', { name: 'Motivo' }).textContent).toBe('Vaga encerrada');
    expect(reject).toHaveProperty('disabled', true);
    show();
    expect(await panel.findByText('E-mail do motivo 4 para Ana Teste 1')).toBeTruthy();
    expect(document.activeElement).toBe(reject);
    await user.keyboard('{Enter}');
    await row(/Ana Teste 1.*Reprovado/);
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ status: 'rejected', notify: true, reasonId: 4 }]);
  });

  it('rejects without an e-mail when the user says so', async () => {
    const { user, dialog } = await renderDetail();
    await user.click(await dialog.findByRole('button', { name: 'Reprovar' }));
    const panel = within(await screen.findByRole('form', { name: 'Reprovar candidato' }));
    await user.click(
      await panel.findByRole('checkbox', { name: 'Avisar o candidato por e-mail', checked: true }),
    );
    await user.click(panel.getByRole('button', { name: 'Reprovar sem enviar' }));
    await row(/Ana Teste 1.*Reprovado/);
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ status: 'rejected', reasonId: 3 }]);
    expect(gateway.calls(SET_STATUS)[0]?.notify).toBeFalsy();
    expect(localStorage.getItem('ultimo-motivo-de-reprovacao')).toBe('3');
  });

  it('approves at once where an approval sends nothing', async () => {
    gateway.reply(PREVIEW_DECISION, ({ input }) => decisionPreviewOf(input, { total: 0, emails: [] }));
    const { user } = await renderDetail();
    await user.keyboard('a');
    await row(/Ana Teste 1.*Aprovado/);
    expect(screen.queryByRole('form', { name: 'Aprovar candidato' })).toBeNull();
  });

  it('sends the e-mail of a rejection that was made without one', async () => {
    Object.assign(stored, { status: 'rejected', waitingSince: '2026-11-01T12:00:00.000Z' });
    const { user, dialog } = await renderDetail();
    await user.click(await dialog.findByRole('button', { name: 'Enviar retorno' }));
    const question = within(await screen.findByRole('form', { name: 'Enviar retorno' }));
    expect(question.getByLabelText('Avisar o candidato por e-mail')).toHaveProperty('checked', true);
    expect(await question.findByText('E-mail geral para Ana Teste 1')).toBeTruthy();
    await user.click(question.getByLabelText('Avisar o candidato por e-mail'));
    expect(question.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true);
    await user.click(question.getByLabelText('Avisar o candidato por e-mail'));
    await user.click(question.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Status atualizado')).toBeTruthy();
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ from: 'rejected', status: 'rejected', notify: true }]);
  });

  it('offers the current reasons after the chosen one was taken out of use meanwhile', async () => {
    gateway.refuse(SET_STATUS, {
      code: 'VALIDATION_FAILED',
      message: 'Dados inválidos',
      errors: [{ field: 'reasonId', message: 'Este motivo não está mais em uso' }],
    });
    const { user, dialog } = await renderDetail();
    await user.click(await dialog.findByRole('button', { name: 'Reprovar' }));
    const question = within(await screen.findByRole('form', { name: 'Reprovar candidato' }));
    await user.click(question.getByRole('combobox', { name: 'Motivo' }));
    await user.click(await screen.findByRole('option', { name: 'Vaga encerrada' }));
    const rest = REASONS.filter(({ label }) => label !== 'Vaga encerrada');
    gateway.reply(REJECTION_REASONS, { rejectionReasons: rest });
    await user.click(question.getByRole('button', { name: 'Reprovar e enviar' }));
    expect(
      await screen.findByText('Erro ao atualizar status: Este motivo não está mais em uso'),
    ).toBeTruthy();
    await row(/Ana Teste 1.*Novo/);
    await user.click(await dialog.findByRole('button', { name: 'Reprovar' }));
    const again = within(await screen.findByRole('form', { name: 'Reprovar candidato' }));
    await user.click(again.getByRole('combobox', { name: 'Motivo' }));
    expect(await screen.findByRole('option', { name: 'Outra pessoa foi escolhida' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Vaga encerrada' })).toBeNull());
  });

  it('has the reason that was chosen for a rejection in its history', async () => {
    gateway.reply(CANDIDATE, ({ id }) => ({
      candidate: candidateDetail(id, {
        status: 'rejected',
        history: [
          {
            id: 1,
            kind: 'STATUS',
            from: 'new',
            to: 'rejected',
            reason: 'Vaga encerrada',
            actorName: 'Bia',
            at: '2026-11-20T12:00:00.000Z',
          },
        ],
      }),
    }));
    await renderDetail('historico');
    expect(await screen.findByText('Motivo: Vaga encerrada')).toBeTruthy();
  });

  it('asks again after another user changed the candidate, and compares with the status that is shown then', async () => {
    gateway.refuse(SET_STATUS, {
      code: 'CHANGED_MEANWHILE',
      message: 'Bia mudou o status para “Em análise”.',
      current: 'reviewing',
    });
    const { user, dialog } = await renderDetail();
    await user.click(await dialog.findByRole('button', { name: 'Aprovar' }));
    await user.click(await screen.findByRole('button', { name: 'Aprovar e enviar' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Este candidato mudou enquanto você decidia' }),
    );
    expect(question.getByText(/Bia mudou o status/)).toBeTruthy();
    gateway.reply(SET_STATUS, ({ id, status }) => {
      stored.status = status;
      return { setCandidateStatus: { id, status } };
    });
    await user.click(question.getByRole('button', { name: 'Mudar para “Aprovado”' }));
    expect(await screen.findByText('Status atualizado')).toBeTruthy();
    expect(gateway.calls(SET_STATUS).map(({ from }) => from)).toEqual(['new', 'reviewing']);
  });
});

describe('the form of score, status and note', () => {
  it('saves all three and closes the detail', async () => {
    const { user } = await renderDetail('gerenciar');
    expect(saveButton()).toHaveProperty('disabled', true);
    await chooseStatus(user, 'Em análise');
    await user.type(screen.getByLabelText('Observação'), ' Ver o texto oculto. ');
    await user.type(screen.getByLabelText('Score'), '86,6');
    expect(screen.getByText('Será salvo como 87')).toBeTruthy();
    await user.click(saveButton());
    expect(await screen.findByText('Status atualizado')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.calls(SET_SCORE)).toEqual([{ id: 1, score: 87, from: null }]);
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ status: 'reviewing', note: 'Ver o texto oculto.' }]);
    await row(/Ana Teste 1.*87\/100/);
  });

  it('saves a note alone, which closes the detail and is in the history', async () => {
    const { user } = await renderDetail('gerenciar');
    await user.type(screen.getByLabelText('Observação'), ' Ligar à tarde. ');
    await user.click(saveButton());
    expect(await screen.findByText('Observação salva')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ from: 'new', status: 'new', note: 'Ligar à tarde.' }]);
  });

  it('adds a note to the status that another user set meanwhile, without changing it', async () => {
    gateway.reply(SET_STATUS, ({ id, from, status }) => {
      if (from === 'new')
        throw new Refused({ code: 'CHANGED_MEANWHILE', message: 'Bia mudou.', current: 'reviewing' });
      return { setCandidateStatus: { id, status } };
    });
    const { user } = await renderDetail('gerenciar');
    await user.type(screen.getByLabelText('Observação'), 'Ligar à tarde.');
    await user.click(saveButton());
    expect(await screen.findByText('Observação salva')).toBeTruthy();
    expect(gateway.calls(SET_STATUS).at(-1)).toMatchObject({
      from: 'reviewing',
      status: 'reviewing',
      note: 'Ligar à tarde.',
    });
  });

  it('keeps what was typed over an ended session, and asks before it is given up', async () => {
    const { user, unmount } = await renderDetail('gerenciar');
    await user.type(screen.getByLabelText('Observação'), 'Ligar à tarde.');
    await user.type(screen.getByLabelText('Score'), '77');
    unmount();
    const again = await renderDetail('gerenciar');
    await waitFor(() =>
      expect(screen.getByLabelText('Observação')).toHaveProperty('value', 'Ligar à tarde.'),
    );
    expect(screen.getByLabelText('Score')).toHaveProperty('value', '77');
    await again.user.keyboard('{Escape}');
    expect(await screen.findByText('Descartar o que foi digitado?')).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(screen.getByLabelText('Observação')).toHaveProperty('value', 'Ligar à tarde.');
    await again.user.click(screen.getByRole('button', { name: 'Fechar' }));
    await again.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.length).toBe(0);
  });

  it('compares the status and the score on which a restored draft was based', async () => {
    const { user, unmount } = await renderDetail('gerenciar');
    await user.type(screen.getByLabelText('Score'), '77');
    await chooseStatus(user, 'Em análise');
    unmount();
    Object.assign(stored, { status: 'approved', score: 12, scoredAt: '2026-11-20T12:00:00.000Z' });
    await clearCaches();
    const again = await renderDetail('gerenciar');
    await waitFor(() => expect(screen.getByLabelText('Score')).toHaveProperty('value', '77'));
    expect(await screen.findByText(/mudou o status para “Aprovado” enquanto você editava/)).toBeTruthy();
    await again.user.click(saveButton());
    await waitFor(() =>
      expect(gateway.calls(SET_STATUS)).toMatchObject([{ from: 'new', status: 'reviewing' }]),
    );
    expect(gateway.calls(SET_SCORE)).toMatchObject([{ from: null, score: 77 }]);
  });

  it('asks before it replaces a score that another user gave meanwhile', async () => {
    const { user } = await renderDetail('gerenciar');
    await user.type(screen.getByLabelText('Score'), '77');
    gateway.refuse(SET_SCORE, {
      code: 'CHANGED_MEANWHILE',
      message: 'Outra pessoa já deu a nota 12.',
      field: 'score',
      current: 12,
    });
    await user.click(saveButton());
    const question = within(
      await screen.findByRole('dialog', { name: 'A nota mudou enquanto você decidia' }),
    );
    expect(question.getByText('Outra pessoa já deu a nota 12.')).toBeTruthy();
    gateway.reply(SET_SCORE, ({ id, score }) => ({
      setCandidateScore: { id, score, scoredAt: '2026-11-20T12:00:00.000Z' },
    }));
    await user.click(question.getByRole('button', { name: 'Mudar para 77' }));
    expect(await screen.findByText('Pontuação atualizada')).toBeTruthy();
    expect(gateway.calls(SET_SCORE)).toEqual([
      { id: 1, score: 77, from: null },
      { id: 1, score: 77, from: 12 },
    ]);
  });

  it('refuses a pasted note over the limit, at its field', async () => {
    const { user } = await renderDetail('gerenciar');
    await chooseStatus(user, 'Em análise');
    const note = screen.getByLabelText('Observação');
    await user.click(note);
    await user.paste('a'.repeat(2_003));
    expect(note).toHaveProperty('value', 'a'.repeat(2_003));
    expect(screen.getByText('Use no máximo 2.000 caracteres: retire 3')).toBeTruthy();
    await user.click(saveButton());
    expect(document.activeElement).toBe(note);
    expect(gateway.calls(SET_STATUS)).toEqual([]);
  });

  it('follows changes of other users until it is edited', async () => {
    const { user } = await renderDetail('gerenciar');
    stored.status = 'reviewing';
    await refetchAfterChange(['candidate']);
    const status = () => screen.getByRole('combobox', { name: 'Status' }).textContent;
    await waitFor(() => expect(status()).toBe('Em análise'));
    await user.type(screen.getByLabelText('Observação'), 'Liguei.');
    stored.status = 'approved';
    await refetchAfterChange(['candidate']);
    expect(await screen.findByText(/mudou o status para “Aprovado” enquanto você editava/)).toBeTruthy();
    expect(status()).toBe('Em análise');
    await chooseStatus(user, 'Reprovado');
    await user.click(saveButton());
    expect(await screen.findByText('Status atualizado')).toBeTruthy();
    expect(gateway.calls(SET_STATUS)).toMatchObject([{ from: 'reviewing', status: 'rejected' }]);
  });
});
