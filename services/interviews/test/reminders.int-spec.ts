import { Redis } from 'ioredis';
import { Timers } from '@araucaria/messaging';
import { createApp } from '@araucaria/platform';
import { ADMIN, eventually } from '@araucaria/testing';
import { AppModule } from '../src/app.module.js';
import { startInterviews } from './start-interviews.js';

/** The clock shows 08:00 on Monday, 3 June 2030 in São Paulo. Interviews are at 09:00 there, which is 12:00 UTC. */
describe('reminders', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  beforeAll(async () => {
    fixture = await startInterviews();
  });
  afterAll(() => fixture.stop());

  const runCron = () => fixture.service.app.get(Timers).runCron('reminders');
  const runCronAt = (time: string) => fixture.at(time, async () => void (await runCron()));
  const sentFor = async (id: string) =>
    (await fixture.service.published('interview.reminder-due'))
      .filter(({ interviewId }) => interviewId === id)
      .map(({ lead, revision }) => `${lead} ${revision}`);
  const interviewAt = (interviewDate: string) => fixture.schedule({ interviewDate });

  it('are published once a day and once an hour ahead, with the channels of the interview', async () => {
    const { id } = await fixture.schedule({
      interviewDate: '2030-06-11T12:00:00Z',
      notificationOptions: { sendEmail: true, sendWhatsApp: false },
    });
    await runCronAt('2030-06-10T11:59:59Z');
    expect(await sentFor(id)).toEqual([]);
    for (const time of ['2030-06-10T12:00:00Z', '2030-06-10T12:10:00Z', '2030-06-11T10:59:00Z'])
      await runCronAt(time);
    expect(await sentFor(id)).toEqual(['day 0']);
    for (const time of ['2030-06-11T11:00:00Z', '2030-06-11T11:10:00Z', '2030-06-11T12:00:00Z'])
      await runCronAt(time);
    expect(await sentFor(id)).toEqual(['day 0', 'hour 0']);
    const [first] = (await fixture.service.published('interview.reminder-due')).filter(
      (e) => e.interviewId === id,
    );
    expect(first).toEqual({
      interviewId: id,
      candidateId: 1,
      revision: 0,
      lead: 'day',
      sendEmail: true,
      sendWhatsApp: false,
    });
  });

  it('are published by their timers, without a cron run', async () => {
    await fixture.at('2030-07-01T11:59:58.500Z', async () => {
      const { id } = await interviewAt('2030-07-02T12:00:00Z');
      await eventually(async () => (await sentFor(id)).length > 0);
      expect(await sentFor(id)).toEqual(['day 0']);
    });
  });

  it.each([
    ['23 h 59 min', '2030-06-17T12:01:00Z', ['hour 0']],
    ['24 h', '2030-06-17T12:00:00Z', ['hour 0']],
    ['24 h 1 min', '2030-06-17T11:59:00Z', ['day 0', 'hour 0']],
    ['59 min', '2030-06-18T11:01:00Z', []],
  ])('of an interview arranged %s ahead are only the later ones', async (_ahead, now, reminders) => {
    let id = '';
    await fixture.at(now, async () => {
      ({ id } = await interviewAt('2030-06-18T12:00:00Z'));
    });
    if (reminders.includes('day 0')) await runCronAt('2030-06-17T12:00:30Z');
    await runCronAt('2030-06-18T11:05:00Z');
    expect(await sentFor(id)).toEqual(reminders);
    await fixture.service.as(ADMIN).changeStatus({ id, status: 'cancelled' });
  });

  it('follow a rescheduled interview: none for the old time, one of each for the new', async () => {
    const { id } = await interviewAt('2030-06-20T12:00:00Z');
    await runCronAt('2030-06-19T12:00:00Z');
    await fixture.at('2030-06-19T13:00:00Z', async () => {
      await fixture.service.as(ADMIN).reschedule({ id, interviewDate: '2030-06-24T12:00:00Z' });
    });
    await runCronAt('2030-06-20T11:00:00Z');
    expect(await sentFor(id)).toEqual(['day 0']);
    await runCronAt('2030-06-23T12:00:00Z');
    await runCronAt('2030-06-24T11:00:00Z');
    expect(await sentFor(id)).toEqual(['day 0', 'day 1', 'hour 1']);
  });

  it('are not repeated when only the length changes', async () => {
    const { id, interviewDate } = await interviewAt('2030-07-11T12:00:00Z');
    await runCronAt('2030-07-10T12:00:00Z');
    await fixture.service.as(ADMIN).reschedule({ id, interviewDate, durationMinutes: 30 });
    await runCronAt('2030-07-10T12:10:00Z');
    await runCronAt('2030-07-11T11:00:00Z');
    expect(await sentFor(id)).toEqual(['day 0', 'hour 1']);
  });

  it('stop with a cancellation, and start again when the interview is scheduled again', async () => {
    const { id } = await interviewAt('2030-06-26T12:00:00Z');
    await fixture.service.as(ADMIN).changeStatus({ id, status: 'cancelled' });
    await runCronAt('2030-06-25T12:00:00Z');
    expect(await sentFor(id)).toEqual([]);
    await fixture.at('2030-06-25T13:00:00Z', async () => {
      await fixture.service.as(ADMIN).changeStatus({ id, status: 'scheduled' });
    });
    await runCronAt('2030-06-26T11:00:00Z');
    expect(await sentFor(id)).toEqual(['hour 2']);
  });

  it.each([
    ['2030-06-27T18:00:01Z', '2030-06-28T11:29:59Z', ['hour 0'], ['dropped', 'sent']],
    ['2030-06-27T17:59:59Z', '2030-06-28T11:30:00Z', ['day 0'], ['sent', 'dropped']],
  ])('are dropped after their maximum delay: %s, %s', async (day, hour, lines, outcomes) => {
    const { id } = await interviewAt('2030-06-28T12:00:00Z');
    await runCronAt(day);
    await runCronAt(hour);
    expect(await sentFor(id)).toEqual(lines);
    const rows = await fixture.service.rows<{ outcome: string }>(
      'select outcome from interview_reminder where interview_id = $1 order by lead',
      [id],
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(outcomes);
    await fixture.service.as(ADMIN).changeStatus({ id, status: 'cancelled' });
  });

  it('are published once by two replicas after Redis lost all timers', async () => {
    const { id } = await interviewAt('2030-07-04T12:00:00Z');
    await fixture.at('2030-07-03T12:05:00Z', async () => {
      process.env.CLOCK_OFFSET = String(Date.parse('2030-07-03T12:05:00Z') - Date.now());
      const replica = await createApp(AppModule);
      try {
        await replica.init();
        const redis = new Redis(process.env.REDIS_URL as string);
        await redis.del(await redis.keys(`${process.env.REDIS_PREFIX}:*`));
        redis.disconnect();
        await eventually(async () => (await sentFor(id)).length > 0);
        await Promise.all([runCron(), replica.get(Timers).runCron('reminders')]);
      } finally {
        delete process.env.CLOCK_OFFSET;
        await replica.close();
      }
    });
    expect(await sentFor(id)).toEqual(['day 0']);
  });

  it('stop when the candidate is erased', async () => {
    const { id } = await fixture.schedule({ candidateId: 3, interviewDate: '2030-07-09T12:00:00Z' });
    await runCronAt('2030-07-08T12:00:00Z');
    await fixture.service.receive('candidate.erased', { candidateId: 3 });
    await runCronAt('2030-07-09T11:00:00Z');
    expect(await sentFor(id)).toEqual(['day 0']);
  });
});
