import { InterviewsRpc, type Actor, type InterviewView } from '@araucaria/contracts';
import { ADMIN, withRoles } from '@araucaria/testing';
import { startInterviews } from './start-interviews.js';

const INTERVIEWER = 31;
const OTHER = 32;

describe('interviews for users who are limited to their own', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  let own: InterviewView;
  let foreign: InterviewView;
  let manager: Actor;
  let interviewer: Actor;
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
    own = await fixture.schedule({ candidateId: 1, jobId: 101, interviewerIds: [OTHER, INTERVIEWER] });
    foreign = await fixture.schedule({ candidateId: 2, jobId: 102, interviewerIds: [OTHER] });
    manager = withRoles(['gestor'], { jobIds: [101], candidateIds: [] });
    interviewer = withRoles(['entrevistador'], { candidateIds: [1] }, INTERVIEWER);
  });
  afterAll(() => fixture.stop());

  it('has a test for every query about interviews', () => {
    const queries = Object.entries(InterviewsRpc.calls).filter(([, call]) => call.kind === 'query');
    expect(queries.map(([name]) => name).sort()).toEqual(
      [
        ...[
          'byCandidateIds',
          'byId',
          'byIds',
          'candidateIds',
          'candidatesOfInterviewer',
          'counts',
          'ids',
          'list',
        ],
        'ofDays',
        // Without data of interviews; the last by the link, for its holder.
        ...['closedDays', 'slots', 'overlaps', 'openById'],
      ].sort(),
    );
  });

  it('names the interviewers, sorted', () => {
    expect(own.interviewerIds).toEqual([INTERVIEWER, OTHER]);
  });

  it('lists and counts own interviews only', async () => {
    expect((await service.as(ADMIN).list({})).interviews).toHaveLength(2);
    const day = own.interviewDate.slice(0, 10);
    for (const actor of [manager, interviewer]) {
      const as = service.as(actor);
      const { interviews, pagination } = await as.list({});
      expect(interviews.map(({ id }) => id)).toEqual([own.id]);
      expect(pagination).toMatchObject({ totalInterviews: 1, totalPages: 1 });
      expect(await as.ids({})).toEqual([own.id]);
      expect(await as.byIds({ ids: [foreign.id, own.id] })).toEqual([own]);
      expect(await as.ofDays({ startDate: day, endDate: day })).toEqual([own]);
      expect(await as.candidateIds({})).toEqual([1]);
      expect((await as.byCandidateIds({ ids: [1, 2] })).map(({ id }) => id)).toEqual([own.id]);
      expect(await as.counts({})).toMatchObject({ total: 1, scheduled: 1 });
      expect(await as.counts({ search: 'exemplo' })).toMatchObject({ total: 1, scheduled: 1 });
      expect(await as.byId({ id: own.id })).toEqual(own);
      await expect(as.byId({ id: foreign.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await service.as(withRoles(['entrevistador'], {}, 99)).list({})).toMatchObject({
      interviews: [],
      pagination: { totalInterviews: 0, totalPages: 1 },
    });
  });

  it('lists no interview whose candidate they may not see', async () => {
    const without = withRoles(['entrevistador'], { candidateIds: [] }, INTERVIEWER);
    expect(await service.as(without).list({})).toMatchObject({
      interviews: [],
      pagination: { totalInterviews: 0 },
    });
    expect(await service.as(without).counts({})).toMatchObject({ total: 0 });
  });

  it('records the outcome of own interviews only', async () => {
    for (const actor of [manager, interviewer])
      await expect(
        service.as(actor).changeStatus({ id: foreign.id, status: 'completed', feedback: 'x' }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(
      await service.as(interviewer).changeStatus({ id: own.id, status: 'completed', feedback: 'Muito bem' }),
    ).toMatchObject({ status: 'completed', feedback: 'Muito bem' });
  });

  it('does not let an interviewer cancel', async () => {
    for (const status of ['cancelled', 'scheduled'] as const)
      await expect(service.as(interviewer).changeStatus({ id: own.id, status })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
  });

  it('schedules and moves interviews of own jobs only', async () => {
    const as = service.as(manager);
    const times = { interviewType: 'hr' as const, candidateId: 3 };
    const scheduled = await as.schedule({ ...times, jobId: 101, interviewDate: fixture.nextTime() });
    for (const jobId of [102, undefined])
      await expect(
        as.schedule({ ...times, interviewDate: fixture.nextTime(), ...(jobId && { jobId }) } as never),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const interviewDate = fixture.nextTime();
    expect(await as.reschedule({ id: scheduled.id, interviewDate })).toMatchObject({ interviewDate });
    await expect(as.reschedule({ id: foreign.id, interviewDate })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(as.setInterviewers({ id: foreign.id, interviewerIds: [] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('gives an interviewer the candidates of interviews that are not cancelled, until replaced', async () => {
    const candidates = () => service.as().candidatesOfInterviewer({ id: OTHER });
    expect(await candidates()).toEqual([1, 2]);
    await service.as(ADMIN).setInterviewers({ id: foreign.id, interviewerIds: [INTERVIEWER] });
    expect(await candidates()).toEqual([1]);
    expect(await service.as().candidatesOfInterviewer({ id: INTERVIEWER })).toEqual([1, 2]);
    await service.as(ADMIN).changeStatus({ id: foreign.id, status: 'cancelled' });
    expect(await service.as().candidatesOfInterviewer({ id: INTERVIEWER })).toEqual([1]);
    expect(await service.published('audit.recorded')).toContainEqual(
      expect.objectContaining({ action: 'interview.interviewers-changed', subjectId: foreign.id }),
    );
  });

  it('lets the holder of the link confirm, whatever roles they have', async () => {
    const open = await fixture.schedule({ candidateId: 3, jobId: 103 });
    expect(await service.as(manager).openById({ id: open.id })).toMatchObject({ id: open.id });
    expect(await service.as(manager).confirm({ id: open.id, confirmMethod: 'email' })).toMatchObject({
      confirmedBy: 'email',
    });
  });

  it.each([[[0]], [[1, 1]], [Array.from({ length: 21 }, (_, n) => n + 1)]])(
    'refuses the interviewers %j',
    async (interviewerIds) => {
      await expect(service.as(ADMIN).setInterviewers({ id: own.id, interviewerIds })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    },
  );
});
