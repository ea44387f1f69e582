import { randomUUID } from 'node:crypto';
import { CandidatesRpc, type CandidateStatus, type EventName } from '@araucaria/contracts';
import { ADMIN, startTestService } from '@araucaria/testing';
import { AppModule } from '../src/app.module.js';
import { applied, dayIn, type Service } from './people.js';

describe('a hire', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  const admin = () => service.as(ADMIN);
  const somebody = async (status: CandidateStatus = 'new') => {
    const id = await applied(service);
    if (status !== 'new') await admin().changeStatus({ id, status });
    return id;
  };
  const published = async <E extends Extract<EventName, `candidate.${string}`>>(event: E, id: number) =>
    (await service.published(event)).filter(({ candidateId }) => candidateId === id);

  describe('by a step of hiring', () => {
    it.each(['new', 'reviewing', 'interview', 'rejected', 'declined'] as const)(
      'is refused with its reason for a candidate who is %s',
      async (status) => {
        const id = await somebody(status);
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

    it('keeps its meaning for older clients, which do not say what they saw, unless the candidate is out', async () => {
      const id = await somebody('new');
      expect(await admin().setHiringStep({ id, hiringStep: 'completed' })).toMatchObject({ status: 'hired' });
      const rejected = await somebody('rejected');
      await expect(admin().setHiringStep({ id: rejected, hiringStep: 'completed' })).rejects.toMatchObject({
        code: 'NOT_APPROVED',
      });
    });

    it('is refused where status or step are not the ones that the caller saw', async () => {
      const id = await somebody('approved');
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

    it('advances one step for two who press at once', async () => {
      const id = await somebody('approved');
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

    it('is undone with its step, its date and its first day of work, and published as such', async () => {
      const id = await somebody('approved');
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
        { candidateId: id, hireDate: hired.hireDate },
      ]);
      const history = (await admin().history({ ids: [id] })).slice(-2);
      expect(history).toMatchObject([
        { kind: 'status', from: 'hired', to: 'approved', note: 'Mudança desfeita' },
        { kind: 'hiring-step', from: 'documents', to: 'not_started', note: 'Mudança desfeita' },
      ]);
    });

    it('without a hire is undone alone', async () => {
      const id = await somebody('approved');
      await admin().setHiringStep({ id, hiringStep: 'offer_sent' });
      const changeId = randomUUID();
      await admin().setHiringStep({ id, hiringStep: 'onboarding', changeId });
      await admin().undoStatusChange({ changeId });
      expect(await admin().byId({ id })).toMatchObject({ status: 'approved', hiringStep: 'offer_sent' });
      expect(await published('candidate.hiring-step-changed', id)).toHaveLength(2);
    });
  });

  describe('given up', () => {
    it('is refused in passing, and accepted from a caller who knows it', async () => {
      const id = await somebody('hired');
      const back = { id, from: 'hired', status: 'approved' } as const;
      await expect(admin().changeStatus(back)).rejects.toMatchObject({ code: 'HIRED', status: 409 });
      await expect(admin().approve({ id, from: 'hired' })).rejects.toMatchObject({ code: 'HIRED' });
      expect(await admin().byId({ id })).toMatchObject({ status: 'hired' });
      expect(await admin().changeStatus({ ...back, undoHire: true })).toMatchObject({ status: 'approved' });
    });

    it('by a rejection is published as a change away from hired, and its undo gives it back without a new hire', async () => {
      const id = await somebody('approved');
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

  describe('starts', () => {
    const start = (id: number, startDate: string) =>
      admin().setHiringStep({ id, hiringStep: 'offer_sent', startDate });

    it.each([
      ['before the application', () => dayIn(-2), /não pode ser anterior à candidatura/],
      ['in a year that is a slip of the keys', () => '2099-01-04', /pode ser no máximo/],
      ['just too far ahead', () => dayIn(182), /pode ser no máximo/],
    ])('not %s', async (_name, day, message) => {
      const id = await somebody('approved');
      await expect(start(id, day())).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { errors: [{ field: 'startDate', message: expect.stringMatching(message) }] },
      });
      expect(await admin().byId({ id })).toMatchObject({ hiringStep: null, startDate: null });
    });

    it('on another day, which the history notes', async () => {
      const id = await somebody('approved');
      await start(id, dayIn(5));
      const changeId = randomUUID();
      await admin().setHiringStep({ id, hiringStep: 'offer_sent', startDate: dayIn(9), changeId });
      expect((await admin().history({ ids: [id] })).at(-1)?.note).toMatch(
        /^Data de início: \d\d\/\d\d\/\d{4}$/,
      );
      await admin().undoStatusChange({ changeId });
      expect(await admin().byId({ id })).toMatchObject({ hiringStep: 'offer_sent', startDate: dayIn(5) });
    });
  });
});
