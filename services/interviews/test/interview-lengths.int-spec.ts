import { ADMIN } from '@araucaria/testing';
import { invalidField, startInterviews } from './start-interviews.js';

/** 10 June 2030 at a time in São Paulo. */
const at = (time: string) => new Date(`2030-06-10T${time}:00-03:00`).toISOString();

describe('the length of an interview', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
  });
  afterAll(() => fixture.stop());
  const schedule = (change: object) => fixture.schedule(change);
  const move = (id: string, change: { interviewDate: string; durationMinutes?: number }) =>
    service.as(ADMIN).reschedule({ id, ...change });

  it('is an hour unless the caller names another one, and kept when only the time changes', async () => {
    expect(await schedule({ interviewDate: at('09:00') })).toMatchObject({ durationMinutes: 60 });
    const { id } = await schedule({ interviewDate: at('09:15'), durationMinutes: 30 });
    expect(await move(id, { interviewDate: at('09:30') })).toMatchObject({
      durationMinutes: 30,
      revision: 1,
    });
  });

  it('changes alone: the calendar entry has a new revision, and the confirmation stays', async () => {
    const { id, interviewDate } = await schedule({ interviewDate: at('10:00'), durationMinutes: 30 });
    await service.as().confirm({ id, confirmMethod: 'email' });
    expect(await move(id, { interviewDate, durationMinutes: 45 })).toMatchObject({
      durationMinutes: 45,
      revision: 1,
      confirmedBy: 'email',
    });
    expect(await move(id, { interviewDate, durationMinutes: 45 })).toMatchObject({ revision: 1 });
    const published = async () =>
      (await service.published('interview.rescheduled'))
        .filter(({ interviewId }) => interviewId === id)
        .map(({ resized }) => resized);
    expect(await published()).toEqual([true]);
    await move(id, { interviewDate: at('10:15'), durationMinutes: 30 });
    expect(await published()).toEqual([true, undefined]);
  });

  it.each([0, 20, 495, -15, 1.5])('of %s minutes is refused', async (durationMinutes) => {
    await expect(schedule({ interviewDate: at('17:45'), durationMinutes })).rejects.toMatchObject(
      invalidField('durationMinutes', 'Escolha uma duração de 15 minutos a 8 horas, de 15 em 15 minutos'),
    );
  });

  it('decides which interviews of the candidate or an interviewer overlap; none is refused', async () => {
    const one = await schedule({
      candidateId: 2,
      interviewDate: at('13:30'),
      durationMinutes: 45,
      interviewerIds: [71, 72],
    });
    const overlaps = (change: object) =>
      service.as(ADMIN).overlaps({ candidateId: 3, interviewDate: at('13:00'), ...change });
    expect(await overlaps({ interviewerIds: [72, 73], durationMinutes: 30 })).toEqual([]);
    const found = { interviewDate: at('13:30'), durationMinutes: 45 };
    expect(await overlaps({ interviewerIds: [72, 73], durationMinutes: 45 })).toEqual([
      { ...found, isSameCandidate: false, interviewerIds: [72] },
    ]);
    expect(await overlaps({ interviewerIds: [73] })).toEqual([]);
    expect(await overlaps({ interviewDate: at('14:15'), interviewerIds: [71] })).toEqual([]);
    expect(await overlaps({ candidateId: 2, interviewDate: at('14:00') })).toEqual([
      { ...found, isSameCandidate: true, interviewerIds: [] },
    ]);
    expect(await overlaps({ candidateId: 2, interviewDate: at('14:00'), exceptId: one.id })).toEqual([]);
    await schedule({ candidateId: 2, interviewDate: at('13:45'), interviewerIds: [71] });
    await service.as(ADMIN).changeStatus({ id: one.id, status: 'cancelled' });
    expect(await overlaps({ candidateId: 3, interviewDate: at('13:30'), interviewerIds: [72] })).toEqual([]);
  });

  it('of an erased candidate is announced to those who were to interview, without the candidate', async () => {
    const told = await schedule({ candidateId: 3, interviewDate: at('16:30'), interviewerIds: [84, 85] });
    await schedule({ candidateId: 3, interviewDate: at('17:00') });
    const cancelled = await schedule({ candidateId: 3, interviewDate: at('17:15'), interviewerIds: [84] });
    await service.as(ADMIN).changeStatus({ id: cancelled.id, status: 'cancelled' });
    await service.receive('candidate.erased', { candidateId: 3 });
    expect(await service.published('interview.erased')).toEqual([
      {
        interviewId: told.id,
        revision: told.revision + 1,
        interviewDate: told.interviewDate,
        durationMinutes: told.durationMinutes,
        removed: [84, 85],
      },
    ]);
    await expect(service.as(ADMIN).byId({ id: told.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('publishes who was added to and removed from the interviewers', async () => {
    const { id } = await schedule({ interviewDate: at('16:00'), interviewerIds: [81, 82] });
    await service.as(ADMIN).setInterviewers({ id, interviewerIds: [82, 83] });
    await service.as(ADMIN).setInterviewers({ id, interviewerIds: [83, 82] });
    const published = await service.published('interview.interviewers-changed');
    expect(published.filter(({ interviewId }) => interviewId === id)).toMatchObject([
      { added: [83], removed: [81] },
    ]);
  });

  it('keeps the interviewers whom another user has added since the list was read', async () => {
    const { id } = await schedule({ interviewDate: at('16:15'), interviewerIds: [81, 82] });
    await service.as(ADMIN).setInterviewers({ id, interviewerIds: [82, 83], basedOn: [81, 82] });
    const { interviewerIds } = await service
      .as(ADMIN)
      .setInterviewers({ id, interviewerIds: [81, 84], basedOn: [81, 82] });
    expect(interviewerIds).toEqual([83, 84]);
    const published = await service.published('interview.interviewers-changed');
    expect(published.filter(({ interviewId }) => interviewId === id)).toMatchObject([
      { added: [83], removed: [81] },
      { added: [84], removed: [82] },
    ]);
  });
});
