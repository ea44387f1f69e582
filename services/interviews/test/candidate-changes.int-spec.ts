import { randomUUID } from 'node:crypto';
import type { CandidateStatus, EventName } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { CANDIDATES } from './peers.js';
import { startInterviews } from './setup.js';

describe('what a candidate’s status does to interviews', () => {
  let world: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof world.service;
  let candidateId = 100;
  beforeAll(async () => {
    world = await startInterviews();
    service = world.service;
  });
  afterAll(() => world.stop());
  beforeEach(() => CANDIDATES.set(++candidateId, 'interview'));

  const schedule = (change: object = {}) => world.schedule({ candidateId, ...change });
  const read = (id: string) => service.as(ADMIN).byId({ id });
  const hear = (
    from: CandidateStatus,
    to: CandidateStatus,
    change: { changeId?: string; undoes?: string } = {},
  ) => {
    const { changeId = null, undoes = null } = change;
    const facts = { candidateId, from, to, actorId: 1, notify: false };
    return service.receive('candidate.status-changed', { ...facts, changeId, undoes });
  };
  const become = async (to: CandidateStatus, change: { changeId?: string; undoes?: string } = {}) => {
    const from = CANDIDATES.get(candidateId) as CandidateStatus;
    CANDIDATES.set(candidateId, to);
    await hear(from, to, change);
  };
  const told = async (name: Extract<EventName, `interview.${string}`>, id: string) =>
    (await service.published(name)).filter(({ interviewId }) => interviewId === id);

  it.each(['rejected', 'declined', 'hired', 'contratado'] as const)(
    'cancels the interviews to come of a candidate who is %s, and tells with whom it can be undone',
    async (status) => {
      const { id } = await schedule();
      await become(status, { changeId: randomUUID() });
      expect(await read(id)).toMatchObject({ status: 'cancelled', revision: 1 });
      expect(await told('interview.cancelled', id)).toMatchObject([{ revision: 1, undoable: true }]);
    },
  );

  it('leaves them after an approval, and leaves those that are over for their outcome', async () => {
    const past = await schedule();
    const coming = await schedule({ interviewDate: '2030-09-02T12:00:00Z' });
    await become('approved');
    expect(await read(coming.id)).toMatchObject({ status: 'scheduled' });
    await world.at(past.interviewDate, () => become('rejected'));
    expect(await read(past.id)).toMatchObject({ status: 'scheduled' });
    expect(await read(coming.id)).toMatchObject({ status: 'cancelled' });
    await world.at(past.interviewDate, async () => {
      expect((await service.as(ADMIN).counts()).awaitingOutcome).toBeGreaterThan(0);
    });
  });

  it('restores them exactly when the change is undone, and sends nothing', async () => {
    const { id } = await schedule();
    await service.as().confirm({ id, confirmMethod: 'email' });
    const before = await read(id);
    const changeId = randomUUID();
    await become('rejected', { changeId });
    await become('interview', { undoes: changeId });
    expect(await read(id)).toEqual(before);
    expect(await told('interview.restored', id)).toHaveLength(1);
    // One invitation, of the first arrangement.
    expect(await told('interview.scheduled', id)).toHaveLength(1);
  });

  it('does not restore a time that was given to another candidate meanwhile', async () => {
    const { id, interviewDate } = await schedule();
    const changeId = randomUUID();
    await become('rejected', { changeId });
    await world.schedule({ candidateId: 1, interviewDate });
    await become('interview', { undoes: changeId });
    expect(await read(id)).toMatchObject({ status: 'cancelled' });
    expect(await told('interview.restored', id)).toEqual([]);
  });

  it('does not restore what staff cancelled themselves', async () => {
    const { id } = await schedule();
    await service.as(ADMIN).changeStatus({ id, status: 'cancelled' });
    const changeId = randomUUID();
    await become('rejected', { changeId });
    await become('interview', { undoes: changeId });
    expect(await read(id)).toMatchObject({ status: 'cancelled' });
  });

  it('ignores a rejection that arrives after its undo', async () => {
    const { id } = await schedule();
    const changeId = randomUUID();
    await hear('rejected', 'interview', { undoes: changeId });
    await hear('interview', 'rejected', { changeId });
    expect(await read(id)).toMatchObject({ status: 'scheduled' });
  });
});
