import { randomUUID } from 'node:crypto';
import { ADMIN } from '@araucaria/testing';
import { refusal, startInterviews } from './setup.js';

describe('interviews that are arranged', () => {
  let world: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof world.service;
  beforeAll(async () => {
    world = await startInterviews();
    service = world.service;
  });
  afterAll(() => world.stop());
  const schedule = (change?: object) => world.schedule(change);
  const nextTime = () => world.nextTime();

  describe('the candidate’s link', () => {
    it('confirms, once, and says so', async () => {
      const { id } = await schedule({ candidateId: 2 });
      const confirmed = await service.as().confirm({ id, confirmMethod: 'email' });
      expect(confirmed).toMatchObject({
        confirmedBy: 'email',
        confirmedAt: expect.any(String) as string,
        status: 'scheduled',
      });
      expect(await service.as().confirm({ id, confirmMethod: 'whatsapp' })).toEqual(confirmed);
      await Promise.all(
        Array.from({ length: 5 }, () => service.as().confirm({ id, confirmMethod: 'email' })),
      );
      const told = (await service.published('interview.confirmed')).filter(
        ({ interviewId }) => interviewId === id,
      );
      expect(told).toEqual([
        { interviewId: id, candidateId: 2, revision: 0, sendEmail: true, sendWhatsApp: true },
      ]);
    });

    it('refuses a method that does not exist', async () => {
      const { id } = await schedule();
      await expect(service.as().confirm({ id, confirmMethod: 'fax' as 'email' })).rejects.toMatchObject(
        refusal('confirmMethod', 'Método de confirmação desconhecido'),
      );
    });

    it('ends with a cancellation', async () => {
      const { id } = await schedule();
      expect(await service.as().openById({ id })).toMatchObject({ id });
      await service.as(ADMIN).changeStatus({ id, status: 'cancelled' });
      await expect(service.as().openById({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(service.as().confirm({ id, confirmMethod: 'email' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await service.as(ADMIN).byId({ id })).toMatchObject({ status: 'cancelled' });
    });

    it('ends when its time has come', async () => {
      const { id, interviewDate } = await schedule();
      const start = Date.parse(interviewDate);
      await world.at(new Date(start - 60_000).toISOString(), async () => {
        expect(await service.as().openById({ id })).toMatchObject({ id });
      });
      await world.at(interviewDate, async () => {
        const over = { code: 'NOT_FOUND', message: 'Entrevista não encontrada' };
        await expect(service.as().openById({ id })).rejects.toMatchObject(over);
        await expect(service.as().confirm({ id, confirmMethod: 'email' })).rejects.toMatchObject(over);
      });
    });

    it.each([randomUUID(), 'abc', '1', "'; drop table interview; --"])(
      'knows no interview %s',
      async (id) => {
        const none = { code: 'NOT_FOUND', status: 404, message: 'Entrevista não encontrada' };
        await expect(service.as().openById({ id })).rejects.toMatchObject(none);
        await expect(service.as().confirm({ id, confirmMethod: 'email' })).rejects.toMatchObject(none);
        await expect(service.as(ADMIN).byId({ id })).rejects.toMatchObject(none);
        await expect(service.as(ADMIN).changeStatus({ id, status: 'cancelled' })).rejects.toMatchObject(none);
      },
    );
  });

  describe('an invitation that went out', () => {
    it('is noted on the interview, however often it is told', async () => {
      const { id, emailSent } = await schedule();
      expect(emailSent).toBe(false);
      for (let time = 0; time < 2; time++) {
        await service.receive('interview.invitation-sent', { interviewId: id, channel: 'email' });
        expect(await service.as(ADMIN).byId({ id })).toMatchObject({ emailSent: true, whatsappSent: false });
      }
    });

    it('of an interview that is gone is no trouble', async () => {
      await service.receive('interview.invitation-sent', { interviewId: randomUUID(), channel: 'email' });
    });
  });

  describe('moving', () => {
    it('takes another slot, frees the old one, ends the confirmation and tells so', async () => {
      const { id, interviewDate } = await schedule();
      await service.as().confirm({ id, confirmMethod: 'whatsapp' });
      const other = nextTime();
      const moved = await service.as(ADMIN).reschedule({ id, interviewDate: other });
      expect(moved).toMatchObject({
        interviewDate: other,
        confirmedBy: null,
        confirmedAt: null,
        revision: 1,
      });
      expect(await service.published('interview.rescheduled')).toContainEqual({
        interviewId: id,
        candidateId: 1,
        revision: 1,
        sendEmail: true,
        sendWhatsApp: true,
      });
      await expect(schedule({ interviewDate })).resolves.toMatchObject({ interviewDate });
      await expect(schedule({ interviewDate: other })).rejects.toMatchObject({
        code: 'SLOT_TAKEN',
        status: 409,
      });
    });

    it('to the same time changes nothing', async () => {
      const interview = await schedule();
      await service.as().confirm({ id: interview.id, confirmMethod: 'email' });
      const same = await service
        .as(ADMIN)
        .reschedule({ id: interview.id, interviewDate: interview.interviewDate });
      expect(same).toMatchObject({ confirmedBy: 'email', revision: 0 });
    });

    it('refuses taken, past and crooked times, and what is no longer scheduled', async () => {
      const [one, two] = [await schedule(), await schedule()];
      const move = (interviewDate: string) => service.as(ADMIN).reschedule({ id: one.id, interviewDate });
      await expect(move(two.interviewDate)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
      await expect(move('2030-06-03T10:59:00Z')).rejects.toMatchObject(refusal('interviewDate'));
      await expect(move('2030-06-02T12:00:00Z')).rejects.toMatchObject(refusal('interviewDate'));
      expect(await service.as(ADMIN).byId({ id: one.id })).toEqual(one);
      await service.as(ADMIN).changeStatus({ id: one.id, status: 'completed' });
      await expect(move(nextTime())).rejects.toMatchObject(refusal('status'));
    });
  });

  describe('changing the status', () => {
    it('completes with the feedback as it was sent, and tells once', async () => {
      const { id } = await schedule();
      const complete = (feedback?: string) =>
        service.as(ADMIN).changeStatus({ id, status: 'completed', feedback });
      expect(await complete('APROVADO: ')).toMatchObject({ status: 'completed', feedback: 'APROVADO: ' });
      expect(await complete('APROVADO: Ótima conversa')).toMatchObject({
        feedback: 'APROVADO: Ótima conversa',
      });
      expect(await complete()).toMatchObject({ feedback: 'APROVADO: Ótima conversa' });
      const told = (await service.published('interview.completed')).filter(
        ({ interviewId }) => interviewId === id,
      );
      expect(told).toHaveLength(1);
    });

    it('cancels, frees the slot, and takes up again only a free one', async () => {
      const { id, interviewDate } = await schedule();
      await service.as().confirm({ id, confirmMethod: 'email' });
      expect(await service.as(ADMIN).changeStatus({ id, status: 'cancelled' })).toMatchObject({
        revision: 1,
      });
      expect(await service.published('interview.cancelled')).toContainEqual({
        interviewId: id,
        candidateId: 1,
        revision: 1,
        sendEmail: true,
        sendWhatsApp: true,
        undoable: false,
      });
      const other = await schedule({ interviewDate });
      const again = () => service.as(ADMIN).changeStatus({ id, status: 'scheduled' });
      await expect(again()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
      await service.as(ADMIN).changeStatus({ id: other.id, status: 'cancelled' });
      expect(await again()).toMatchObject({ status: 'scheduled', confirmedBy: null, revision: 2 });
    });

    it('takes up nothing whose time has passed', async () => {
      const { id, interviewDate } = await schedule();
      await service.as(ADMIN).changeStatus({ id, status: 'cancelled' });
      await world.at(interviewDate, async () => {
        const again = service.as(ADMIN).changeStatus({ id, status: 'scheduled' });
        await expect(again).rejects.toMatchObject(refusal('interviewDate'));
      });
    });

    it.each(['done', null, 1])('refuses the status %j', async (status) => {
      const { id } = await schedule();
      const refused = service.as(ADMIN).changeStatus({ id, status: status as 'completed' });
      await expect(refused).rejects.toMatchObject(refusal('status', 'Status desconhecido'));
    });
  });
});
