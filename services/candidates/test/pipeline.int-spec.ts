import { CandidatesRpc, type CandidateStatus, type EventName, type HiringStep } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, dayIn, type Service } from './fixtures.js';

describe('the pipeline', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  const change = (id: number, status: CandidateStatus, note?: string) =>
    service.as(ADMIN).changeStatus({ id, status, note });
  const history = async (id: number) =>
    (await service.as(ADMIN).history({ ids: [id] })).map(({ kind, from, to, note, actorName }) => ({
      kind,
      from,
      to,
      note,
      actorName,
    }));
  const publishedFor = async <E extends Extract<EventName, `candidate.${string}`>>(event: E, id: number) =>
    (await service.published(event)).filter(({ candidateId }) => candidateId === id);

  it('changes a status, records who did it and why, and publishes it', async () => {
    const id = await createCandidate(service);
    expect(await change(id, 'reviewing', '  Currículo forte ')).toMatchObject({ id, status: 'reviewing' });
    expect(await service.as(ADMIN).history({ ids: [id] })).toMatchObject([
      { from: null, to: 'new', actorId: null },
      {
        kind: 'status',
        from: 'new',
        to: 'reviewing',
        note: 'Currículo forte',
        actorId: 1,
        actorName: 'admin',
      },
    ]);
    expect(await publishedFor('candidate.status-changed', id)).toEqual([
      {
        candidateId: id,
        from: 'new',
        to: 'reviewing',
        actorId: 1,
        changeId: null,
        undoes: null,
        notify: false,
        decidedAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it('publishes whether the candidate gets an e-mail about a rejection', async () => {
    const id = await createCandidate(service);
    await service.as(ADMIN).reject({ id, notify: true });
    expect(await publishedFor('candidate.status-changed', id)).toMatchObject([
      { to: 'rejected', notify: true },
    ]);
  });

  it('publishes every hiring step, whether set directly or by a status', async () => {
    const id = await createCandidate(service);
    await change(id, 'approved');
    await change(id, 'hiring_offer');
    await service.as(ADMIN).setHiringStep({ id, hiringStep: 'documents' });
    await service.as(ADMIN).setHiringStep({ id, hiringStep: 'documents', notes: 'Falta o RG' });
    await service.as(ADMIN).setHiringStep({ id, hiringStep: 'completed' });
    await service.as(ADMIN).reject({ id });
    expect(await publishedFor('candidate.hiring-step-changed', id)).toMatchObject([
      { candidateId: id, from: null, to: 'offer_sent' },
      { candidateId: id, from: 'offer_sent', to: 'documents' },
      { candidateId: id, from: 'documents', to: 'completed' },
    ]);
  });

  it('does nothing when the status is the current one', async () => {
    const id = await createCandidate(service);
    await change(id, 'new');
    await change(id, 'pending');
    await change(id, 'pending');
    expect(await history(id)).toHaveLength(2);
    expect(await publishedFor('candidate.status-changed', id)).toHaveLength(1);
  });

  it('makes one change for many simultaneous calls', async () => {
    const id = await createCandidate(service);
    await Promise.all(Array.from({ length: 10 }, () => change(id, 'hired')));
    expect(await history(id)).toHaveLength(2);
    expect(await publishedFor('candidate.hired', id)).toHaveLength(1);
  });

  it.each(['waiting', 'declined', 'screening', 'interviewing', 'contratado'] as const)(
    'accepts %s',
    async (status) => {
      expect((await change(await createCandidate(service), status)).status).toBe(status);
    },
  );

  it('refuses an unknown status and an unknown candidate', async () => {
    const id = await createCandidate(service);
    await expect(change(id, 'feliz' as CandidateStatus)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'status', message: 'Status desconhecido' }] },
    });
    await expect(change(99_999, 'hired')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('goes through every status of hiring and keeps its dates', async () => {
    const id = await createCandidate(service);
    const { approvedDate } = await change(id, 'approved');
    expect(approvedDate).toEqual(expect.any(String));
    await change(id, 'hiring_offer');
    expect(await change(id, 'hiring_documents')).toMatchObject({ hireDate: null, approvedDate });
    const { hireDate } = await change(id, 'hired', 'Bem-vinda');
    expect(await publishedFor('candidate.hired', id)).toEqual([
      { candidateId: id, hireDate, actorId: ADMIN.id },
    ]);
    expect(await change(id, 'contratado')).toMatchObject({ hireDate, approvedDate });
    expect(await change(id, 'rejected')).toMatchObject({ hireDate, approvedDate });
    expect(await publishedFor('candidate.hired', id)).toHaveLength(1);
    expect(await history(id)).toHaveLength(7);
  });

  it('approves and rejects', async () => {
    const id = await createCandidate(service);
    expect(await service.as(ADMIN).approve({ id })).toMatchObject({
      status: 'approved',
      approvedDate: expect.any(String),
    });
    expect((await service.as(ADMIN).approved()).map((candidate) => candidate.id)).toContain(id);
    expect(await service.as(ADMIN).reject({ id, note: 'Desistiu' })).toMatchObject({ status: 'rejected' });
    expect((await service.as(ADMIN).approved()).map((candidate) => candidate.id)).not.toContain(id);
    expect((await history(id)).at(-1)).toMatchObject({ from: 'approved', to: 'rejected', note: 'Desistiu' });
  });

  it('keeps the status of a candidate past approved', async () => {
    const id = await createCandidate(service);
    await change(id, 'hired');
    expect(await service.as(ADMIN).approve({ id })).toMatchObject({ status: 'hired' });
    expect(await history(id)).toHaveLength(2);
  });

  it.each([0, 57, 100])('stores the score %d and publishes it once', async (score) => {
    const id = await createCandidate(service);
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ score: 0, scoredAt: null });
    expect(await service.as(ADMIN).changeScore({ id, score })).toMatchObject({
      score,
      scoredAt: expect.any(String),
    });
    await service.as(ADMIN).changeScore({ id, score });
    expect(await publishedFor('candidate.scored', id)).toHaveLength(1);
  });

  it.each([-1, 101, 5.5, '80', null, Number.NaN])('refuses the score %j', async (score) => {
    const id = await createCandidate(service);
    await expect(service.as(ADMIN).changeScore({ id, score: score as number })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ score: 0 });
  });

  describe('hiring steps', () => {
    const step = (id: number, hiringStep: HiringStep, more = {}) =>
      service.as(ADMIN).setHiringStep({ id, hiringStep, ...more });

    it('are set with a note and leave the status unchanged', async () => {
      const id = await createCandidate(service);
      await change(id, 'approved');
      const after = await step(id, 'offer_sent', { notes: 'Proposta por e-mail', startDate: dayIn(9) });
      expect(after).toMatchObject({ hiringStep: 'offer_sent', status: 'approved', startDate: dayIn(9) });
      expect((await history(id)).at(-1)).toEqual({
        kind: 'hiring-step',
        from: null,
        to: 'offer_sent',
        note: 'Proposta por e-mail',
        actorName: 'admin',
      });
    });

    it('keep the first day of work when it is absent, and accept an instant for it', async () => {
      const id = await createCandidate(service);
      // 23:30 of the day before in São Paulo
      const startDate = `${dayIn(9)}T02:30:00Z`;
      expect((await step(id, 'offer_sent', { startDate })).startDate).toBe(dayIn(8));
      expect((await step(id, 'documents', { startDate: '' })).startDate).toBe(dayIn(8));
    });

    it('hire the candidate with `hire`', async () => {
      const id = await createCandidate(service);
      await change(id, 'approved');
      const after = await step(id, 'offer_sent', { hire: true });
      expect(after).toMatchObject({
        status: 'hired',
        hiringStep: 'offer_sent',
        hireDate: expect.any(String),
      });
      expect(await publishedFor('candidate.hired', id)).toHaveLength(1);
    });

    it('hire the candidate when the process is completed', async () => {
      const id = await createCandidate(service);
      await change(id, 'approved');
      expect(await step(id, 'completed')).toMatchObject({ status: 'hired', hiringStep: 'completed' });
      const other = await createCandidate(service);
      await change(other, 'contratado');
      expect(await step(other, 'completed')).toMatchObject({ status: 'contratado' });
    });

    it('record nothing for the current step without a note', async () => {
      const id = await createCandidate(service);
      await step(id, 'documents');
      await step(id, 'documents');
      expect(await history(id)).toHaveLength(2);
      await step(id, 'documents', { notes: 'Falta o comprovante' });
      expect((await history(id)).at(-1)).toMatchObject({ from: 'documents', to: 'documents' });
      expect(await publishedFor('candidate.hiring-step-changed', id)).toMatchObject([
        { candidateId: id, from: null, to: 'documents' },
      ]);
    });

    it('refuse an unknown step and a date that does not exist', async () => {
      const id = await createCandidate(service);
      await expect(step(id, 'party' as HiringStep)).rejects.toMatchObject({
        details: {
          errors: [{ field: 'hiringStep', message: 'Selecione uma etapa de contratação para continuar' }],
        },
      });
      await expect(step(id, 'documents', { startDate: '2026-02-30' })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });
  });
});
