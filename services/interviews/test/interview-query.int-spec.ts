import { ADMIN } from '@araucaria/testing';
import { clean } from '@araucaria/testing/service';
import { invalidField, startInterviews } from './start-interviews.js';

describe('interview queries', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
  });
  afterAll(() => fixture.stop());
  const schedule = (change?: object) => fixture.schedule(change);

  describe('the list', () => {
    it('is filtered and sorted by time, and interviews are counted', async () => {
      await clean(service);
      const at = (day: string, change: object = {}) => schedule({ interviewDate: `${day}T11:45`, ...change });
      const c = await at('2030-08-05', { candidateId: 3, jobId: 102 });
      const a = await at('2030-08-01');
      const b = await at('2030-08-02', { candidateId: 2, jobId: undefined });
      await service.as().confirm({ id: a.id, confirmMethod: 'email' });
      await service.as(ADMIN).changeStatus({ id: c.id, status: 'completed' });
      const ids = async (filter: object) =>
        (await service.as(ADMIN).list({ ...filter, sort: 'date' })).interviews.map(({ id }) => id);

      expect(await ids({})).toEqual([a.id, b.id, c.id]);
      expect(await ids({ status: 'completed' })).toEqual([c.id]);
      expect(await ids({ confirmed: true })).toEqual([a.id]);
      expect(await ids({ confirmed: false })).toEqual([b.id]);
      expect(await ids({ jobId: 101 })).toEqual([a.id]);
      expect(await ids({ status: null, confirmed: null, jobId: null, search: null })).toHaveLength(3);
      expect(await ids({ search: 'SOUZA erica' })).toEqual([a.id]);
      expect(await ids({ search: 'alvaro 2@exemplo' })).toEqual([b.id]);
      expect(await ids({ search: 'alvaro souza' })).toEqual([]);
      expect(await ids({ search: 'operacoes' })).toEqual([c.id]);
      // In a name, or in the title of the job.
      expect(await ids({ search: 'de' })).toEqual([a.id, c.id]);
      expect(await ids({ search: 'de', status: 'scheduled' })).toEqual([a.id]);
      for (const search of ['nada', '%', '_lvaro', '＿lvaro'])
        expect({ search, ids: await ids({ search }) }).toEqual({ search, ids: [] });
      expect(await ids({ startDate: '2030-08-02' })).toEqual([b.id, c.id]);
      expect(await ids({ endDate: '2030-08-02' })).toEqual([a.id, b.id]);
      expect(await ids({ startDate: '2030-08-02', endDate: '2030-08-02' })).toEqual([b.id]);
      expect(await ids({ startDate: b.interviewDate, endDate: b.interviewDate })).toEqual([b.id]);
      expect(await ids({ startDate: '', endDate: '' })).toHaveLength(3);
      expect(await service.as(ADMIN).counts({})).toEqual({
        total: 3,
        scheduled: 2,
        pending: 1,
        confirmed: 1,
        awaitingOutcome: 0,
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
      [{ search: 'a'.repeat(201) }, 'search'],
    ])('rejects the filter %j', async (filter, field) => {
      await expect(service.as(ADMIN).list(filter as object)).rejects.toMatchObject(invalidField(field));
    });

    it('does not contain interviews of an erased candidate', async () => {
      const { id } = await schedule({ candidateId: 3 });
      const kept = await schedule({ candidateId: 1 });
      await service.receive('candidate.erased', { candidateId: 3 });
      await expect(service.as(ADMIN).byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await service.as(ADMIN).byId({ id: kept.id })).toEqual(kept);
    });
  });
});
