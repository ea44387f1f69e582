import { randomUUID } from 'node:crypto';
import { CandidatesRpc, type CandidateStatus, type InterviewStatus } from '@araucaria/contracts';
import { ADMIN, eventually, startTestService } from '@araucaria/testing';
import { AppModule } from '../src/app.module.js';
import { interviewsOf, startPeers } from './peers.js';
import { applied, type Service } from './people.js';

describe('what interviews do to a candidate’s status', () => {
  let service: Service;
  let peers: Awaited<ReturnType<typeof startPeers>>;
  beforeAll(async () => {
    peers = await startPeers();
    service = await startTestService(AppModule, CandidatesRpc, { INTERVIEWS_RPC: peers.address });
  });
  afterAll(async () => {
    await service.stop();
    await peers.stop();
  });

  const somebody = async (status: CandidateStatus): Promise<number> => {
    const id = await applied(service);
    await service.as(ADMIN).changeStatus({ id, status });
    return id;
  };
  const hear = (
    name: 'interview.scheduled' | 'interview.completed' | 'interview.cancelled',
    candidateId: number,
    interviews: InterviewStatus[],
    decides = false,
  ) => {
    interviewsOf.set(
      candidateId,
      interviews.map((status) => ({ status })),
    );
    const facts = {
      interviewId: randomUUID(),
      candidateId,
      revision: 0,
      sendEmail: true,
      sendWhatsApp: false,
    };
    if (name === 'interview.cancelled') return service.receive(name, { ...facts, undoable: false });
    if (name === 'interview.completed') return service.receive(name, { ...facts, decides });
    return service.receive(name, facts);
  };
  /** The service subscribes to its own undo. */
  const undoHeard = (changeId: string) =>
    eventually(async () => {
      const heard = await service.rows(
        `select 1 from outbox_event o join processed_event p on p.event_id = o.id where o.payload->>'undoes' = $1`,
        [changeId],
      );
      return heard.length > 0;
    });
  const statusOf = async (id: number) => (await service.as(ADMIN).byId({ id })).status;
  const changes = async (id: number) =>
    (await service.as(ADMIN).history({ ids: [id] })).map(({ from, to, note, actorName }) => ({
      from,
      to,
      note,
      actorName,
    }));

  it.each(['new', 'reviewing'] as const)('one that is scheduled moves on who is %s, once', async (status) => {
    const id = await somebody(status);
    const before = (await changes(id)).length;
    await hear('interview.scheduled', id, ['scheduled']);
    await hear('interview.scheduled', id, ['scheduled', 'scheduled']);
    expect(await statusOf(id)).toBe('interview');
    const note = 'Mudança automática: uma entrevista foi agendada.';
    expect((await changes(id)).slice(before)).toEqual([
      { from: status, to: 'interview', note, actorName: null },
    ]);
    const told = (await service.published('candidate.status-changed')).filter(
      ({ candidateId }) => candidateId === id,
    );
    expect(told.at(-1)).toMatchObject({ from: status, to: 'interview', actorId: null });
  });

  it.each(['interview.cancelled', 'interview.completed'] as const)(
    '%s moves back to review with the last open one, not before',
    async (event) => {
      const id = await somebody('interview');
      await hear(event, id, ['cancelled', 'scheduled']);
      expect(await statusOf(id)).toBe('interview');
      await hear(event, id, ['cancelled', 'completed']);
      expect(await statusOf(id)).toBe('reviewing');
      const note = 'Mudança automática: não há mais entrevista em aberto.';
      expect((await changes(id)).at(-1)).toEqual({
        from: 'interview',
        to: 'reviewing',
        note,
        actorName: null,
      });
    },
  );

  it('an outcome that comes with a decision leaves the status to the decision', async () => {
    const id = await somebody('interview');
    await hear('interview.completed', id, ['completed'], true);
    expect(await statusOf(id)).toBe('interview');
  });

  it.each(['approved', 'hiring_offer', 'hired', 'rejected', 'declined', 'screening'] as const)(
    'none of them moves a candidate who is %s',
    async (status) => {
      const id = await somebody(status);
      await hear('interview.scheduled', id, ['scheduled']);
      await hear('interview.cancelled', id, ['cancelled']);
      expect(await statusOf(id)).toBe(status);
    },
  );

  it('follows what stands, whatever the order in which events arrive', async () => {
    const id = await somebody('reviewing');
    await hear('interview.scheduled', id, ['cancelled']);
    expect(await statusOf(id)).toBe('reviewing');
  });

  it('leaves no candidate in "Entrevista agendada" after an undone approval of a finished interview', async () => {
    const id = await somebody('interview');
    const changeId = randomUUID();
    await service.as(ADMIN).approve({ id, changeId });
    await hear('interview.completed', id, ['completed'], true);
    await service.as(ADMIN).undoStatusChange({ changeId });
    await undoHeard(changeId);
    expect(await statusOf(id)).toBe('reviewing');
  });

  it('keeps "Entrevista agendada" after an undone rejection, whose interview is about to be restored', async () => {
    const id = await somebody('interview');
    const changeId = randomUUID();
    await service.as(ADMIN).reject({ id, changeId });
    interviewsOf.set(id, [{ status: 'cancelled', cancelledByChange: changeId }]);
    await service.as(ADMIN).undoStatusChange({ changeId });
    await undoHeard(changeId);
    expect(await statusOf(id)).toBe('interview');
  });

  it('ignores interviews of an erased candidate', async () => {
    const other = await somebody('new');
    await hear('interview.scheduled', 99_999, ['scheduled']);
    expect(await service.as(ADMIN).byIds({ ids: [99_999] })).toEqual([]);
    expect(await statusOf(other)).toBe('new');
  });
});
