import { randomUUID } from 'node:crypto';
import { InterviewsRpc, type ScheduleInterview } from '@araucaria/contracts';
import { ADMIN, startTestService, type TestService } from '@araucaria/testing';
import { AppModule } from '../src/app.module.js';
import { Clock } from '../src/clock.js';
import { startPeers } from './peers.js';

const DAY = 86_400_000;

describe('interviews', () => {
  let service: TestService<typeof InterviewsRpc.calls>;
  let peers: Awaited<ReturnType<typeof startPeers>>;
  let clock: Clock;
  let slot = 0;

  beforeAll(async () => {
    peers = await startPeers();
    service = await startTestService(AppModule, InterviewsRpc, {
      CANDIDATES_RPC: peers.address,
      JOBS_RPC: peers.address,
    });
    clock = service.app.get(Clock);
    // A Monday, 08:00 in São Paulo, whenever the tests run.
    clock.offset = Date.parse('2030-06-03T11:00:00Z') - Date.now();
  });
  afterAll(async () => {
    await service.stop();
    await peers.stop();
  });

  /** Another free slot with every call: 09:00, 09:15 … of the days after. */
  function nextTime(): string {
    const n = slot++;
    const day = new Date(Date.parse('2030-06-10T12:00:00Z') + Math.floor(n / 12) * DAY + (n % 12) * 900_000);
    return day.toISOString();
  }
  const facts = (change: object = {}) =>
    ({
      candidateId: 1,
      jobId: 101,
      interviewType: 'technical',
      interviewDate: nextTime(),
      ...change,
    }) as ScheduleInterview;
  const schedule = (change: object = {}) => service.as(ADMIN).schedule(facts(change));
  const refusal = (field: string, message?: string) => ({
    code: 'VALIDATION_FAILED',
    details: { errors: [{ field, ...(message && { message }) }] },
  });

  describe('scheduling', () => {
    it('stores it as scheduled, under a random id, and tells so', async () => {
      const interviewDate = nextTime();
      const notificationOptions = { sendEmail: true, sendWhatsApp: false, customMessage: 'Até logo!' };
      const interview = await schedule({
        interviewDate,
        notes: 'Trazer notebook',
        notificationOptions,
        status: 'completed',
      });
      expect(interview).toMatchObject({
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/) as string,
        candidateId: 1,
        jobId: 101,
        interviewType: 'technical',
        interviewDate,
        status: 'scheduled',
        notes: 'Trazer notebook',
        feedback: null,
        confirmedBy: null,
        confirmedAt: null,
        emailSent: false,
        whatsappSent: false,
        notificationOptions,
        revision: 0,
      });
      expect(await service.as(ADMIN).byId({ id: interview.id })).toEqual(interview);
      expect(await service.told('interview.scheduled')).toContainEqual({
        interviewId: interview.id,
        candidateId: 1,
      });
    });

    it.each([undefined, null, 0, ''])('takes the reserved opening for the vacancy %j', async (jobId) => {
      expect(await schedule({ jobId })).toMatchObject({ jobId: 1 });
    });

    it('notifies both ways unless told otherwise', async () => {
      const both = { sendEmail: true, sendWhatsApp: true, customMessage: null };
      expect(await schedule()).toMatchObject({ notificationOptions: both });
      expect(await schedule({ notificationOptions: { sendEmail: null } })).toMatchObject({
        notificationOptions: both,
      });
    });

    it('reads a time without a zone on the company’s clock', async () => {
      const interview = await schedule({ interviewDate: '2030-06-05T17:45' });
      expect(interview.interviewDate).toBe('2030-06-05T20:45:00.000Z');
    });

    it.each([
      [
        '2030-06-05T12:00:00-03:00',
        'Escolha um horário de 15 em 15 minutos, das 09:00 às 11:45 ou das 13:00 às 17:45',
      ],
      [
        '2030-06-05T09:10',
        'Escolha um horário de 15 em 15 minutos, das 09:00 às 11:45 ou das 13:00 às 17:45',
      ],
      [
        '2030-06-05T09:00:30',
        'Escolha um horário de 15 em 15 minutos, das 09:00 às 11:45 ou das 13:00 às 17:45',
      ],
      ['2030-06-05', 'Escolha um horário de 15 em 15 minutos, das 09:00 às 11:45 ou das 13:00 às 17:45'],
      ['2030-06-02T09:00', 'Escolha um horário no futuro'],
      ['2026-W48-1', 'Data inválida'],
      ['amanhã', 'Data inválida'],
      ['9999-06-05T09:00', 'Data inválida'],
      [null, 'Data inválida'],
      [1_900_000_000_000, 'Data inválida'],
    ])('refuses the time %j', async (interviewDate, message) => {
      await expect(schedule({ interviewDate })).rejects.toMatchObject(refusal('interviewDate', message));
    });

    it('knows the very slot that begins now as past', async () => {
      const before = clock.offset;
      clock.offset = Date.parse('2030-06-04T12:00:00Z') - Date.now();
      await expect(schedule({ interviewDate: '2030-06-04T12:00:00Z' })).rejects.toMatchObject(
        refusal('interviewDate', 'Escolha um horário no futuro'),
      );
      clock.offset = before;
    });

    it.each([
      [{ interviewType: 'phone' }, 'interviewType', 'Tipo de entrevista desconhecido'],
      [{ interviewType: undefined }, 'interviewType', 'Tipo de entrevista desconhecido'],
      [{ candidateId: undefined }, 'candidateId', 'Selecione um candidato'],
      [{ candidateId: '1' }, 'candidateId', 'Selecione um candidato'],
      [{ candidateId: 2 ** 31 }, 'candidateId', 'Selecione um candidato'],
      [{ jobId: -1 }, 'jobId', 'Vaga inválida'],
      [{ jobId: 'um' }, 'jobId', 'Vaga inválida'],
      [{ notes: ['x'] }, 'notes', 'Informe um texto'],
      [{ notificationOptions: 'sim' }, 'notificationOptions', 'Opções de notificação inválidas'],
      [{ notificationOptions: { sendEmail: 'sim' } }, 'notificationOptions.sendEmail', 'Informe sim ou não'],
    ])('refuses %j', async (change, field, message) => {
      await expect(schedule(change)).rejects.toMatchObject(refusal(field, message));
    });

    it('refuses candidates and vacancies that nobody knows', async () => {
      const unknown = { code: 'NOT_FOUND', status: 404 };
      await expect(schedule({ candidateId: 99 })).rejects.toMatchObject({
        ...unknown,
        message: 'Candidato não encontrado.',
      });
      await expect(schedule({ jobId: 999 })).rejects.toMatchObject({
        ...unknown,
        message: 'Vaga não encontrada.',
      });
    });

    it('gives a slot to one of a hundred who press at once', async () => {
      const interviewDate = nextTime();
      const tries = await Promise.allSettled(
        Array.from({ length: 100 }, (_, n) => schedule({ interviewDate, candidateId: 1 + (n % 3) })),
      );
      const refused = tries
        .filter((one) => one.status === 'rejected')
        .map(({ reason }) => (reason as { code: string }).code);
      expect(refused).toEqual(Array.from({ length: 99 }, () => 'SLOT_TAKEN'));
      const held = await service.rows(
        "select 1 from interview where starts_at = $1 and status = 'scheduled'",
        [interviewDate],
      );
      expect(held).toHaveLength(1);
    });

    it('lets the database refuse what no code may store', async () => {
      const { id } = await schedule();
      const off = service.rows(
        "update interview set starts_at = starts_at + interval '5 minutes' where id = $1",
        [id],
      );
      await expect(off).rejects.toMatchObject({ constraint: 'interview_on_grid' });
      const night = service.rows("update interview set starts_at = '2030-06-05T03:00Z' where id = $1", [id]);
      await expect(night).rejects.toMatchObject({ constraint: 'interview_on_grid' });
    });
  });

  describe('the slots of a day', () => {
    it('are those of the grid that are free and to come', async () => {
      const day = '2030-07-01';
      expect(await service.as(ADMIN).slots({ day })).toHaveLength(32);
      const { id } = await schedule({ interviewDate: `${day}T09:00` });
      await schedule({ interviewDate: `${day}T17:45` });
      const free = await service.as(ADMIN).slots({ day });
      expect(free).toHaveLength(30);
      expect(free[0]).toEqual({ time: '09:15', period: 'morning', startsAt: '2030-07-01T12:15:00.000Z' });
      await service.as(ADMIN).changeStatus({ id, status: 'cancelled' });
      expect((await service.as(ADMIN).slots({ day }))[0]).toMatchObject({ time: '09:00' });
    });

    it('end with the hour, and are none on a day that is over', async () => {
      expect(await service.as(ADMIN).slots({ day: '2030-06-02' })).toEqual([]);
      const before = clock.offset;
      clock.offset = Date.parse('2030-06-03T16:00:00Z') - Date.now();
      const today = await service.as(ADMIN).slots({ day: '2030-06-03' });
      expect(today[0]).toMatchObject({ time: '13:15', period: 'afternoon' });
      clock.offset = before;
    });

    it.each(['2030-02-30', '01/07/2030', '2030-07-01T09:00', 20_300_701, undefined])(
      'refuses the day %j',
      async (day) => {
        await expect(service.as(ADMIN).slots({ day: day as string })).rejects.toMatchObject(
          refusal('day', 'Data inválida'),
        );
      },
    );
  });

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
      const told = (await service.told('interview.confirmed')).filter(
        ({ interviewId }) => interviewId === id,
      );
      expect(told).toEqual([{ interviewId: id, candidateId: 2 }]);
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
      const before = clock.offset;
      clock.offset = Date.parse(interviewDate) - Date.now() - 60_000;
      expect(await service.as().openById({ id })).toMatchObject({ id });
      clock.offset += 60_000;
      await expect(service.as().openById({ id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Entrevista não encontrada',
      });
      await expect(service.as().confirm({ id, confirmMethod: 'email' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      clock.offset = before;
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
      expect(await service.told('interview.rescheduled')).toContainEqual({ interviewId: id, candidateId: 1 });
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
      const told = (await service.told('interview.completed')).filter(
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
      expect(await service.told('interview.cancelled')).toContainEqual({ interviewId: id, candidateId: 1 });
      const other = await schedule({ interviewDate });
      const again = () => service.as(ADMIN).changeStatus({ id, status: 'scheduled' });
      await expect(again()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
      await service.as(ADMIN).changeStatus({ id: other.id, status: 'cancelled' });
      expect(await again()).toMatchObject({ status: 'scheduled', confirmedBy: null, revision: 2 });
    });

    it('takes up nothing whose time has passed', async () => {
      const { id, interviewDate } = await schedule();
      await service.as(ADMIN).changeStatus({ id, status: 'cancelled' });
      const before = clock.offset;
      clock.offset = Date.parse(interviewDate) + 1 - Date.now();
      await expect(service.as(ADMIN).changeStatus({ id, status: 'scheduled' })).rejects.toMatchObject(
        refusal('interviewDate'),
      );
      clock.offset = before;
    });

    it.each(['done', null, 1])('refuses the status %j', async (status) => {
      const { id } = await schedule();
      const refused = service.as(ADMIN).changeStatus({ id, status: status as 'completed' });
      await expect(refused).rejects.toMatchObject(refusal('status', 'Status desconhecido'));
    });
  });

  describe('asking', () => {
    it('filters, in the order of time, and counts', async () => {
      await service.as(ADMIN).clean();
      const at = (day: string, change: object = {}) => schedule({ interviewDate: `${day}T11:45`, ...change });
      const c = await at('2030-08-03', { candidateId: 3, jobId: 102 });
      const a = await at('2030-08-01');
      const b = await at('2030-08-02', { candidateId: 2, jobId: undefined });
      await service.as().confirm({ id: a.id, confirmMethod: 'email' });
      await service.as(ADMIN).changeStatus({ id: c.id, status: 'completed' });
      const ids = async (filter: object) => (await service.as(ADMIN).list(filter)).map(({ id }) => id);

      expect(await ids({})).toEqual([a.id, b.id, c.id]);
      expect(await ids({ status: 'completed' })).toEqual([c.id]);
      expect(await ids({ confirmed: true })).toEqual([a.id]);
      expect(await ids({ confirmed: false })).toEqual([b.id]);
      expect(await ids({ jobId: 101 })).toEqual([a.id]);
      expect(await ids({ candidateIds: [2, 3] })).toEqual([b.id, c.id]);
      expect(await ids({ candidateIds: [2], jobIds: [102] })).toEqual([b.id, c.id]);
      expect(await ids({ candidateIds: [2], jobIds: [102], status: 'scheduled' })).toEqual([b.id]);
      expect(await ids({ candidateIds: [], jobIds: [] })).toEqual([]);
      expect(await ids({ candidateIds: [2 ** 40] })).toEqual([]);
      expect(await ids({ startDate: '2030-08-02' })).toEqual([b.id, c.id]);
      expect(await ids({ endDate: '2030-08-02' })).toEqual([a.id, b.id]);
      expect(await ids({ startDate: '2030-08-02', endDate: '2030-08-02' })).toEqual([b.id]);
      expect(await ids({ startDate: b.interviewDate, endDate: b.interviewDate })).toEqual([b.id]);
      expect(await ids({ startDate: '', endDate: '' })).toHaveLength(3);
      expect(await service.as(ADMIN).counts()).toEqual({
        total: 3,
        scheduled: 2,
        pending: 1,
        confirmed: 1,
        completed: 1,
        cancelled: 0,
      });
      const listed = await service.as(ADMIN).byCandidateIds({ ids: [1, 3, 77] });
      expect(listed).toEqual([
        await service.as(ADMIN).byId({ id: a.id }),
        await service.as(ADMIN).byId({ id: c.id }),
      ]);
    });

    it.each([
      [{ status: 'open' }, 'status'],
      [{ startDate: '2030-02-31' }, 'startDate'],
      [{ endDate: 'ontem' }, 'endDate'],
      [{ jobId: 1.5 }, 'jobId'],
      [{ candidateIds: 'all' }, 'candidateIds'],
    ])('refuses %j', async (filter, field) => {
      await expect(service.as(ADMIN).list(filter as object)).rejects.toMatchObject(refusal(field));
    });

    it('forgets the interviews of one candidate', async () => {
      const { id } = await schedule({ candidateId: 3 });
      const kept = await schedule({ candidateId: 1 });
      const { interviews } = await service.as(ADMIN).eraseCandidate({ candidateId: 3 });
      expect(interviews).toBeGreaterThan(0);
      await expect(service.as(ADMIN).byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await service.as(ADMIN).byId({ id: kept.id })).toEqual(kept);
    });
  });
});
