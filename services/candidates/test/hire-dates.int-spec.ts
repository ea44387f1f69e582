import { randomUUID } from 'node:crypto';
import { CandidatesRpc, type CandidateStatus, type EventName } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { Clock } from '@araucaria/platform';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { candidateIn, dayIn, type Service } from './fixtures.js';

describe('the day of a hire', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  const admin = () => service.as(ADMIN);
  const inStatus = (status: CandidateStatus = 'new') => candidateIn(service, status);
  const published = async <E extends Extract<EventName, `candidate.${string}`>>(event: E, id: number) =>
    (await service.published(event)).filter(({ candidateId }) => candidateId === id);

  describe('of a candidate who was hired before', () => {
    const startOf = (day: string) => new Date(`${day}T12:00:00-03:00`);
    const at = async <T>(days: number, act: () => Promise<T>) => {
      service.app.get(Clock).set(startOf(dayIn(days)));
      try {
        return await act();
      } finally {
        service.app.get(Clock).set(new Date());
      }
    };
    const hiredBefore = async () => {
      const id = await inStatus();
      const first = await at(-60, () => admin().changeStatus({ id, status: 'hired' }));
      await at(-30, () => admin().changeStatus({ id, status: 'reviewing', from: 'hired', undoHire: true }));
      return { id, first };
    };
    const dayOfHire = async (id: number) => ({
      ofList: (await admin().recentHires({ limit: 100 })).find((hire) => hire.id === id)?.hireDate,
      today: (await admin().hireTimeline({ startDate: dayIn(0), endDate: dayIn(0) })).hires,
      earlier: (await admin().hireTimeline({ startDate: dayIn(-60), endDate: dayIn(-60) })).hires,
    });

    it('has the new date everywhere, and is published as hired once', async () => {
      const { id, first } = await hiredBefore();
      expect(await admin().byId({ id })).toMatchObject({ hireDate: first.hireDate });
      const before = await dayOfHire(id);
      const { hireDate, approvedDate } = await admin().changeStatus({ id, status: 'hired' });
      expect([hireDate, approvedDate]).not.toContain(first.hireDate);
      expect(hireDate).toBe(approvedDate);
      expect(await dayOfHire(id)).toEqual({ ...before, ofList: hireDate, today: before.today + 1 });
      expect(await admin().changeStatus({ id, status: 'contratado' })).toMatchObject({ hireDate });
      expect(await published('candidate.hired', id)).toHaveLength(1);
    });

    it('is undone to the earlier date, which the next hire replaces again', async () => {
      const { id, first } = await hiredBefore();
      const changeId = randomUUID();
      await admin().setHiringStep({ id, hiringStep: 'completed', changeId });
      expect((await admin().byId({ id })).hireDate).not.toBe(first.hireDate);
      await admin().undoStatusChange({ changeId });
      const { hireDate, approvedDate } = first;
      expect(await admin().byId({ id })).toMatchObject({ status: 'reviewing', hireDate, approvedDate });
      expect(await admin().hireState({ id })).toEqual({ status: 'reviewing', wasHired: true });
      expect(await published('candidate.hire-undone', id)).toEqual([]);
      expect((await admin().changeStatus({ id, status: 'hired' })).hireDate).not.toBe(hireDate);
    });

    it('has the date of its bonus, if there is one', async () => {
      const { id } = await hiredBefore();
      await admin().changeStatus({ id, status: 'hired' });
      await service.receive('referral.hire-changed', {
        ...{ referralApplicationId: 1, candidateId: id, change: 'registered', hireDate: dayIn(-60) },
      });
      expect(await admin().byId({ id })).toMatchObject({ hireDate: `${dayIn(-60)}T03:00:00.000Z` });
    });
  });

  describe('whose date is registered for the bonus', () => {
    const startOf = (day: string) => `${day}T03:00:00.000Z`;
    const registered = (candidateId: number, hireDate: string, at?: Date) =>
      service.receive(
        'referral.hire-changed',
        { referralApplicationId: 1, candidateId, change: 'registered', hireDate },
        at,
      );
    const monthOf = async (day: string) =>
      (await admin().hiresPerMonth()).find(({ month }) => month === day.slice(0, 7))?.hires ?? 0;

    it('has that date everywhere', async () => {
      const id = await inStatus('hired');
      const day = dayIn(-60);
      const [before, beforeNow] = [await monthOf(day), await monthOf(dayIn(0))];
      await registered(id, day);
      expect(await admin().byId({ id })).toMatchObject({ hireDate: startOf(day) });
      expect(await admin().recentHires({ limit: 100 })).toContainEqual(
        expect.objectContaining({ id, hireDate: startOf(day) }),
      );
      expect([await monthOf(day), await monthOf(dayIn(0))]).toEqual([before + 1, beforeNow - 1]);
      expect(await published('candidate.hire-dated', id)).toEqual([{ candidateId: id }]);
    });

    it('keeps the newest of two dates, whose events arrive in any order', async () => {
      const id = await inStatus('hired');
      await registered(id, dayIn(-20), new Date());
      await registered(id, dayIn(-30), new Date(Date.now() - 60_000));
      expect(await admin().byId({ id })).toMatchObject({ hireDate: startOf(dayIn(-20)) });
    });

    it('keeps the moment of the change of status on the same day, and gives no date to a candidate who is not hired', async () => {
      const id = await inStatus('hired');
      const { hireDate } = await admin().byId({ id });
      await registered(id, dayIn(0));
      expect(await admin().byId({ id })).toMatchObject({ hireDate });
      const other = await inStatus('approved');
      await registered(other, dayIn(-20));
      expect(await admin().byId({ id: other })).toMatchObject({ hireDate: null });
    });

    it('keeps the date when a later change is undone, and loses it with the hire, which names its own moment', async () => {
      const id = await inStatus('approved');
      const hire = randomUUID();
      const { hireDate } = await admin().changeStatus({ id, status: 'hired', changeId: hire });
      const step = randomUUID();
      await admin().setHiringStep({ id, hiringStep: 'documents', changeId: step });
      await registered(id, dayIn(-20));
      await admin().undoStatusChange({ changeId: step });
      expect(await admin().byId({ id })).toMatchObject({ hireDate: startOf(dayIn(-20)) });
      await admin().undoStatusChange({ changeId: hire });
      expect(await admin().byId({ id })).toMatchObject({ status: 'approved', hireDate: null });
      expect(await published('candidate.hire-undone', id)).toMatchObject([{ candidateId: id, hireDate }]);
    });
  });

  describe('with a first day of work', () => {
    const start = (id: number, startDate: string) =>
      admin().setHiringStep({ id, hiringStep: 'offer_sent', startDate });

    it.each([
      ['before the application', () => dayIn(-2), /não pode ser anterior à candidatura/],
      ['in a year that is a typing error', () => '2099-01-04', /pode ser no máximo/],
      ['just too far ahead', () => dayIn(182), /pode ser no máximo/],
    ])('is refused %s', async (_name, day, message) => {
      const id = await inStatus('approved');
      await expect(start(id, day())).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { errors: [{ field: 'startDate', message: expect.stringMatching(message) }] },
      });
      expect(await admin().byId({ id })).toMatchObject({ hiringStep: null, startDate: null });
    });

    it('records a change of the day in the history', async () => {
      const id = await inStatus('approved');
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
