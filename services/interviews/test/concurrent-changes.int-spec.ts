import { ADMIN } from '@araucaria/testing';
import { startInterviews } from './setup.js';

describe('two people who act on one interview', () => {
  let world: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof world.service;
  beforeAll(async () => {
    world = await startInterviews();
    service = world.service;
  });
  afterAll(() => world.stop());
  const maria = { ...ADMIN, id: 7, username: 'maria' };

  it('shows the later one what the other did, and changes nothing', async () => {
    const { id, interviewDate } = await world.schedule();
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
    // The later one decides, knowing it; and a call without 'from' behaves as it always did.
    await service.as(ADMIN).changeStatus({ id, status: 'completed', feedback: 'Fim', from: 'completed' });
    await service.as(ADMIN).changeStatus({ id, status: 'completed', feedback: 'Fim 2' });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ feedback: 'Fim 2' });
  });

  it('does not cancel an interview that was moved after it had been read', async () => {
    const { id, interviewDate } = await world.schedule();
    const moved = world.nextTime();
    await service.as(maria).reschedule({ id, interviewDate: moved, from: interviewDate });
    const cancel = service
      .as(ADMIN)
      .changeStatus({ id, status: 'cancelled', from: 'scheduled', fromDate: interviewDate });
    await expect(cancel).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { current: moved, status: 'scheduled', changedBy: 'maria' },
    });
    const move = service.as(ADMIN).reschedule({ id, interviewDate: world.nextTime(), from: interviewDate });
    await expect(move).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', details: { current: moved } });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ status: 'scheduled', interviewDate: moved });
  });

  it('lets one of two who finish at once write the outcome', async () => {
    const { id } = await world.schedule();
    const tries = await Promise.allSettled(
      ['A', 'B'].map((feedback) =>
        service.as(ADMIN).changeStatus({ id, status: 'completed', feedback, from: 'scheduled' }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not confirm a time that the candidate has not seen', async () => {
    const { id, interviewDate } = await world.schedule();
    const moved = world.nextTime();
    await service.as(ADMIN).reschedule({ id, interviewDate: moved });
    const confirm = (from: string) => service.as().confirm({ id, confirmMethod: 'email', from });
    await expect(confirm(interviewDate)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      // Nothing of the staff.
      details: { current: moved },
    });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ confirmedBy: null });
    expect(await confirm(moved)).toMatchObject({ confirmedBy: 'email' });
  });

  it('replaces the recruiter’s text with the move, and keeps its variables', async () => {
    const customMessage = 'Até {{data}}, às {{hora}}.';
    const { id } = await world.schedule({ notificationOptions: { customMessage } });
    expect((await service.as(ADMIN).byId({ id })).notificationOptions.customMessage).toBe(customMessage);
    const move = (message?: string) =>
      service.as(ADMIN).reschedule({ id, interviewDate: world.nextTime(), customMessage: message });
    expect((await move()).notificationOptions.customMessage).toBe(customMessage);
    expect((await move('Agora {{hora}}.')).notificationOptions.customMessage).toBe('Agora {{hora}}.');
    expect((await move('')).notificationOptions.customMessage).toBeNull();
    await expect(move('Em {{local}}.')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
