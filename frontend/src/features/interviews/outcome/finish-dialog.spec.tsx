import { screen, waitFor, within } from '@testing-library/react';
import { PREVIEW_DECISION } from '../../../domain/candidates/decision-queries';
import { PREVIEW_REJECTION, REJECTION_REASONS } from '../../../domain/candidates/rejection-queries';
import { SET_STATUS } from '../../../domain/candidates/status-mutations';
import { INTERVIEWS_CANCELLED_BY } from '../../../domain/interviews/cancelled-interviews';
import { dayOf } from '../../../shared/dates/day-ranges';
import { addDays } from '../../../shared/dates/days';
import { decisionPreviewOf } from '../../../testing/fixtures/decisions';
import { interview } from '../../../testing/fixtures/interviews';
import { REASONS, previewsOf } from '../../../testing/fixtures/rejections';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { InterviewStatusAfterDocument } from '../../../generated/graphql';
import { SET_INTERVIEW_STATUS } from '../interview-changes';
import { FinishDialog } from './finish-dialog';

const DAY = '2026-11-20';

const renderDialog = async (day = DAY) => {
  let closed = false;
  const { user, unmount } = await renderScreen(
    <FinishDialog interview={interview(day)} onClose={() => (closed = true)} />,
    { session: ADMIN },
  );
  const submit = (name = 'Finalizar Entrevista') => user.click(screen.getByRole('button', { name }));
  return { user, unmount, submit, isClosed: () => closed };
};

beforeEach(() => {
  gateway.reply(SET_INTERVIEW_STATUS, ({ id, status, feedback }) => ({
    setInterviewStatus: { id: String(id), status, feedback: feedback ?? null },
  }));
  gateway.reply(PREVIEW_DECISION, ({ input }) => decisionPreviewOf(input));
  gateway.reply(SET_STATUS, ({ id, status }) => ({
    setCandidateStatus: { id, status },
  }));
  gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
  gateway.reply(REJECTION_REASONS, { rejectionReasons: REASONS });
  gateway.reply(PREVIEW_REJECTION, ({ input }) => ({ previewRejection: previewsOf(input) }));
  gateway.reply(InterviewStatusAfterDocument, ({ id }) => ({
    interview: {
      id: String(id),
      candidateStatusAfter: 'reviewing',
      candidate: { id: 7, status: 'interview' },
    },
  }));
});

describe('the end of an interview', () => {
  it('asks before a choice without feedback is given up, and keeps none that was', async () => {
    const { user, unmount, isClosed } = await renderDialog();
    await user.click(screen.getByLabelText('Não'));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Descartar o que foi digitado?')).toBeTruthy();
    expect(isClosed()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(isClosed()).toBe(true);
    expect(sessionStorage.length).toBe(0);
    unmount();
  });

  it('stores the feedback of an approval with its mark, approves, and opens the approved candidates', async () => {
    const { user, submit } = await renderDialog();
    await user.type(screen.getByLabelText('Feedback'), ' Conhece bem PostgreSQL. ');
    expect(await screen.findByRole('region', { name: /^E-mail para/ })).toBeTruthy();
    await submit();
    expect(await screen.findByText('Candidato aprovado')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/candidatos-aprovados'));
    expect(gateway.calls(SET_INTERVIEW_STATUS)).toMatchObject([
      {
        status: 'completed',
        feedback: 'APROVADO: Conhece bem PostgreSQL.',
        decides: true,
        from: 'scheduled',
      },
    ]);
    expect(gateway.calls(SET_STATUS)).toMatchObject([
      { id: 7, from: 'interview', status: 'approved', notify: true },
    ]);
    expect(gateway.calls(PREVIEW_DECISION)[0]).toMatchObject({
      input: { candidateIds: [7], status: 'approved', endsInterview: true },
    });
  });

  it('without a decision says which status follows', async () => {
    const { user, submit, isClosed } = await renderDialog();
    await user.click(screen.getByLabelText('Não'));
    expect(await screen.findByText(/O status do candidato passa a ser “Em análise”/)).toBeTruthy();
    await submit();
    expect(await screen.findByText('Entrevista finalizada')).toBeTruthy();
    expect(isClosed()).toBe(true);
    expect(gateway.calls(SET_INTERVIEW_STATUS)).toMatchObject([{ feedback: '', decides: false }]);
    expect(gateway.calls(SET_STATUS)).toEqual([]);
  });

  it('retries only the decision after it failed', async () => {
    gateway.disconnect(SET_STATUS);
    const { user, submit, isClosed } = await renderDialog();
    await user.click(screen.getByLabelText('Não'));
    await user.click(screen.getByLabelText('Reprovar'));
    await submit();
    expect(await screen.findByText('Erro ao rejeitar candidato')).toBeTruthy();
    expect(screen.getByLabelText('Feedback')).toHaveProperty('disabled', true);
    gateway.reply(SET_STATUS, ({ id, status }) => ({
      setCandidateStatus: { id, status },
    }));
    await submit();
    expect(await screen.findByText('Candidato reprovado')).toBeTruthy();
    expect(isClosed()).toBe(true);
    expect(gateway.calls(SET_INTERVIEW_STATUS)).toHaveLength(1);
  });

  it('is kept with its decision over a reload and an ended session, until it is given up', async () => {
    const { user, unmount } = await renderDialog();
    await user.click(screen.getByLabelText('Não'));
    await user.type(screen.getByLabelText('Feedback'), 'Pouca prática.');
    unmount();
    const again = await renderDialog();
    await waitFor(() => expect(screen.getByLabelText('Feedback')).toHaveProperty('value', 'Pouca prática.'));
    expect(screen.getByLabelText('Não')).toHaveProperty('checked', true);
    await again.user.keyboard('{Escape}');
    await again.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(again.isClosed()).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });

  it('is given up by Back too, after the question', async () => {
    const { user } = await renderDialog();
    history.pushState({ idx: 1 }, '', '/entrevistas');
    dispatchEvent(new PopStateEvent('popstate'));
    await user.type(screen.getByLabelText('Feedback'), 'Pouca prática.');
    expect(sessionStorage.length).toBe(1);
    history.back();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(sessionStorage.length).toBe(0);
  });

  it('asks before an interview to come is finished, and records nothing without the answer', async () => {
    const { user, submit, isClosed } = await renderDialog(addDays(dayOf(), 7));
    await user.click(screen.getByLabelText('Não'));
    await submit();
    const question = await screen.findByRole('dialog', { name: 'Finalizar antes da hora?' });
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(gateway.calls(SET_INTERVIEW_STATUS)).toEqual([]);
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Sim, finalizar agora' }));
    expect(await screen.findByText('Entrevista finalizada')).toBeTruthy();
    expect(isClosed()).toBe(true);
    expect(gateway.calls(SET_INTERVIEW_STATUS)).toHaveLength(1);
  });

  it('refuses feedback over the limit, which is not cut', async () => {
    const { user, submit } = await renderDialog();
    const feedback = screen.getByLabelText('Feedback');
    await user.click(feedback);
    await user.paste('a'.repeat(9_991));
    await screen.findByRole('region', { name: /^E-mail para/ });
    await submit();
    expect(screen.getByText('Use no máximo 9.990 caracteres: retire 1')).toBeTruthy();
    expect(document.activeElement).toBe(feedback);
    expect(gateway.calls(SET_INTERVIEW_STATUS)).toEqual([]);
  });

  it('that another user recorded before is replaced only on request', async () => {
    gateway.refuse(SET_INTERVIEW_STATUS, {
      code: 'CHANGED_MEANWHILE',
      message: 'A entrevista mudou.',
      status: 'completed',
      interviewDate: interview(DAY).interviewDate,
      feedback: 'APROVADO: Muito bem.',
      changedBy: 'Bia',
      changedAt: null,
    });
    const { user, submit } = await renderDialog();
    await user.click(screen.getByLabelText('Não'));
    await submit();
    expect(await screen.findByText('Bia alterou esta entrevista')).toBeTruthy();
    expect(screen.getByText(/Resultado: aprovado\. Muito bem\./)).toBeTruthy();
    gateway.reply(SET_INTERVIEW_STATUS, ({ id, status, feedback }) => ({
      setInterviewStatus: { id: String(id), status, feedback: feedback ?? null },
    }));
    await submit('Finalizar mesmo assim');
    expect(await screen.findByText('Entrevista finalizada')).toBeTruthy();
    expect(gateway.calls(SET_INTERVIEW_STATUS).at(-1)).toMatchObject({ from: 'completed' });
  });
});
