import { randomUUID } from 'node:crypto';
import { CandidatesRpc, type CandidateStatus, type InterviewStatus } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { heldReply, interviewsOf, startInterviewsStub } from './interviews-stub.js';
import { createCandidate, type Service } from './fixtures.js';

describe('the status of a candidate', () => {
  let service: Service;
  let stub: Awaited<ReturnType<typeof startInterviewsStub>>;
  beforeAll(async () => {
    stub = await startInterviewsStub();
    service = await startTestService(AppModule, CandidatesRpc, { INTERVIEWS_RPC: stub.address });
  });
  afterAll(async () => {
    await service.stop();
    await stub.stop();
  });

  const candidateIn = async (status: CandidateStatus): Promise<number> => {
    const id = await createCandidate(service);
    await service.as(ADMIN).changeStatus({ id, status });
    return id;
  };
  /** Sets the candidate's interviews and delivers the event. */
  const receive = (
    name: 'interview.scheduled' | 'interview.completed' | 'interview.cancelled',
    candidateId: number,
    interviews: InterviewStatus[],
    decides = false,
  ) => {
    interviewsOf.set(
      candidateId,
      interviews.map((status) => ({ status })),
    );
    const payload = {
      interviewId: randomUUID(),
      candidateId,
      revision: 0,
      sendEmail: true,
      sendWhatsApp: false,
      actorId: ADMIN.id,
    };
    if (name === 'interview.cancelled') return service.receive(name, { ...payload, undoable: false });
    if (name === 'interview.completed') return service.receive(name, { ...payload, decides });
    return service.receive(name, payload);
  };
  /** The service subscribes to the undo that it publishes itself. */
  const undoProcessed = (changeId: string) =>
    eventually(async () => {
      const processed = await service.rows(
        `select 1 from outbox_event o join processed_event p on p.event_id = o.id where o.payload->>'undoes' = $1`,
        [changeId],
      );
      return processed.length > 0;
    });
  const statusOf = async (id: number) => (await service.as(ADMIN).byId({ id })).status;
  const changes = async (id: number) =>
    (await service.as(ADMIN).history({ ids: [id] })).map(({ from, to, note, actorName }) => ({
      from,
      to,
      note,
      actorName,
    }));

  it.each(['new', 'reviewing'] as const)(
    'is %s again when the scheduling is undone, unless somebody has decided since',
    async (status) => {
      const undoScheduling = (candidateId: number) => {
        interviewsOf.set(candidateId, []);
        return service.receive('interview.change-undone', {
          interviewId: randomUUID(),
          candidateId,
          revision: 0,
          sendEmail: true,
          sendWhatsApp: false,
          removed: true,
        });
      };
      const id = await candidateIn(status);
      await receive('interview.scheduled', id, ['scheduled']);
      // A note changes nothing.
      await service.as(ADMIN).changeStatus({ id, status: 'interview', note: 'Prefere a manhã.' });
      expect(await statusOf(id)).toBe('interview');
      await undoScheduling(id);
      expect(await statusOf(id)).toBe(status);
      const approved = await candidateIn(status);
      await receive('interview.scheduled', approved, ['scheduled']);
      await service.as(ADMIN).changeStatus({ id: approved, status: 'approved' });
      await undoScheduling(approved);
      expect(await statusOf(approved)).toBe('approved');
    },
  );

  it('follows the present interviews when two of their events are handled at the same time', async () => {
    const id = await candidateIn('reviewing');
    const held = Promise.withResolvers<void>();
    heldReply.until = held.promise;
    const scheduled = receive('interview.scheduled', id, ['scheduled']);
    await eventually(async () => heldReply.until === undefined);
    await receive('interview.cancelled', id, ['cancelled']);
    // The reply to the first question has the interview that is cancelled by now.
    held.resolve();
    await scheduled;
    expect(await statusOf(id)).toBe('reviewing');
  });

  it.each(['new', 'reviewing'] as const)(
    'changes once from %s when interviews are scheduled',
    async (status) => {
      const id = await candidateIn(status);
      const before = (await changes(id)).length;
      await receive('interview.scheduled', id, ['scheduled']);
      await receive('interview.scheduled', id, ['scheduled', 'scheduled']);
      expect(await statusOf(id)).toBe('interview');
      const note = 'Mudança automática: uma entrevista foi agendada.';
      expect((await changes(id)).slice(before)).toEqual([
        { from: status, to: 'interview', note, actorName: null },
      ]);
      const published = (await service.published('candidate.status-changed')).filter(
        ({ candidateId }) => candidateId === id,
      );
      expect(published.at(-1)).toMatchObject({ from: status, to: 'interview', actorId: null });
    },
  );

  it.each(['interview.cancelled', 'interview.completed'] as const)(
    'returns to reviewing by %s of the last open interview',
    async (event) => {
      const id = await candidateIn('interview');
      await receive(event, id, ['cancelled', 'scheduled']);
      expect(await statusOf(id)).toBe('interview');
      await receive(event, id, ['cancelled', 'completed']);
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

  it('is unchanged by the outcome of an interview that comes with a decision', async () => {
    const id = await candidateIn('interview');
    await receive('interview.completed', id, ['completed'], true);
    expect(await statusOf(id)).toBe('interview');
  });

  it.each(['approved', 'hiring_offer', 'hired', 'rejected', 'declined', 'screening'] as const)(
    '%s is unchanged by interviews',
    async (status) => {
      const id = await candidateIn(status);
      await receive('interview.scheduled', id, ['scheduled']);
      await receive('interview.cancelled', id, ['cancelled']);
      expect(await statusOf(id)).toBe(status);
    },
  );

  it('follows the current interviews when events arrive out of order', async () => {
    const id = await candidateIn('reviewing');
    await receive('interview.scheduled', id, ['cancelled']);
    expect(await statusOf(id)).toBe('reviewing');
  });

  it('becomes reviewing when the approval after a completed interview is undone', async () => {
    const id = await candidateIn('interview');
    const changeId = randomUUID();
    await service.as(ADMIN).approve({ id, changeId });
    await receive('interview.completed', id, ['completed'], true);
    await service.as(ADMIN).undoStatusChange({ changeId });
    await undoProcessed(changeId);
    expect(await statusOf(id)).toBe('reviewing');
  });

  it('stays interview when a rejection is undone whose interview is about to be restored', async () => {
    const id = await candidateIn('interview');
    const changeId = randomUUID();
    await service.as(ADMIN).reject({ id, changeId });
    interviewsOf.set(id, [{ status: 'cancelled', cancelledByChange: changeId }]);
    await service.as(ADMIN).undoStatusChange({ changeId });
    await undoProcessed(changeId);
    expect(await statusOf(id)).toBe('interview');
  });

  it('is not changed for an erased candidate', async () => {
    const before = (await service.published('candidate.status-changed')).length;
    await receive('interview.scheduled', 99_999, ['scheduled']);
    expect(await service.published('candidate.status-changed')).toHaveLength(before);
    expect(await changes(99_999)).toEqual([]);
  });

  it('names in the history the user who changed the interview', async () => {
    const id = await candidateIn('reviewing');
    await receive('interview.scheduled', id, ['scheduled']);
    const [last] = (await service.as(ADMIN).history({ ids: [id] })).slice(-1);
    expect(last).toMatchObject({ to: 'interview', actorId: ADMIN.id, actorName: null });
  });
});
