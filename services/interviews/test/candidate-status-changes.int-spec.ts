import { randomUUID } from 'node:crypto';
import type { CandidateStatus, EventName } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { CANDIDATES } from './peers.js';
import { startInterviews } from './start-interviews.js';

describe('a change of a candidate’s status', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  let candidateId = 100;
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
  });
  afterAll(() => fixture.stop());
  beforeEach(() => CANDIDATES.set(++candidateId, 'interview'));

  const schedule = (change: object = {}) => fixture.schedule({ candidateId, ...change });
  const read = (id: string) => service.as(ADMIN).byId({ id });
  const receive = (
    from: CandidateStatus,
    to: CandidateStatus,
    change: { changeId?: string; undoes?: string; seriesId?: string } = {},
  ) => {
    const { changeId = null, undoes = null, seriesId } = change;
    const payload = { candidateId, from, to, actorId: 1, notify: false };
    return service.receive('candidate.status-changed', { ...payload, changeId, undoes, seriesId });
  };
  const changeStatus = async (to: CandidateStatus, change: Parameters<typeof receive>[2] = {}) => {
    const from = CANDIDATES.get(candidateId) as CandidateStatus;
    CANDIDATES.set(candidateId, to);
    await receive(from, to, change);
  };
  const publishedFor = async (name: Extract<EventName, `interview.${string}`>, id: string) =>
    (await service.published(name)).filter(({ interviewId }) => interviewId === id);

  it.each(['rejected', 'declined', 'hired', 'contratado'] as const)(
    'to %s cancels future interviews, and publishes that it can be undone',
    async (status) => {
      const { id } = await schedule();
      await changeStatus(status, { changeId: randomUUID() });
      expect(await read(id)).toMatchObject({ status: 'cancelled', revision: 1 });
      expect(await publishedFor('interview.cancelled', id)).toMatchObject([{ revision: 1, undoable: true }]);
    },
  );

  it('keeps interviews after an approval, and past interviews always', async () => {
    const past = await schedule();
    const future = await schedule({ interviewDate: '2030-09-02T12:00:00Z' });
    await changeStatus('approved');
    expect(await read(future.id)).toMatchObject({ status: 'scheduled' });
    await fixture.at(past.interviewDate, () => changeStatus('rejected'));
    expect(await read(past.id)).toMatchObject({ status: 'scheduled' });
    expect(await read(future.id)).toMatchObject({ status: 'cancelled' });
    await fixture.at(past.interviewDate, async () => {
      expect((await service.as(ADMIN).counts({})).awaitingOutcome).toBeGreaterThan(0);
    });
  });

  it('restores interviews with their confirmation when it is undone, without a new invitation', async () => {
    const { id } = await schedule();
    await service.as().confirm({ id, confirmMethod: 'email' });
    const before = await read(id);
    const changeId = randomUUID();
    await changeStatus('rejected', { changeId });
    await changeStatus('interview', { undoes: changeId });
    expect(await read(id)).toEqual({ ...before, calendarSequence: 2 });
    expect(await publishedFor('interview.restored', id)).toHaveLength(1);
    // The invitation of the first scheduling.
    expect(await publishedFor('interview.scheduled', id)).toHaveLength(1);
  });

  it('are cancelled with the series of the change, whose undo window delays the message', async () => {
    const { id } = await schedule();
    const seriesId = randomUUID();
    await changeStatus('rejected', { changeId: randomUUID(), seriesId });
    expect(await publishedFor('interview.cancelled', id)).toMatchObject([{ undoable: true, seriesId }]);
  });

  it('does not restore an interview whose slot was taken meanwhile', async () => {
    const { id, interviewDate } = await schedule();
    const changeId = randomUUID();
    await changeStatus('rejected', { changeId });
    await fixture.schedule({ candidateId: 1, interviewDate });
    await changeStatus('interview', { undoes: changeId });
    expect(await read(id)).toMatchObject({ status: 'cancelled' });
    expect(await publishedFor('interview.restored', id)).toEqual([]);
  });

  it('does not restore an interview that staff cancelled', async () => {
    const { id } = await schedule();
    await service.as(ADMIN).changeStatus({ id, status: 'cancelled' });
    const changeId = randomUUID();
    await changeStatus('rejected', { changeId });
    await changeStatus('interview', { undoes: changeId });
    expect(await read(id)).toMatchObject({ status: 'cancelled' });
  });

  it('has no effect if its event arrives after the one of its undo', async () => {
    const { id } = await schedule();
    const changeId = randomUUID();
    await receive('rejected', 'interview', { undoes: changeId });
    await receive('interview', 'rejected', { changeId });
    expect(await read(id)).toMatchObject({ status: 'scheduled' });
  });
});
