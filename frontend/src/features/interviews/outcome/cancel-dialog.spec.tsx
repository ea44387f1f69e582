import { screen, waitFor } from '@testing-library/react';
import { InterviewStatusAfterDocument } from '../../../generated/graphql';
import { interview } from '../../../testing/fixtures/interviews';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { SET_INTERVIEW_STATUS } from '../interview-changes';
import { OPENED_INTERVIEW, type InterviewRow } from '../interviews-queries';
import { CancelDialog } from './cancel-dialog';

/** The interview as the server has it. */
let stored: InterviewRow;

/** A list of one interview, and the dialog that cancels it. */
function List() {
  const listed = useFreshQuery(OPENED_INTERVIEW, { variables: { id: stored.id } }).data?.interview;
  return listed ? (
    <>
      <p>{`Na lista: ${listed.status}`}</p>
      <CancelDialog interview={listed} onClose={() => undefined} />
    </>
  ) : null;
}

const cancel = async (changes: Partial<InterviewRow> = {}) => {
  stored = interview('2099-12-01', changes);
  const { user } = await renderScreen(<List />, { session: ADMIN });
  const confirm = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { confirm };
};
const listed = (status: string) => screen.findByText(`Na lista: ${status}`);

beforeEach(() => {
  gateway.reply(OPENED_INTERVIEW, () => ({ interview: stored }));
  gateway.reply(InterviewStatusAfterDocument, ({ id }) => ({
    interview: {
      id: String(id),
      candidateStatusAfter: 'reviewing',
      candidate: { id: 7, status: 'interview' },
    },
  }));
});

describe('the cancellation of an interview', () => {
  it('says who is notified and which status follows, and is shown in the list', async () => {
    gateway.reply(SET_INTERVIEW_STATUS, ({ id, status }) => {
      stored = { ...stored, status };
      return {
        setInterviewStatus: { id: String(id), status, feedback: null },
      };
    });
    const { confirm } = await cancel();
    expect(await screen.findByText(/O aviso ao candidato sai em cerca de um minuto/)).toBeTruthy();
    expect(await screen.findByText(/passa a ser “Em análise”/)).toBeTruthy();
    await confirm('Sim, cancelar entrevista');
    await listed('cancelled');
    expect(await screen.findByText('Entrevista cancelada')).toBeTruthy();
    const { id, interviewDate } = stored;
    expect(gateway.calls(SET_INTERVIEW_STATUS)).toEqual([
      {
        id,
        status: 'cancelled',
        from: 'scheduled',
        fromDate: interviewDate,
        changeId: expect.any(String) as string,
      },
    ]);
  });

  it('is rolled back with a message when the server cannot be reached', async () => {
    gateway.disconnect(SET_INTERVIEW_STATUS);
    const { confirm } = await cancel();
    await confirm('Sim, cancelar entrevista');
    expect(await screen.findByText('Erro ao atualizar status')).toBeTruthy();
    expect(screen.getByText(/A mudança foi desfeita na tela/)).toBeTruthy();
    await listed('scheduled');
  });

  it('that another user moved is asked for again', async () => {
    gateway.refuse(SET_INTERVIEW_STATUS, {
      code: 'CHANGED_MEANWHILE',
      message: 'A entrevista mudou.',
      status: 'scheduled',
      interviewDate: '2099-12-02T13:30:00.000Z',
      feedback: null,
      changedBy: 'Bia',
      changedAt: null,
    });
    const { confirm } = await cancel();
    await confirm('Sim, cancelar entrevista');
    expect(await screen.findByText('Bia alterou esta entrevista')).toBeTruthy();
    await confirm('Cancelar mesmo assim');
    await waitFor(() =>
      expect(gateway.calls(SET_INTERVIEW_STATUS).at(-1)).toMatchObject({
        fromDate: '2099-12-02T13:30:00.000Z',
      }),
    );
  });

  it('notifies no candidate of an interview without notifications', async () => {
    await cancel({ notificationOptions: { sendEmail: false, sendWhatsApp: false, customMessage: null } });
    expect(await screen.findByText(/o agendamento foi feito sem notificações/)).toBeTruthy();
  });
});
