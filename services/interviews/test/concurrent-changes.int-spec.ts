import { ADMIN } from '@araucaria/testing';
import { startInterviews } from './start-interviews.js';

describe('concurrent changes of an interview', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
  });
  afterAll(() => fixture.stop());
  const maria = { ...ADMIN, id: 7, username: 'maria' };

  it('are rejected for the second person with the change of the first', async () => {
    const { id, interviewDate } = await fixture.schedule();
    await service
      .as(maria)
      .changeStatus({ id, status: 'completed', feedback: 'Boa conversa', from: 'scheduled' });
    const finish = service
      .as(ADMIN)
      .changeStatus({ id, status: 'completed', feedback: 'APROVADO: Sim', from: 'scheduled' });
    await expect(finish).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      status: 409,
      details: {
        current: 'completed',
        status: 'completed',
        interviewDate,
        feedback: 'Boa conversa',
        changedBy: 'maria',
        changedAt: expect.any(String) as string,
      },
    });
    const stored = await service.as(ADMIN).byId({ id });
    expect(stored.feedback).toBe('Boa conversa');
    // A call with the current state, or without `from`, succeeds.
    await service.as(ADMIN).changeStatus({ id, status: 'completed', feedback: 'Fim', from: 'completed' });
    await service.as(ADMIN).changeStatus({ id, status: 'completed', feedback: 'Fim 2' });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ feedback: 'Fim 2' });
  });

  it('do not cancel an interview that was rescheduled after it was read', async () => {
    const { id, interviewDate } = await fixture.schedule();
    const moved = fixture.nextTime();
    await service.as(maria).reschedule({ id, interviewDate: moved, from: interviewDate });
    const cancel = service
      .as(ADMIN)
      .changeStatus({ id, status: 'cancelled', from: 'scheduled', fromDate: interviewDate });
    await expect(cancel).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { current: moved, status: 'scheduled', changedBy: 'maria' },
    });
    const move = service.as(ADMIN).reschedule({ id, interviewDate: fixture.nextTime(), from: interviewDate });
    await expect(move).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', details: { current: moved } });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ status: 'scheduled', interviewDate: moved });
  });

  it('store one of two concurrent outcomes', async () => {
    const { id } = await fixture.schedule();
    const results = await Promise.allSettled(
      ['A', 'B'].map((feedback) =>
        service.as(ADMIN).changeStatus({ id, status: 'completed', feedback, from: 'scheduled' }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('do not confirm a time that the candidate has not read', async () => {
    const { id, interviewDate } = await fixture.schedule();
    const moved = fixture.nextTime();
    await service.as(ADMIN).reschedule({ id, interviewDate: moved });
    const confirm = (from: string) => service.as().confirm({ id, confirmMethod: 'email', from });
    await expect(confirm(interviewDate)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      // No name of staff.
      details: { current: moved },
    });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ confirmedBy: null });
    expect(await confirm(moved)).toMatchObject({ confirmedBy: 'email' });
  });

  it('replace the recruiter’s text when rescheduling, and keep its variables', async () => {
    const customMessage = 'Até {{data}}, às {{hora}}.';
    const { id } = await fixture.schedule({ notificationOptions: { customMessage } });
    expect((await service.as(ADMIN).byId({ id })).notificationOptions.customMessage).toBe(customMessage);
    const reschedule = (message?: string) =>
      service.as(ADMIN).reschedule({ id, interviewDate: fixture.nextTime(), customMessage: message });
    expect((await reschedule()).notificationOptions.customMessage).toBe(customMessage);
    expect((await reschedule('Agora {{hora}}.')).notificationOptions.customMessage).toBe('Agora {{hora}}.');
    expect((await reschedule('')).notificationOptions.customMessage).toBeNull();
    await expect(reschedule('Em {{local}}.')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
