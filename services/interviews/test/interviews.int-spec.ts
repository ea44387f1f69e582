import { randomUUID } from 'node:crypto';
import { ADMIN } from '@araucaria/testing';
import { invalidField, startInterviews } from './start-interviews.js';

describe('scheduled interviews', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
  });
  afterAll(() => fixture.stop());
  const schedule = (change?: object) => fixture.schedule(change);
  const nextTime = () => fixture.nextTime();

  describe('the confirmation link', () => {
    it('confirms the interview, and publishes it once', async () => {
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
      const published = (await service.published('interview.confirmed')).filter(
        ({ interviewId }) => interviewId === id,
      );
      expect(published).toEqual([
        { interviewId: id, candidateId: 2, revision: 0, sendEmail: true, sendWhatsApp: true },
      ]);
    });

    it('rejects an unknown confirmation method', async () => {
      const { id } = await schedule();
      await expect(service.as().confirm({ id, confirmMethod: 'fax' as 'email' })).rejects.toMatchObject(
        invalidField('confirmMethod', 'Método de confirmação desconhecido'),
      );
    });

    it('expires with a cancellation', async () => {
      const { id } = await schedule();
      expect(await service.as().openById({ id })).toMatchObject({ id });
      await service.as(ADMIN).changeStatus({ id, status: 'cancelled' });
      await expect(service.as().openById({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(service.as().confirm({ id, confirmMethod: 'email' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await service.as(ADMIN).byId({ id })).toMatchObject({ status: 'cancelled' });
    });

    it('expires at the time of the interview', async () => {
      const { id, interviewDate } = await schedule();
      const start = Date.parse(interviewDate);
      await fixture.at(new Date(start - 60_000).toISOString(), async () => {
        expect(await service.as().openById({ id })).toMatchObject({ id });
      });
      await fixture.at(interviewDate, async () => {
        const expired = { code: 'NOT_FOUND', message: 'Entrevista não encontrada' };
        await expect(service.as().openById({ id })).rejects.toMatchObject(expired);
        await expect(service.as().confirm({ id, confirmMethod: 'email' })).rejects.toMatchObject(expired);
      });
    });

    it.each([randomUUID(), 'abc', '1', "'; drop table interview; --"])(
      'does not find an interview with the id %s',
      async (id) => {
        const notFound = { code: 'NOT_FOUND', status: 404, message: 'Entrevista não encontrada' };
        await expect(service.as().openById({ id })).rejects.toMatchObject(notFound);
        await expect(service.as().confirm({ id, confirmMethod: 'email' })).rejects.toMatchObject(notFound);
        await expect(service.as(ADMIN).byId({ id })).rejects.toMatchObject(notFound);
        await expect(service.as(ADMIN).changeStatus({ id, status: 'cancelled' })).rejects.toMatchObject(
          notFound,
        );
      },
    );
  });

  describe('a sent invitation', () => {
    it('is recorded in the interview, whatever the number of events', async () => {
      const { id, emailSent } = await schedule();
      expect(emailSent).toBe(false);
      for (let time = 0; time < 2; time++) {
        await service.receive('interview.invitation-sent', { interviewId: id, channel: 'email' });
        expect(await service.as(ADMIN).byId({ id })).toMatchObject({ emailSent: true, whatsappSent: false });
      }
    });

    it('of a removed interview is ignored', async () => {
      const { id } = await schedule();
      const before = await service.as(ADMIN).byId({ id });
      await service.receive('interview.invitation-sent', { interviewId: randomUUID(), channel: 'email' });
      expect(await service.as(ADMIN).byId({ id })).toEqual(before);
      expect(before).toMatchObject({ emailSent: false });
    });
  });

  describe('rescheduling', () => {
    it('takes the new slot, frees the old one, ends the confirmation and publishes it', async () => {
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
        actorId: ADMIN.id,
      });
      await expect(schedule({ interviewDate })).resolves.toMatchObject({ interviewDate });
      await expect(schedule({ interviewDate: other })).rejects.toMatchObject({
        code: 'SLOT_TAKEN',
        status: 409,
      });
    });

    it('keeps the confirmation if the time stays the same', async () => {
      const interview = await schedule();
      await service.as().confirm({ id: interview.id, confirmMethod: 'email' });
      const same = await service
        .as(ADMIN)
        .reschedule({ id: interview.id, interviewDate: interview.interviewDate });
      expect(same).toMatchObject({ confirmedBy: 'email', revision: 0 });
    });

    it('rejects taken and past times, weekends, and interviews that are not scheduled', async () => {
      const [one, two] = [await schedule(), await schedule()];
      const move = (interviewDate: string) => service.as(ADMIN).reschedule({ id: one.id, interviewDate });
      await expect(move(two.interviewDate)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
      await expect(move('2030-06-03T10:59:00Z')).rejects.toMatchObject(invalidField('interviewDate'));
      await expect(move('2030-06-02T12:00:00Z')).rejects.toMatchObject(invalidField('interviewDate'));
      expect(await service.as(ADMIN).byId({ id: one.id })).toEqual(one);
      await service.as(ADMIN).changeStatus({ id: one.id, status: 'completed' });
      await expect(move(nextTime())).rejects.toMatchObject(invalidField('status'));
    });
  });

  describe('changing the status', () => {
    it('completes with the given feedback, and publishes it once', async () => {
      const { id } = await schedule();
      const complete = (feedback?: string) =>
        service.as(ADMIN).changeStatus({ id, status: 'completed', feedback });
      expect(await complete('APROVADO: ')).toMatchObject({ status: 'completed', feedback: 'APROVADO: ' });
      expect(await complete('APROVADO: Ótima conversa')).toMatchObject({
        feedback: 'APROVADO: Ótima conversa',
      });
      expect(await complete()).toMatchObject({ feedback: 'APROVADO: Ótima conversa' });
      const published = (await service.published('interview.completed')).filter(
        ({ interviewId }) => interviewId === id,
      );
      expect(published).toHaveLength(1);
    });

    it('cancels and frees the slot; schedules again only while the slot is free', async () => {
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
        actorId: ADMIN.id,
      });
      const other = await schedule({ interviewDate });
      const again = () => service.as(ADMIN).changeStatus({ id, status: 'scheduled' });
      await expect(again()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
      await service.as(ADMIN).changeStatus({ id: other.id, status: 'cancelled' });
      expect(await again()).toMatchObject({ status: 'scheduled', confirmedBy: null, revision: 2 });
    });

    it('does not schedule an interview in the past again', async () => {
      const { id, interviewDate } = await schedule();
      await service.as(ADMIN).changeStatus({ id, status: 'cancelled' });
      await fixture.at(interviewDate, async () => {
        const again = service.as(ADMIN).changeStatus({ id, status: 'scheduled' });
        await expect(again).rejects.toMatchObject(invalidField('interviewDate'));
      });
    });

    it.each(['done', null, 1])('rejects the status %j', async (status) => {
      const { id } = await schedule();
      const change = service.as(ADMIN).changeStatus({ id, status: status as 'completed' });
      await expect(change).rejects.toMatchObject(invalidField('status', 'Status desconhecido'));
    });
  });
});
