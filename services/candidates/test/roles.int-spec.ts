import { CANDIDATE_STATUSES, CandidatesRpc, type Actor, type StatusChange } from '@araucaria/contracts';
import { ADMIN, withRoles } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { applicationInput, createCandidate, jobSaved, type Service } from './fixtures.js';

/** Part of every text of the candidate beyond the limits of the acting users. */
const FOREIGN = 'Forasteira';
const FILE = (n: number) => `resumes/00000000-0000-4000-8000-00000000000${n}.pdf`;

type Calls = typeof CandidatesRpc.calls;
type QueryName = { [K in keyof Calls]: Calls[K]['kind'] extends string ? K : never }[keyof Calls];

describe('candidates for users who are limited to their own', () => {
  let service: Service;
  let own: number;
  let foreign: number;
  let talent: number;
  let manager: Actor;
  let interviewer: Actor;

  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    await service.receive('job.saved', jobSaved(100, { title: 'Vaga própria' }));
    await service.receive('job.saved', jobSaved(101, { title: `Vaga ${FOREIGN}` }));
    const create = (firstName: string, jobId: number | undefined, n: number) =>
      createCandidate(service, {
        firstName,
        lastName: firstName,
        ...(jobId !== undefined && { jobId }),
        email: `roles-${n}@exemplo.com.br`,
        resumeKey: FILE(n),
        referrerName: firstName,
        referrerEmail: 'quem.indica@exemplo.com.br',
        experiences: [{ company: firstName, position: 'x', startDate: '2020-01' }],
        education: [{ institution: firstName, degree: 'x', startDate: '2020-01' }],
      });
    own = await create('Própria', 100, 1);
    foreign = await create(FOREIGN, 101, 2);
    talent = await create(`${FOREIGN} Banco`, undefined, 3);
    const admin = service.as(ADMIN);
    for (const id of [own, foreign, talent]) {
      await admin.openResume({ id });
      await admin.setHiringStep({ id, hiringStep: 'offer_sent' });
      await admin.changeStatus({ id, status: 'hired', note: id === own ? 'Própria' : FOREIGN });
      await admin.recordResumeNotices({
        key: FILE(id === own ? 1 : id === foreign ? 2 : 3),
        notices: ['scanned'],
      });
    }
    manager = withRoles(['gestor'], { jobIds: [100] });
    interviewer = withRoles(['entrevistador'], { candidateIds: [own] });
  });
  afterAll(() => service.stop());

  /**
   * Every query of the contract with an input that reaches all candidates, and what it returns to the limited users. Absent:
   * it is called by services or for the erasure of a person, never with the rights of these roles.
   */
  const inputs = (): Partial<Record<keyof Calls, unknown>> => {
    const ids = { ids: [own, foreign, talent] };
    return {
      list: { limit: 100 },
      search: {},
      orderedIds: {},
      approved: undefined,
      stagePage: { jobId: 101, status: [...CANDIDATE_STATUSES] },
      stageCounts: { jobId: 101 },
      approvedPage: {},
      exportCsv: {},
      byIds: ids,
      names: { ...ids, withPersons: true },
      counts: undefined,
      persons: ids,
      experiences: ids,
      education: ids,
      history: ids,
      resumeAccesses: ids,
      resumeNotices: ids,
      hiringSummary: undefined,
      recentHires: {},
      hiringInProgress: undefined,
      hiringStages: undefined,
      hiresPerMonth: undefined,
      hireTimeline: {},
    };
  };
  /** Queries with a test of their own, that need a permission which neither role has, or that return no candidates. */
  const OTHERS = new Set([
    'area',
    'byId',
    'draftLink',
    'exportOne',
    'isResumeInScope',
    'previewStatuses',
    'referrerMentions',
    'findByEmail',
    'quarantined',
    'legalHolds',
    'heldApplications',
    // The end of an undo window, without a person.
    'undoableUntil',
    'consentVersions',
    'jobDigest',
    'overdueResponses',
    'hireState',
    'rejectionReasons',
    'remainingCandidates',
    'responseSettings',
  ]);

  it('has an input for every query', () => {
    const queries = Object.entries(CandidatesRpc.calls).filter(([, call]) => call.kind === 'query');
    expect([...Object.keys(inputs()), ...OTHERS].sort()).toEqual(queries.map(([name]) => name).sort());
  });

  it('returns own candidates only, from every query', async () => {
    for (const [name, input] of Object.entries(inputs())) {
      const call = (actor: Actor) =>
        (service.as(actor)[name as QueryName] as (input: unknown) => Promise<unknown>)(input);
      const everything = JSON.stringify(await call(ADMIN));
      for (const actor of [manager, interviewer]) {
        const returned = JSON.stringify(await call(actor));
        expect({ name, returned: returned.includes(FOREIGN) }).toEqual({ name, returned: false });
        for (const id of [foreign, talent])
          expect(returned).not.toMatch(new RegExp(`"(id|candidateId)":${id}\\b`));
        if (!['hiringInProgress', 'hiringStages'].includes(name)) expect(returned).not.toEqual(everything);
      }
    }
  });

  it('counts own candidates only, on every page', async () => {
    for (const actor of [manager, interviewer]) {
      const { candidates, pagination } = await service.as(actor).list({ limit: 1 });
      expect(candidates.map(({ id }) => id)).toEqual([own]);
      expect(pagination).toMatchObject({ totalCandidates: 1, totalPages: 1 });
      expect(await service.as(actor).counts()).toMatchObject({ total: 1, talentBank: 0 });
      expect(await service.as(actor).orderedIds({})).toEqual([own]);
    }
    expect(await service.as(manager).hiringSummary()).toMatchObject({ totalCandidates: 1 });
    // Hiring needs a permission that interviewers lack.
    expect(await service.as(interviewer).hiringSummary()).toMatchObject({ totalCandidates: 0 });
    expect((await service.as(manager).hiresPerMonth()).at(-1)?.hires).toBe(1);
    // The headings and one candidate.
    expect((await service.as(manager).exportCsv({})).csv.trim().split('\n')).toHaveLength(2);
    const statuses = await service.as(manager).previewStatuses({ ids: [own, foreign], status: 'rejected' });
    expect(statuses.map(({ candidateId }) => candidateId)).toEqual([own]);
  });

  it('answers as for an unknown candidate, also for the résumé', async () => {
    for (const actor of [manager, interviewer])
      for (const id of [foreign, talent]) {
        const notFound = { code: 'NOT_FOUND', message: 'Candidato não encontrado' };
        await expect(service.as(actor).byId({ id })).rejects.toMatchObject(notFound);
        await expect(service.as(actor).openResume({ id })).rejects.toMatchObject(notFound);
      }
    for (const actor of [manager, interviewer]) {
      expect(await service.as(actor).openResume({ id: own })).toMatchObject({ key: FILE(1) });
      expect(await service.as(actor).isResumeInScope({ key: FILE(1) })).toBe(true);
      expect(await service.as(actor).isResumeInScope({ key: FILE(2) })).toBe(false);
    }
    const accesses = await service.as(ADMIN).resumeAccesses({ ids: [foreign] });
    expect(accesses.map(({ actorId }) => actorId)).toEqual([ADMIN.id]);
  });

  it('lets a manager decide about own candidates only', async () => {
    const as = service.as(manager);
    const notFound = { code: 'NOT_FOUND' };
    await expect(as.changeStatus({ id: foreign, status: 'rejected' })).rejects.toMatchObject(notFound);
    await expect(as.changeScore({ id: foreign, score: 1 })).rejects.toMatchObject(notFound);
    await expect(as.approve({ id: foreign })).rejects.toMatchObject(notFound);
    await expect(as.reject({ id: talent })).rejects.toMatchObject(notFound);
    await expect(as.setHiringStep({ id: foreign, hiringStep: 'documents' })).rejects.toMatchObject(notFound);
    expect(await as.changeScore({ id: own, score: 70 })).toMatchObject({ score: 70 });

    const undecided = await createCandidate(service, { ...applicationInput(), jobId: 100 });
    const others = await createCandidate(service, { ...applicationInput(), jobId: 101 });
    const change = await as.changeStatuses({ ids: [undecided, others], status: 'reviewing' });
    expect(change).toMatchObject({
      changed: [{ candidateId: undecided }],
      left: [{ candidateId: others, reason: 'gone' }],
    });
    expect((await service.as(ADMIN).byId({ id: others })).status).toBe('new');
  });

  it('does not undo or repeat a change of foreign candidates', async () => {
    const others = await createCandidate(service, { ...applicationInput(), jobId: 101 });
    const { changeId }: StatusChange = await service
      .as(ADMIN)
      .changeStatuses({ ids: [others], status: 'reviewing' });
    await expect(service.as(manager).undoStatusChange({ changeId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const repeated = await service
      .as(manager)
      .changeStatuses({ ids: [others], status: 'reviewing', changeId });
    expect(repeated).toMatchObject({ changed: [], left: [{ candidateId: others, reason: 'gone' }] });
  });

  it('shows nothing to a user whose own records are not known, and all to a recruiter', async () => {
    const unknown = { ...manager, own: undefined };
    expect((await service.as(unknown).list({})).candidates).toEqual([]);
    expect((await service.as(unknown).counts()).total).toBe(0);
    const recruiter = withRoles(['gestor', 'recrutador'], { jobIds: [100] });
    expect(await service.as(recruiter).counts()).toEqual(await service.as(ADMIN).counts());
  });
});
