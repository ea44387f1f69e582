import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offerUndo } from '../../../domain/candidates/change-status';
import { PREVIEW_DECISION } from '../../../domain/candidates/decision-queries';
import { PREVIEW_REJECTION } from '../../../domain/candidates/rejection-queries';
import { SET_STATUS, UNDO } from '../../../domain/candidates/status-mutations';
import { INTERVIEWS_CANCELLED_BY } from '../../../domain/interviews/cancelled-interviews';
import { apollo } from '../../../shared/api/apollo';
import { renderDetail, serveCandidate } from '../../../testing/candidate-detail';
import { candidateDetail } from '../../../testing/fixtures/candidates';
import { decisionPreviewOf } from '../../../testing/fixtures/decisions';
import { interview } from '../../../testing/fixtures/interviews';
import { previewsOf } from '../../../testing/fixtures/rejections';
import { gateway } from '../../../testing/render-screen';
import { CANDIDATE } from '../candidates-queries';

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

const row = (text: RegExp) => screen.findByRole('row', { name: text, hidden: true });

let stored: ReturnType<typeof serveCandidate>;

beforeEach(() => {
  stored = serveCandidate();
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
    const undo = await screen.findByRole('button', { name: 'Desfazer para 3 candidatos' });
    offerUndo(apollo, 'c1', 'Status atualizado', '3 candidatos: Reprovado');
    expect(await screen.findByText('Status atualizado')).toBeTruthy();
    await user.click(undo);
    await waitFor(() => expect(undo.isConnected).toBe(false));
    // The toast no longer offers it.
    expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull();
    expect(gateway.calls(UNDO)).toEqual([{ changeId: 'c1' }]);
  });

  it('is not made by the second click of the double click that asked for it', async () => {
    const { user, dialog } = await renderDetail();
    await user.click(await dialog.findByRole('button', { name: 'Aprovar' }));
    const approve = await screen.findByRole('button', { name: 'Aprovar e enviar' });
    fireEvent.click(approve, { detail: 2 });
    expect(screen.getByRole('form', { name: 'Aprovar candidato' })).toBeTruthy();
    await user.click(approve);
    await row(/Ana Teste 1.*Aprovado/);
    expect(gateway.calls(SET_STATUS)).toHaveLength(1);
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
