import { randomUUID } from 'node:crypto';
import { CandidatesRpc, type RetentionTermDays, DAY_MS } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { ADMIN, addDays, eventually, insertCandidates, today } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, jobSaved, type Service } from './fixtures.js';

describe('retention of candidates', () => {
  let service: Service;
  let clock: Clock;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    clock = service.app.get(Clock);
  });
  afterAll(() => service.stop());
  afterEach(() => clock.set(new Date()));

  const moveClock = (days: number) => clock.set(new Date(Date.now() + days * DAY_MS));

  /** Runs the retention and returns its results by kind. */
  const run = async (terms: RetentionTermDays[], dryRun = false) => {
    const runId = randomUUID();
    await service.receive('retention.requested', { runId, dryRun, terms });
    const finished = async () =>
      (await service.published('retention.finished')).find((event) => event.runId === runId);
    await eventually(async () => (await finished()) !== undefined);
    const results = (await finished())?.results ?? [];
    return Object.fromEntries(results.map((result) => [result.kind, result]));
  };
  const visible = async (ids: number[]) =>
    (await service.as(ADMIN).byIds({ ids })).map(({ id }) => id).sort((a, b) => a - b);

  const closedJob = async (jobId: number) => {
    await service.receive('job.saved', jobSaved(jobId));
    const open = () => createCandidate(service, { jobId });
    const close = () => service.receive('job.saved', jobSaved(jobId, { isActive: false }));
    return { open, close };
  };

  it('counts the term of applicants from the end of the closing day of their job', async () => {
    await service.receive('job.saved', jobSaved(231, { closesOn: addDays(today(), 10) }));
    const due = await createCandidate(service, { jobId: 231 });
    const dueIds = async () => (await run([{ kind: 'applicants', termDays: 180 }], true)).applicants?.dueIds;
    moveClock(189);
    expect(await dueIds()).not.toContain(due);
    moveClock(192);
    expect(await dueIds()).toContain(due);
  });

  it('quarantines applicants of a closed job, hides them everywhere, and erases them after 30 days', async () => {
    const { open, close } = await closedJob(201);
    const [due, approved] = [await open(), await open()];
    await service.as(ADMIN).changeStatus({ id: approved, status: 'approved' });
    await close();
    const { open: openOther } = await closedJob(202);
    const ofOpenJob = await openOther();
    const before = await service.as(ADMIN).counts();
    const { email } = await service.as(ADMIN).byId({ id: due });
    expect((await service.as(ADMIN).exportCsv({})).csv).toContain(email);

    moveClock(179);
    expect(await run([{ kind: 'applicants', termDays: 180 }])).toMatchObject({ applicants: { due: 0 } });
    moveClock(181);
    expect(await run([{ kind: 'applicants', termDays: 180 }], true)).toMatchObject({
      applicants: { due: 1, dueIds: [due], kept: 1, held: 0, expired: 0 },
    });
    expect(await visible([due, approved, ofOpenJob])).toEqual([due, approved, ofOpenJob]);

    await run([{ kind: 'applicants', termDays: 180 }]);
    expect(await visible([due, approved, ofOpenJob])).toEqual([approved, ofOpenJob]);
    expect((await service.as(ADMIN).counts()).total).toBe(before.total - 1);
    await expect(service.as(ADMIN).exportOne({ id: due })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await service.as(ADMIN).history({ ids: [due] })).toEqual([]);
    expect((await service.as(ADMIN).search({ search: 'ana' })).map(({ id }) => id)).not.toContain(due);
    expect((await service.as(ADMIN).exportCsv({})).csv).not.toContain(email);
    await expect(service.as(ADMIN).changeStatus({ id: due, status: 'approved' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await service.published('candidate.quarantine-changed')).toEqual([
      { candidateId: due, quarantined: true },
    ]);
    expect(await service.as(ADMIN).quarantined()).toMatchObject([
      { id: due, person: 'candidate', name: 'Ana Souza', kind: 'applicants', held: false },
    ]);
    await expect(service.as().closeJobForRemoval({ id: 201 })).rejects.toMatchObject({
      code: 'JOB_HAS_CANDIDATES',
    });

    moveClock(181 + 29);
    expect(await run([{ kind: 'applicants', termDays: 180 }])).toMatchObject({ applicants: { expired: 0 } });
    moveClock(181 + 31);
    expect(await run([{ kind: 'applicants', termDays: 180 }])).toMatchObject({
      applicants: { expired: 1, expiredIds: [due] },
    });
    expect(await service.rows('select id from candidate_record where id = $1', [due])).toEqual([]);
    expect(await service.published('candidate.erased')).toEqual([{ candidateId: due }]);
  });

  it('restores a candidate from the quarantine; the term counts anew', async () => {
    const id = await createCandidate(service);
    moveClock(31);
    await run([{ kind: 'talent_bank', termDays: 30 }]);
    expect(await visible([id])).toEqual([]);
    await service.as(ADMIN).restoreQuarantined({ id });
    expect(await visible([id])).toEqual([id]);
    await expect(service.as(ADMIN).restoreQuarantined({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    moveClock(31 + 29);
    await run([{ kind: 'talent_bank', termDays: 30 }]);
    expect(await visible([id])).toEqual([id]);
    expect(await service.published('audit.recorded')).toContainEqual({
      action: 'quarantine.restored',
      subject: 'candidate',
      subjectId: id,
      actorId: ADMIN.id,
    });
    await service.as(ADMIN).erase({ id });
  });

  it('keeps a candidate under a legal hold from a run, from the end of the consent and from an erasure by hand', async () => {
    const [id, inQuarantine] = [await createCandidate(service), await createCandidate(service)];
    const terms: RetentionTermDays[] = [{ kind: 'talent_bank', termDays: 30 }];
    await service.as(ADMIN).placeLegalHold({ id, reason: 'Processo trabalhista 123' });
    moveClock(31);
    const first = await run(terms);
    expect(first.talent_bank?.dueIds).toContain(inQuarantine);
    expect(first.talent_bank?.dueIds).not.toContain(id);
    expect(first.talent_bank?.held).toBe(1);
    await service.as(ADMIN).placeLegalHold({ id: inQuarantine, reason: 'Ofício 7' });
    await expect(service.as(ADMIN).erase({ id })).rejects.toMatchObject({ code: 'LEGAL_HOLD' });

    moveClock(800);
    await run(terms);
    expect(await service.as(ADMIN).expireRetention()).toEqual({ candidates: 0 });
    const kept = await service.rows('select id from candidate_record where id = any($1) order by id', [
      [id, inQuarantine],
    ]);
    expect(kept).toEqual([{ id }, { id: inQuarantine }]);
    expect((await service.as(ADMIN).legalHolds()).map(({ personId }) => personId).sort()).toEqual(
      [id, inQuarantine].sort(),
    );

    await service.as(ADMIN).liftLegalHold({ id });
    await service.as(ADMIN).erase({ id });
    await service.as(ADMIN).liftLegalHold({ id: inQuarantine });
    // An erasure by hand reaches the quarantine too.
    await service.as(ADMIN).erase({ id: inQuarantine });
    expect(await service.as(ADMIN).legalHolds()).toEqual([]);
    await expect(service.as(ADMIN).liftLegalHold({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps every application of a person while one of them is under a legal hold', async () => {
    const { open } = await closedJob(203);
    /** A person with an application, and an entry of the talent bank. */
    const person = async () => {
      const held = await open();
      const [row] = await service.rows<{ personId: number }>(
        'select person_id as "personId" from candidate_record where id = $1',
        [held],
      );
      const { personId } = row!;
      return { held, personId, other: (await service.as().applyAgain({ personId })).id };
    };
    const terms: RetentionTermDays[] = [{ kind: 'talent_bank', termDays: 30 }];
    const late = await person();
    moveClock(31);
    expect((await run(terms)).talent_bank?.dueIds).toContain(late.other);
    clock.set(new Date());
    const early = await person();
    for (const { held } of [early, late])
      await service.as(ADMIN).placeLegalHold({ id: held, reason: 'Processo trabalhista 456' });
    const all = [late.held, late.other, early.held, early.other];
    expect((await service.as(ADMIN).heldApplications()).sort((a, b) => a - b)).toEqual(all);
    expect(await service.as(ADMIN).quarantined()).toContainEqual(
      expect.objectContaining({ id: late.other, held: true }),
    );

    moveClock(800);
    const { talent_bank: result } = await run(terms);
    expect(result).toMatchObject({ held: 2 });
    await service.as(ADMIN).expireRetention();
    await expect(service.as().leaveTalentBank({ personId: early.personId })).rejects.toMatchObject({
      code: 'LEGAL_HOLD',
    });
    expect(
      await service.rows('select id from candidate_record where id = any($1) order by id', [all]),
    ).toEqual(all.map((id) => ({ id })));
    expect(await visible([early.other])).toEqual([early.other]);

    for (const { held } of [early, late]) {
      await service.as(ADMIN).liftLegalHold({ id: held });
      await service.as(ADMIN).erase({ id: held });
    }
  });

  it('does not replace the hold of another user unseen', async () => {
    const admin = service.as(ADMIN);
    const id = await createCandidate(service);
    const until = addDays(today(), 10);
    await admin.placeLegalHold({ id, reason: 'Ordem judicial', from: 'none' });
    const second = { id, reason: 'Auditoria', until };
    await expect(admin.placeLegalHold({ ...second, from: 'none' })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { current: { reason: 'Ordem judicial', until: null } },
    });
    const [seen] = await admin.legalHolds();
    expect(seen).toMatchObject({ reason: 'Ordem judicial', until: null });
    // The same hold again, because the first response was lost.
    await admin.placeLegalHold({ id, reason: 'Ordem judicial', from: 'none' });
    expect(await admin.legalHolds()).toEqual([seen]);
    await admin.placeLegalHold({ ...second, from: seen?.placedAt });
    expect(await admin.legalHolds()).toMatchObject([{ reason: 'Auditoria', until }]);
    // One that has ended is not replaced any more.
    moveClock(12);
    await admin.placeLegalHold({ id, reason: 'Ordem judicial', from: 'none' });
    await admin.liftLegalHold({ id });
    await admin.erase({ id });
  });

  it('ends a hold after its last day and refuses one in the past', async () => {
    const id = await createCandidate(service);
    const until = addDays(today(), 10);
    await service.as(ADMIN).placeLegalHold({ id, reason: 'Auditoria', until });
    await expect(service.as(ADMIN).erase({ id })).rejects.toMatchObject({ code: 'LEGAL_HOLD' });
    moveClock(12);
    await expect(service.as(ADMIN).placeLegalHold({ id, reason: 'Auditoria', until })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await service.as(ADMIN).erase({ id });
  });

  it('erases more candidates than fit into one transaction', async () => {
    await service.rows(
      insertCandidates(
        'first_name, last_name, email, phone, quarantined_at, quarantine_kind',
        `select 'Pessoa', 'Antiga', 'antiga' || n || '@exemplo.com.br', '12345678', now(), 'talent_bank'
         from generate_series(1, 450) n`,
      ),
    );
    moveClock(31);
    const { talent_bank: result } = await run([{ kind: 'talent_bank', termDays: 700 }]);
    expect(result).toMatchObject({ expired: 450 });
    expect(await service.rows(`select id from candidate_record where last_name = 'Antiga'`)).toEqual([]);
  });

  it('counts consents by version', async () => {
    await createCandidate(service, { consentVersion: '2026-11' });
    expect(await service.as(ADMIN).consentVersions()).toMatchObject([
      { text: 'talent-bank', version: '2026-11', consents: 1 },
    ]);
  });
});
