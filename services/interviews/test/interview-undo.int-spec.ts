import { randomUUID } from 'node:crypto';
import { erasedUsername, type InterviewView } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startInterviews } from './start-interviews.js';

const LATER = '2030-06-03T11:03:00Z';

describe('the undo of changes of interviews', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
  });
  afterAll(() => fixture.stop());
  const undo = (id: string, changeId: string) => service.as(ADMIN).undoChange({ id, changeId });
  const undone = async (id: string) =>
    (await service.published('interview.change-undone')).filter(({ interviewId }) => interviewId === id);

  it('removes an interview that was just scheduled, and frees its slot', async () => {
    const changeId = randomUUID();
    const { id, interviewDate, undoableUntil } = await fixture.schedule({ changeId });
    expect(undoableUntil).toMatch(/^2030-06-03T11:01:/);
    const listed = (await service.as(ADMIN).byCandidateIds({ ids: [1] })).find((one) => one.id === id);
    expect(listed).toMatchObject({ undoableUntil, undoChangeId: changeId });
    expect(await undo(id, changeId)).toBeNull();
    await expect(service.as(ADMIN).byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await undone(id)).toEqual([
      {
        ...{
          interviewId: id,
          candidateId: 1,
          revision: 0,
          sendEmail: true,
          sendWhatsApp: true,
          removed: true,
        },
        actorId: ADMIN.id,
      },
    ]);
    expect(await fixture.schedule({ interviewDate })).toMatchObject({ interviewDate, undoableUntil: null });
  });

  it('never sets back the SEQUENCE of the calendar entry, which the candidate may have downloaded meanwhile', async () => {
    const sequenceOf = ({ revision, calendarSequence = revision }: InterviewView) => calendarSequence;
    const { id, ...scheduled } = await fixture.schedule();
    const sequences = [sequenceOf({ id, ...scheduled })];
    const undoable = async (change: (changeId: string) => Promise<InterviewView>) => {
      const changeId = randomUUID();
      sequences.push(sequenceOf(await change(changeId)));
      const restored = await undo(id, changeId);
      if (restored) sequences.push(sequenceOf(restored));
    };
    const move = (changeId: string) =>
      service.as(ADMIN).reschedule({ id, interviewDate: fixture.nextTime(), changeId });
    await undoable(move);
    await undoable((changeId) => service.as(ADMIN).changeStatus({ id, status: 'cancelled', changeId }));
    await undoable(move);
    sequences.push(sequenceOf(await move(randomUUID())));
    expect(sequences).toHaveLength(8);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
    const [listed] = (await service.as(ADMIN).byIds({ ids: [id] })).map(sequenceOf);
    expect(listed).toBe(sequences.at(-1));
  });

  it('restores time, message and responses of a moved interview', async () => {
    const { id } = await fixture.schedule({ notificationOptions: { customMessage: 'Olá' } });
    await service.as().confirm({ id, confirmMethod: 'email' });
    const before = await service.as().respond({ id, response: 'reschedule', note: 'À tarde' });
    const changeId = randomUUID();
    const change = { id, interviewDate: fixture.nextTime(), customMessage: 'Mudou', changeId };
    const moved = await service.as(ADMIN).reschedule(change);
    expect(moved).toMatchObject({ revision: 1, confirmedBy: null });
    expect(await service.as(ADMIN).reschedule(change)).toEqual(moved);
    expect(await undo(id, changeId)).toEqual({ ...before, calendarSequence: 2 });
    expect(await undone(id)).toMatchObject([{ revision: 0, removed: false }]);
    await expect(undo(id, changeId)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  it('restores a cancelled interview, unless its slot was given away', async () => {
    const before = await fixture.schedule();
    const { id, interviewDate } = before;
    const cancel = async () => {
      const changeId = randomUUID();
      await service.as(ADMIN).changeStatus({ id, status: 'cancelled', changeId });
      return changeId;
    };
    expect(await undo(id, await cancel())).toEqual({ ...before, calendarSequence: 2 });
    const changeId = await cancel();
    await fixture.schedule({ interviewDate });
    await expect(undo(id, changeId)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  it('is refused after a minute, after a later change, after a response, and for another change', async () => {
    const changeId = randomUUID();
    const late = await fixture.schedule({ changeId });
    await fixture.at(LATER, () =>
      expect(undo(late.id, changeId)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' }),
    );
    const since = { code: 'CHANGED_MEANWHILE' };
    await expect(undo(late.id, randomUUID())).rejects.toMatchObject(since);
    const moved = await fixture.schedule({ changeId: randomUUID() });
    const move = randomUUID();
    await service.as(ADMIN).reschedule({ id: moved.id, interviewDate: fixture.nextTime(), changeId: move });
    await service.as().respond({ id: moved.id, response: 'decline' });
    await expect(undo(moved.id, move)).rejects.toMatchObject(since);
  });

  it('is refused after a change of those who interview, whose messages it would make untrue', async () => {
    const { id } = await fixture.schedule({ interviewerIds: [81] });
    const changeId = randomUUID();
    await service.as(ADMIN).reschedule({ id, interviewDate: fixture.nextTime(), changeId });
    const replace = (interviewerIds: number[]) => service.as(ADMIN).setInterviewers({ id, interviewerIds });
    expect(await replace([81])).toMatchObject({ undoChangeId: changeId });
    expect(await replace([82])).toMatchObject({ undoChangeId: null, undoableUntil: null });
    await expect(undo(id, changeId)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  it('does not bring back the name of an account that was erased meanwhile', async () => {
    const { id } = await fixture.schedule();
    const ana = { ...ADMIN, id: 77, username: 'ana' };
    await service.as(ana).reschedule({ id, interviewDate: fixture.nextTime() });
    const changeId = randomUUID();
    await service.as(ADMIN).reschedule({ id, interviewDate: fixture.nextTime(), changeId });
    await service.receive('user.removed', { userId: ana.id });
    await undo(id, changeId);
    const late = { id, interviewDate: fixture.nextTime(), from: '2030-06-03T12:00:00Z' };
    await expect(service.as(ADMIN).reschedule(late)).rejects.toMatchObject({
      details: { changedBy: erasedUsername(ana.id) },
    });
  });
});
