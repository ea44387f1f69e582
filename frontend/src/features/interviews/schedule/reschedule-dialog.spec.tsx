import { screen, waitFor, within } from '@testing-library/react';
import { formatLongDay } from '../../../shared/dates/date-formats';
import { PREVIEW_MESSAGE } from '../../../domain/messages/message-templates';
import { onDay } from '../../../testing/fixed-day';
import { interview, slot } from '../../../testing/fixtures/interviews';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { UNDO_INTERVIEW_CHANGE } from '../../../domain/interviews/undo-interview-change';
import { RESCHEDULE } from '../interview-changes';
import { CLOSED_DAYS, OVERLAPS, SLOTS, type InterviewRow } from '../interviews-queries';
import { RescheduleDialog } from './reschedule-dialog';

const [TODAY, DAY] = ['2026-12-14', '2026-12-22'] as const;
/** Of the week after the one of today, as `DAY` is. */
const HOLIDAY = '2026-12-25';
const ELEVEN = slot(DAY, '11:00');

const dayGroup = (day: string) => screen.getByRole('group', { name: formatLongDay(day) });

const renderDialog = async (changes: Partial<InterviewRow> = {}) => {
  let closed = false;
  const { user, unmount } = await renderScreen(
    <RescheduleDialog interview={interview(DAY, changes)} onClose={() => (closed = true)} />,
    { session: ADMIN },
  );
  const choose = async (time: string) =>
    user.click(await within(dayGroup(DAY)).findByRole('button', { name: time }));
  const submit = (name = 'Remarcar') => user.click(screen.getByRole('button', { name }));
  return { user, unmount, choose, submit, isClosed: () => closed };
};

const acceptReschedules = () =>
  gateway.reply(RESCHEDULE, ({ id, interviewDate }) => ({
    rescheduleInterview: {
      id: String(id),
      interviewDate,
      durationMinutes: 60,
      confirmedBy: null,
      confirmedAt: null,
      rescheduleRequestedAt: null,
    },
  }));

onDay(TODAY);

/** The free times of `DAY`; the other days have none. */
const freeTimes = (...times: string[]) =>
  gateway.reply(SLOTS, ({ day }) => ({
    interviewSlots: day === DAY ? times.map((time) => slot(DAY, time)) : [],
  }));

beforeEach(() => {
  gateway.reply(CLOSED_DAYS, { interviewClosedDays: [{ day: HOLIDAY, reason: 'Feriado: Natal' }] });
  freeTimes('11:00', '14:00');
  gateway.reply(OVERLAPS, { interviewOverlaps: [] });
  gateway.reply(PREVIEW_MESSAGE, ({ input: { content } }) => ({
    previewMessage: { text: content, missing: [], unknown: [] },
  }));
  acceptReschedules();
});

describe('an interview', () => {
  it('is offered the free times of its week, with the reasons of closed days', async () => {
    await renderDialog();
    expect(await within(dayGroup(HOLIDAY)).findByText('Feriado: Natal')).toBeTruthy();
    expect(within(dayGroup(HOLIDAY)).queryAllByRole('button')).toEqual([]);
    expect(screen.getAllByRole('group', { name: /-feira/ })).toHaveLength(5);
    expect(await within(dayGroup(DAY)).findByRole('button', { name: '11:00' })).toBeTruthy();
  });

  it('gets another time, without a change of its message', async () => {
    const { choose, submit, isClosed } = await renderDialog();
    expect(screen.getByRole('button', { name: 'Remarcar' })).toHaveProperty('disabled', true);
    await choose('11:00');
    await submit();
    expect(await screen.findByText('Entrevista remarcada')).toBeTruthy();
    expect(isClosed()).toBe(true);
    const { id, interviewDate } = interview(DAY);
    const changeId = expect.any(String) as string;
    expect(gateway.calls(RESCHEDULE)).toEqual([
      { id, interviewDate: ELEVEN.startsAt, from: interviewDate, changeId },
    ]);
  });

  it('says that a confirmation has to be repeated for a new time, but not for a new length', async () => {
    const { user, choose } = await renderDialog({ confirmedBy: 'email' });
    await user.click(screen.getByRole('combobox', { name: 'Duração' }));
    await user.click(await screen.findByRole('option', { name: '45 minutos' }));
    const notice = 'O candidato precisará confirmar a presença no novo horário.';
    expect(screen.queryByText(notice)).toBeNull();
    await choose('11:00');
    expect(screen.getByText(notice)).toBeTruthy();
  });

  it('gets its time back by the undo, which names the change', async () => {
    gateway.reply(UNDO_INTERVIEW_CHANGE, { undoInterviewChange: null });
    const { user, choose, submit } = await renderDialog();
    await choose('11:00');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Mudança desfeita')).toBeTruthy();
    const [change] = gateway.calls(RESCHEDULE);
    expect(gateway.calls(UNDO_INTERVIEW_CHANGE)).toEqual([{ id: change?.id, changeId: change?.changeId }]);
  });

  it('gets another message with it, within the limit', async () => {
    const { user, choose, submit } = await renderDialog();
    await choose('11:00');
    const message = screen.getByLabelText('Mensagem personalizada');
    await user.click(message);
    await user.paste('a'.repeat(5_001));
    await submit();
    expect(screen.getByText('Use no máximo 5.000 caracteres: retire 1')).toBeTruthy();
    expect(document.activeElement).toBe(message);
    expect(gateway.calls(RESCHEDULE)).toEqual([]);
    await user.clear(message);
    await user.type(message, 'Mudou a sala.');
    await submit();
    expect(await screen.findByText('Entrevista remarcada')).toBeTruthy();
    expect(gateway.calls(RESCHEDULE)).toMatchObject([{ customMessage: 'Mudou a sala.' }]);
  });

  it('is moved once, also for a double click, and again as the same change after a lost response', async () => {
    gateway.disconnect(RESCHEDULE);
    const { user, choose, submit } = await renderDialog();
    await choose('11:00');
    await submit();
    expect(await screen.findByText('Erro ao agendar entrevista')).toBeTruthy();
    acceptReschedules();
    await user.dblClick(screen.getByRole('button', { name: 'Remarcar' }));
    expect(await screen.findByText('Entrevista remarcada')).toBeTruthy();
    const sent = gateway.calls(RESCHEDULE).map(({ changeId }) => changeId);
    // The site has repeated the first one itself.
    expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  });

  it('keeps the message, the time and the length over an ended session, until they are given up', async () => {
    const { user, unmount, choose } = await renderDialog();
    await user.type(screen.getByLabelText('Mensagem personalizada'), 'Mudou a sala.');
    await choose('11:00');
    await user.click(screen.getByRole('combobox', { name: /^Duração/ }));
    await user.click(await screen.findByRole('option', { name: '45 minutos' }));
    unmount();
    const again = await renderDialog();
    await waitFor(() =>
      expect(screen.getByLabelText('Mensagem personalizada')).toHaveProperty('value', 'Mudou a sala.'),
    );
    const chosen = await within(dayGroup(DAY)).findByRole('button', { name: '11:00', pressed: true });
    expect(chosen).toBeTruthy();
    expect(screen.getByRole('combobox', { name: /^Duração/ }).textContent).toBe('45 minutos');
    await again.user.keyboard('{Escape}');
    await again.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(again.isClosed()).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });

  it('stays open for another choice when the server cannot be reached or the slot is taken', async () => {
    gateway.disconnect(RESCHEDULE);
    const { choose, submit, isClosed } = await renderDialog();
    await choose('11:00');
    await submit();
    expect(await screen.findByText('Erro ao agendar entrevista')).toBeTruthy();
    gateway.refuse(RESCHEDULE, { code: 'SLOT_TAKEN', message: 'Este horário acabou de ser ocupado.' });
    freeTimes('14:00');
    await submit();
    expect(await screen.findByText('Este horário acabou de ser ocupado.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Remarcar' })).toBeTruthy();
    await choose('14:00');
    expect(screen.queryByRole('button', { name: '11:00' })).toBeNull();
    expect(isClosed()).toBe(false);
  });

  it('that another user moved is shown with the choice to move it anyway', async () => {
    const moved = slot(DAY, '14:00').startsAt;
    gateway.refuse(RESCHEDULE, {
      code: 'CHANGED_MEANWHILE',
      message: 'A entrevista mudou.',
      status: 'scheduled',
      interviewDate: moved,
      feedback: null,
      changedBy: 'Bia',
      changedAt: null,
    });
    const { choose, submit } = await renderDialog();
    await choose('11:00');
    await submit();
    expect(await screen.findByText('Bia alterou esta entrevista')).toBeTruthy();
    expect(screen.getByText(/Você ainda quer remarcar\?/)).toBeTruthy();
    acceptReschedules();
    await submit('Remarcar mesmo assim');
    expect(await screen.findByText('Entrevista remarcada')).toBeTruthy();
    expect(gateway.calls(RESCHEDULE).at(-1)).toMatchObject({ from: moved });
  });

  it('that another user cancelled cannot be moved', async () => {
    const { interviewDate } = interview(DAY);
    gateway.refuse(RESCHEDULE, {
      code: 'CHANGED_MEANWHILE',
      message: 'A entrevista mudou.',
      status: 'cancelled',
      interviewDate,
      feedback: null,
      changedBy: 'Bia',
      changedAt: null,
    });
    const { choose, submit } = await renderDialog();
    await choose('11:00');
    await submit();
    expect(await screen.findByText(/Só uma entrevista agendada pode mudar de horário/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remarcar mesmo assim' })).toHaveProperty('disabled', true);
  });

  it('without notifications is moved without a message', async () => {
    await renderDialog({
      notificationOptions: { sendEmail: false, sendWhatsApp: false, customMessage: null },
    });
    expect(await screen.findByText(/O candidato não será avisado/)).toBeTruthy();
    expect(screen.queryByLabelText('Mensagem personalizada')).toBeNull();
  });
});
