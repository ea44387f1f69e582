import { ADMIN } from '@araucaria/testing';
import { startInterviews } from './start-interviews.js';

describe('responses on the page of an invitation', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
  });
  afterAll(() => fixture.stop());
  const published = async (name: 'interview.declined' | 'interview.reschedule-requested', id: string) =>
    (await service.published(name)).filter(({ interviewId }) => interviewId === id);

  it('a refusal counts once, ends the confirmation, and is no reason to write to the candidate', async () => {
    const { id, arrangedById } = await fixture.schedule();
    // The recruiter, who is told of the response.
    expect(arrangedById).toBe(ADMIN.id);
    await service.as().confirm({ id, confirmMethod: 'email' });
    const declined = await service.as().respond({ id, response: 'decline', note: ' Estarei viajando. ' });
    expect(declined).toMatchObject({
      status: 'scheduled',
      confirmedBy: null,
      declinedAt: expect.any(String) as string,
      responseNote: 'Estarei viajando.',
    });
    await Promise.all(
      Array.from({ length: 5 }, () => service.as().respond({ id, response: 'decline', note: 'De novo' })),
    );
    expect(await service.as().openById({ id })).toEqual(declined);
    expect(await published('interview.declined', id)).toEqual([
      { interviewId: id, candidateId: 1, revision: 0, sendEmail: false, sendWhatsApp: false },
    ]);
    expect(await service.as().confirm({ id, confirmMethod: 'email' })).toMatchObject({
      declinedAt: null,
      responseNote: null,
      confirmedBy: 'email',
    });
  });

  it('a request for another time keeps the confirmation, and ends with a new time', async () => {
    const { id } = await fixture.schedule();
    await service.as().confirm({ id, confirmMethod: 'email' });
    const asked = { id, response: 'reschedule' as const, note: 'Às terças, à tarde' };
    await Promise.all(Array.from({ length: 3 }, () => service.as().respond(asked)));
    expect(await service.as().openById({ id })).toMatchObject({
      confirmedBy: 'email',
      rescheduleRequestedAt: expect.any(String) as string,
      responseNote: 'Às terças, à tarde',
    });
    expect(await published('interview.reschedule-requested', id)).toHaveLength(1);
    await service.as().respond({ id, response: 'decline' });
    const moved = await service.as(ADMIN).reschedule({ id, interviewDate: fixture.nextTime() });
    expect(moved).toMatchObject({ rescheduleRequestedAt: null, declinedAt: null, responseNote: null });
  });

  it('is refused for an interview that was moved, is over, finished or cancelled', async () => {
    const gone = { code: 'NOT_FOUND', message: 'Entrevista não encontrada' };
    const decline = (id: string, from?: string) => service.as().respond({ id, response: 'decline', from });
    const moved = await fixture.schedule();
    await service.as(ADMIN).reschedule({ id: moved.id, interviewDate: fixture.nextTime() });
    await expect(decline(moved.id, moved.interviewDate)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const past = await fixture.schedule();
    await fixture.at(past.interviewDate, () => expect(decline(past.id)).rejects.toMatchObject(gone));
    for (const status of ['completed', 'cancelled'] as const) {
      const { id } = await fixture.schedule();
      await service.as(ADMIN).changeStatus({ id, status });
      await expect(decline(id)).rejects.toMatchObject(gone);
      expect(await published('interview.declined', id)).toEqual([]);
    }
    await expect(
      service.as().respond({ id: moved.id, response: 'decline', note: 'a'.repeat(1_001) }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
