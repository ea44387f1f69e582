import { randomUUID } from 'node:crypto';
import { CandidatesRpc, type CandidateStatus, type EventName } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { candidateIn, dayIn, type Service } from './fixtures.js';

describe('a hire', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  const admin = () => service.as(ADMIN);
  const inStatus = (status: CandidateStatus = 'new') => candidateIn(service, status);
  const published = async <E extends Extract<EventName, `candidate.${string}`>>(event: E, id: number) =>
    (await service.published(event)).filter(({ candidateId }) => candidateId === id);

  describe('by a hiring step', () => {
    it.each(['new', 'reviewing', 'interview', 'rejected', 'declined'] as const)(
      'is refused for a candidate with the status %s',
      async (status) => {
        const id = await inStatus(status);
        const refused = {
          code: 'NOT_APPROVED',
          status: 409,
          message: expect.stringMatching(/^Só candidatos aprovados podem ser contratados/),
          details: { current: status },
        };
        const hire = admin().setHiringStep({ id, hiringStep: 'offer_sent', hire: true });
        await expect(hire).rejects.toMatchObject(refused);
        const complete = { id, hiringStep: 'completed', fromStatus: status } as const;
        await expect(admin().setHiringStep(complete)).rejects.toMatchObject(refused);
        expect(await admin().byId({ id })).toMatchObject({ status, hiringStep: null, hireDate: null });
      },
    );

    it('is accepted from older clients, which send no `from`, unless the candidate is rejected or declined', async () => {
      const id = await inStatus('new');
      expect(await admin().setHiringStep({ id, hiringStep: 'completed' })).toMatchObject({ status: 'hired' });
      const rejected = await inStatus('rejected');
      await expect(admin().setHiringStep({ id: rejected, hiringStep: 'completed' })).rejects.toMatchObject({
        code: 'NOT_APPROVED',
      });
    });

    it('does not go on after a rejection or withdrawal, for a caller who saw the step before it', async () => {
      for (const status of ['rejected', 'declined'] as const) {
        const id = await inStatus(status);
        const refused = { code: 'NOT_APPROVED', details: { current: status } };
        const advance = { id, hiringStep: 'documents', from: null } as const;
        await expect(admin().setHiringStep(advance)).rejects.toMatchObject(refused);
        const seen = { id, hiringStep: 'documents', fromStatus: status } as const;
        await expect(admin().setHiringStep(seen)).rejects.toMatchObject(refused);
        expect(await admin().byId({ id })).toMatchObject({ status, hiringStep: null });
      }
    });

    it('is refused if status or step have changed since the caller read them', async () => {
      const id = await inStatus('approved');
      const call = { id, hiringStep: 'offer_sent', hire: true, from: null, fromStatus: 'approved' } as const;
      await admin().setHiringStep({ ...call, hire: false });
      const refused = { code: 'CHANGED_MEANWHILE', details: { field: 'hiringStep', current: 'offer_sent' } };
      await expect(admin().setHiringStep(call)).rejects.toMatchObject(refused);
      await admin().changeStatus({ id, status: 'rejected' });
      await expect(admin().setHiringStep({ ...call, from: 'offer_sent' })).rejects.toMatchObject({
        code: 'CHANGED_MEANWHILE',
        details: { field: 'status', current: 'rejected' },
      });
    });

    it('accepts one of two simultaneous calls', async () => {
      const id = await inStatus('approved');
      await admin().setHiringStep({ id, hiringStep: 'offer_sent' });
      const advance = () =>
        admin().setHiringStep({
          id,
          from: 'offer_sent',
          hiringStep: 'offer_accepted',
          changeId: randomUUID(),
        });
      const outcomes = await Promise.allSettled([advance(), advance()]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('is undone with its step, dates and first day of work, and the undo is published', async () => {
      const id = await inStatus('approved');
      const changeId = randomUUID();
      const startDate = dayIn(10);
      const hired = await admin().setHiringStep({
        id,
        hiringStep: 'documents',
        hire: true,
        startDate,
        changeId,
      });
      expect(hired).toMatchObject({ status: 'hired', hiringStep: 'documents', startDate });
      const undone = await admin().undoStatusChange({ changeId });
      expect(undone.changed).toEqual([{ candidateId: id, from: 'hired', to: 'approved' }]);
      expect(await admin().byId({ id })).toMatchObject({
        status: 'approved',
        hiringStep: null,
        hireDate: null,
        startDate: null,
        approvedDate: hired.approvedDate,
      });
      expect(await published('candidate.hire-undone', id)).toEqual([
        { candidateId: id, hireDate: hired.hireDate, actorId: ADMIN.id },
      ]);
      const history = (await admin().history({ ids: [id] })).slice(-2);
      expect(history).toMatchObject([
        { kind: 'status', from: 'hired', to: 'approved', note: 'Mudança desfeita' },
        { kind: 'hiring-step', from: 'documents', to: 'not_started', note: 'Mudança desfeita' },
      ]);
    });

    it('of which only the step is set is undone to the earlier step', async () => {
      const id = await inStatus('approved');
      await admin().setHiringStep({ id, hiringStep: 'offer_sent' });
      const changeId = randomUUID();
      await admin().setHiringStep({ id, hiringStep: 'onboarding', changeId });
      await admin().undoStatusChange({ changeId });
      expect(await admin().byId({ id })).toMatchObject({ status: 'approved', hiringStep: 'offer_sent' });
      expect(await published('candidate.hiring-step-changed', id)).toHaveLength(2);
    });
  });

  describe('that is reversed by a status change', () => {
    it('is refused without `undoHire` and accepted with it', async () => {
      const id = await inStatus('hired');
      const back = { id, from: 'hired', status: 'approved' } as const;
      await expect(admin().changeStatus(back)).rejects.toMatchObject({ code: 'HIRED', status: 409 });
      await expect(admin().approve({ id, from: 'hired' })).rejects.toMatchObject({ code: 'HIRED' });
      expect(await admin().byId({ id })).toMatchObject({ status: 'hired' });
      expect(await admin().changeStatus({ ...back, undoHire: true })).toMatchObject({ status: 'approved' });
    });

    it('by a rejection is restored by an undo without a second `candidate.hired`', async () => {
      const id = await inStatus('approved');
      const { hireDate } = await admin().changeStatus({ id, status: 'hired' });
      const changeId = randomUUID();
      await admin().reject({ id, changeId });
      await admin().undoStatusChange({ changeId });
      expect(await admin().byId({ id })).toMatchObject({ status: 'hired', hireDate });
      expect((await published('candidate.status-changed', id)).slice(-2)).toMatchObject([
        { from: 'hired', to: 'rejected', changeId, undoes: null },
        { from: 'rejected', to: 'hired', changeId: null, undoes: changeId },
      ]);
      expect(await published('candidate.hired', id)).toHaveLength(1);
      expect(await published('candidate.hire-undone', id)).toEqual([]);
    });
  });

  it('is told to those who pay for it, also when it ended', async () => {
    const id = await inStatus('approved');
    const state = () => admin().hireState({ id });
    expect(await state()).toEqual({ status: 'approved', wasHired: false });
    await admin().changeStatus({ id, status: 'hired' });
    expect(await state()).toEqual({ status: 'hired', wasHired: true });
    await admin().reject({ id });
    expect(await state()).toEqual({ status: 'rejected', wasHired: true });
    await admin().erase({ id });
    expect(await state()).toBeNull();
  });
});
