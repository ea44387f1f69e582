import { ADMIN, isLongForm } from '@araucaria/testing';
import { invalidField, startInterviews } from './start-interviews.js';

describe('scheduling and slots', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
  });
  afterAll(() => fixture.stop());
  const schedule = (change?: object) => fixture.schedule(change);
  const nextTime = () => fixture.nextTime();

  describe('scheduling', () => {
    it('stores the interview as scheduled with a random id, and publishes it', async () => {
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
        rescheduleRequestedAt: null,
        emailSent: false,
        whatsappSent: false,
        notificationOptions,
        cancelledByChange: null,
        revision: 0,
      });
      expect(await service.as(ADMIN).byId({ id: interview.id })).toEqual(interview);
      expect(await service.published('interview.scheduled')).toContainEqual({
        interviewId: interview.id,
        candidateId: 1,
        revision: 0,
        sendEmail: notificationOptions.sendEmail,
        sendWhatsApp: notificationOptions.sendWhatsApp,
        actorId: ADMIN.id,
      });
    });

    it.each([undefined, null, 0, ''])('uses the reserved job for the job %j', async (jobId) => {
      expect(await schedule({ jobId })).toMatchObject({ jobId: 1 });
    });

    it('selects both channels by default', async () => {
      const both = { sendEmail: true, sendWhatsApp: true, customMessage: null };
      expect(await schedule()).toMatchObject({ notificationOptions: both });
      expect(await schedule({ notificationOptions: { sendEmail: null } })).toMatchObject({
        notificationOptions: both,
      });
    });

    it('parses a time without an offset in São Paulo’s time zone', async () => {
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
      ['2030-06-08T09:00', 'Escolha um dia útil: não há entrevistas nesta data (sábado)'],
      ['2030-06-09T09:00', 'Escolha um dia útil: não há entrevistas nesta data (domingo)'],
      [
        '2030-11-20T09:00',
        'Escolha um dia útil: não há entrevistas nesta data (feriado: Dia da Consciência Negra)',
      ],
      [null, 'Data inválida'],
      [1_900_000_000_000, 'Data inválida'],
    ])('rejects the time %j', async (interviewDate, message) => {
      await expect(schedule({ interviewDate })).rejects.toMatchObject(invalidField('interviewDate', message));
    });

    it('rejects the slot that begins now', async () => {
      const interviewDate = '2030-06-04T12:00:00.000Z';
      await fixture.at(interviewDate, async () => {
        const error = invalidField('interviewDate', 'Escolha um horário no futuro');
        await expect(schedule({ interviewDate })).rejects.toMatchObject(error);
      });
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
    ])('rejects %j', async (change, field, message) => {
      await expect(schedule(change)).rejects.toMatchObject(invalidField(field, message));
    });

    it('rejects unknown candidates and jobs', async () => {
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

    it('gives a slot to one of many concurrent requests', async () => {
      const requests = isLongForm ? 100 : 40;
      const interviewDate = nextTime();
      const results = await Promise.allSettled(
        Array.from({ length: requests }, (_, n) => schedule({ interviewDate, candidateId: 1 + (n % 3) })),
      );
      const rejected = results
        .filter((one) => one.status === 'rejected')
        .map(({ reason }) => (reason as { code: string }).code);
      expect(rejected).toEqual(Array.from({ length: requests - 1 }, () => 'SLOT_TAKEN'));
      const held = await service.rows(
        "select 1 from interview where starts_at = $1 and status = 'scheduled'",
        [interviewDate],
      );
      expect(held).toHaveLength(1);
    });

    it('is restricted to the slots by the database', async () => {
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
    it('are the free slots of the future', async () => {
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

    it('are none on weekends and national holidays, which are named; optional holidays are business days', async () => {
      for (const day of ['2030-06-08', '2030-06-09', '2030-12-25'])
        expect(await service.as(ADMIN).slots({ day })).toEqual([]);
      // Carnival Tuesday and Corpus Christi.
      for (const day of ['2031-02-25', '2030-06-20'])
        expect(await service.as(ADMIN).slots({ day })).toHaveLength(32);
      const closed = await service.as(ADMIN).closedDays({ startDate: '2030-12-23', endDate: '2031-01-02' });
      expect(closed).toEqual([
        { day: '2030-12-25', reason: 'Feriado: Natal' },
        { day: '2030-12-28', reason: 'Sábado' },
        { day: '2030-12-29', reason: 'Domingo' },
        { day: '2031-01-01', reason: 'Feriado: Ano Novo' },
      ]);
    });

    it('rejects a range of more than 400 days', async () => {
      const range = { startDate: '2030-01-01', endDate: '2199-01-01' };
      await expect(service.as(ADMIN).closedDays(range)).rejects.toMatchObject(invalidField('endDate'));
    });

    it('begin after the current time, and are none on a past day', async () => {
      expect(await service.as(ADMIN).slots({ day: '2030-06-02' })).toEqual([]);
      await fixture.at('2030-06-03T16:00:00Z', async () => {
        const [first] = await service.as(ADMIN).slots({ day: '2030-06-03' });
        expect(first).toMatchObject({ time: '13:15', period: 'afternoon' });
      });
    });

    it.each(['2030-02-30', '01/07/2030', '2030-07-01T09:00', 20_300_701, undefined])(
      'rejects the day %j',
      async (day) => {
        await expect(service.as(ADMIN).slots({ day: day as string })).rejects.toMatchObject(
          invalidField('day', 'Data inválida'),
        );
      },
    );
  });
});
