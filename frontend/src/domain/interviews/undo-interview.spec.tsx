import { screen, waitFor } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { apollo } from '../../shared/api/apollo';
import { offerInterviewUndo, UNDO_INTERVIEW_CHANGE } from './undo-interview-change';
import { UndoInterview } from './undo-interview';

const ID = '0d4ce6c1-4a9d-4a57-9f63-4a6f4d1c7b10';
const CHANGE = '6c1d2f0e-3b52-4d4e-9a36-0a2b5a7d8e11';

/** A toast offers to undo a change, and the last change of the interview is undone in its card. */
async function undoBeside(offeredChange: string) {
  gateway.reply(UNDO_INTERVIEW_CHANGE, { undoInterviewChange: null });
  const undo = { changeId: CHANGE, until: new Date(Date.now() + 60_000).toISOString() };
  const { user } = await renderScreen(<UndoInterview interview={{ id: ID, undo }} />, { session: ADMIN });
  const offered = { interviewId: ID, title: 'Entrevista remarcada', text: '07/12/2026, 13:00' };
  offerInterviewUndo(apollo, { ...offered, changeId: offeredChange });
  expect(await screen.findByText('Entrevista remarcada')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Desfazer a última mudança' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(gateway.calls(UNDO_INTERVIEW_CHANGE)).toEqual([{ id: ID, changeId: CHANGE }]);
}

describe('a change of an interview that is undone where it shows', () => {
  it('is no longer offered by the toast, which says that it was undone', async () => {
    await undoBeside(CHANGE);
    expect(screen.getByText('Mudança desfeita')).toBeTruthy();
    expect(screen.queryByText('Entrevista remarcada')).toBeNull();
  });

  it('is offered again by the toast when the server could not be reached', async () => {
    gateway.disconnect(UNDO_INTERVIEW_CHANGE);
    const { user } = await renderScreen(<div />, { session: ADMIN });
    const change = { interviewId: ID, changeId: CHANGE, title: 'Entrevista remarcada', text: '07/12/2026' };
    offerInterviewUndo(apollo, change);
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Não foi possível desfazer')).toBeTruthy();
    gateway.reply(UNDO_INTERVIEW_CHANGE, { undoInterviewChange: null });
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Mudança desfeita')).toBeTruthy();
  });

  it('leaves the offer to undo another change', async () => {
    await undoBeside('b');
    expect(screen.getByText('Entrevista remarcada')).toBeTruthy();
  });
});
