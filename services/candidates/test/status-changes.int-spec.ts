import { randomUUID } from 'node:crypto';
import {
  CandidatesRpc,
  MAX_STATUS_CHANGES,
  UNDO_WINDOW_SECONDS,
  type CandidateStatus,
} from '@araucaria/contracts';
import { ADMIN, insertCandidates, withRoles } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, applicationInput, type Service } from './fixtures.js';

describe('status changes', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  const staff = () => service.as(ADMIN);
  /** Ids of new candidates with these statuses. */
  const candidatesIn = async (...statuses: CandidateStatus[]) => {
    const ids: number[] = [];
    for (const status of statuses) {
      const id = await createCandidate(service);
      if (status !== 'new') await staff().changeStatus({ id, status });
      ids.push(id);
    }
    return ids;
  };
  const statuses = async (ids: number[]) => {
    const found = await staff().byIds({ ids });
    return ids.map((id) => found.find((candidate) => candidate.id === id)?.status);
  };
  const history = async (id: number) =>
    (await staff().history({ ids: [id] })).map(({ to, note }) => [to, note]);
  const published = async (id: number) =>
    (await service.published('candidate.status-changed'))
      .filter(({ candidateId }) => candidateId === id)
      .map(({ from, to, changeId, undoes }) => ({ from, to, changeId, undoes }));

  describe('for many', () => {
    it('change every eligible candidate under one change id, and report the others with the reason', async () => {
      const ids = await candidatesIn('new', 'reviewing', 'approved', 'hiring_offer', 'contratado');
      const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ids;
      const changeId = randomUUID();
      const change = {
        ids: [...ids, 999_999],
        status: 'approved' as const,
        note: 'Banca de sexta',
        changeId,
      };
      const result = await staff().changeStatuses(change);
      expect(result).toEqual({
        changeId,
        changed: [
          { candidateId: first, from: 'new', to: 'approved' },
          { candidateId: second, from: 'reviewing', to: 'approved' },
        ],
        left: [
          { candidateId: 999_999, reason: 'gone' },
          { candidateId: third, reason: 'same' },
          { candidateId: fourth, reason: 'further' },
          { candidateId: fifth, reason: 'hired' },
        ],
      });
      expect(await statuses(ids)).toEqual(['approved', 'approved', 'approved', 'hiring_offer', 'contratado']);
      expect(await history(first)).toEqual([
        ['new', null],
        ['approved', 'Banca de sexta'],
      ]);
      expect(await published(first)).toEqual([{ from: 'new', to: 'approved', changeId, undoes: null }]);
      expect(await published(fourth)).toHaveLength(1);
    });

    it('are previewed by name', async () => {
      const { id } = await service.as().apply(applicationInput({ firstName: 'Zélia', lastName: 'Última' }));
      const [hired = 0] = await candidatesIn('hired');
      expect(await staff().previewStatuses({ ids: [id, hired, 999_999], status: 'rejected' })).toEqual([
        { candidateId: hired, name: 'Ana Souza', from: 'hired', outcome: 'hired' },
        { candidateId: id, name: 'Zélia Última', from: 'new', outcome: 'change' },
      ]);
    });

    it('are made once by repeated calls, which return the same result', async () => {
      const ids = await candidatesIn('new', 'new');
      const change = { ids, status: 'rejected' as const, changeId: randomUUID() };
      const results = await Promise.all([1, 2, 3].map(() => staff().changeStatuses(change)));
      expect(results[1]).toEqual(results[0]);
      expect(results[2]).toEqual(results[0]);
      expect(await history(ids[0]!)).toHaveLength(2);
      expect(await published(ids[1]!)).toHaveLength(1);
    });

    it('do not deadlock when selections overlap', async () => {
      const ids = await candidatesIn('new', 'new', 'new', 'new');
      const changes = [ids, ids.toReversed(), ids, ids.toReversed()].map((some, index) =>
        staff().changeStatuses({ ids: some, status: index % 2 ? 'reviewing' : 'rejected' }),
      );
      expect(await Promise.all(changes)).toHaveLength(4);
    });

    it.each([
      [[], 'Selecione ao menos um candidato'],
      [Array.from({ length: MAX_STATUS_CHANGES + 1 }, (_, n) => n + 1), 'Selecione no máximo 500 candidatos'],
      [[1, 1], 'Candidato repetido'],
      [['1'], 'Identificador inválido'],
    ])('are refused for the invalid selection %#', async (ids, message) => {
      await expect(staff().changeStatuses({ ids: ids as number[], status: 'new' })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { errors: [{ field: 'ids', message }] },
      });
    });
  });

  describe('that are undone', () => {
    it('restore the earlier status and dates and publish a change', async () => {
      const [id = 0] = await candidatesIn('reviewing');
      const changeId = randomUUID();
      await staff().changeStatus({ id, status: 'approved', changeId });
      const result = await staff().undoStatusChange({ changeId });
      expect(result).toEqual({
        changeId,
        changed: [{ candidateId: id, from: 'approved', to: 'reviewing' }],
        left: [],
      });
      expect(await staff().byId({ id })).toMatchObject({ status: 'reviewing', approvedDate: null });
      expect((await history(id)).slice(-2)).toEqual([
        ['approved', null],
        ['reviewing', 'Mudança desfeita'],
      ]);
      expect((await published(id)).slice(-2)).toEqual([
        { from: 'reviewing', to: 'approved', changeId, undoes: null },
        { from: 'approved', to: 'reviewing', changeId: null, undoes: changeId },
      ]);
    });

    it('are undone once by simultaneous calls, and a late repetition of the change does not redo it', async () => {
      const [id = 0] = await candidatesIn('new');
      const changeId = randomUUID();
      const reject = () => staff().reject({ id, changeId });
      await reject();
      const results = await Promise.all([1, 2, 3].map(() => staff().undoStatusChange({ changeId })));
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
      await reject();
      expect(await statuses([id])).toEqual(['new']);
      expect(await history(id)).toHaveLength(3);
    });

    it('leave candidates unchanged whose status was changed since', async () => {
      const ids = await candidatesIn('new', 'reviewing', 'new');
      const [first = 0, second = 0, third = 0] = ids;
      const { changeId } = await staff().changeStatuses({ ids, status: 'rejected' });
      await staff().changeStatus({ id: second, status: 'interview' });
      await staff().erase({ id: third });
      expect(await staff().undoStatusChange({ changeId })).toMatchObject({
        changed: [{ candidateId: first, to: 'new' }],
        left: [{ candidateId: second, reason: 'changed-since' }],
      });
      expect(await statuses([first, second])).toEqual(['new', 'interview']);
    });

    it('undo a hire and publish it; the next hire is published again', async () => {
      const [id = 0] = await candidatesIn('approved');
      const changeId = randomUUID();
      const hired = await staff().changeStatus({ id, status: 'hired', changeId });
      await staff().undoStatusChange({ changeId });
      expect(await staff().byId({ id })).toMatchObject({
        status: 'approved',
        hireDate: null,
        approvedDate: hired.approvedDate,
      });
      const of = <T extends { candidateId: number }>(events: T[]) =>
        events.filter(({ candidateId }) => candidateId === id);
      expect(of(await service.published('candidate.hire-undone'))).toEqual([
        { candidateId: id, hireDate: hired.hireDate, actorId: ADMIN.id },
      ]);
      await staff().changeStatus({ id, status: 'hired' });
      expect(of(await service.published('candidate.hired'))).toHaveLength(2);
    });

    it('are refused after a minute and for an unknown change', async () => {
      const [id = 0] = await candidatesIn('new');
      const changeId = randomUUID();
      await staff().changeStatus({ id, status: 'rejected', changeId });
      await service.rows(`update history_entry set at = at - interval '61 seconds' where change_id = $1`, [
        changeId,
      ]);
      await expect(staff().undoStatusChange({ changeId })).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
      expect(await statuses([id])).toEqual(['rejected']);
      await expect(staff().undoStatusChange({ changeId: randomUUID() })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(staff().undoStatusChange({ changeId: 'x' })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });
  });

  describe('that can still be undone', () => {
    const offers = async (id: number, actor = ADMIN) =>
      (await service.as(actor).history({ ids: [id] })).map(({ undo }) => undo ?? null);

    it('say so in the history, with the time until when, and not once they are undone', async () => {
      const [id = 0, other = 0] = await candidatesIn('new', 'new');
      const changeId = randomUUID();
      await staff().changeStatuses({ ids: [id, other], status: 'reviewing', changeId });
      const at = (await staff().history({ ids: [id] })).at(-1)?.at ?? '';
      const until = new Date(Date.parse(at) + UNDO_WINDOW_SECONDS * 1_000).toISOString();
      expect(await offers(id)).toEqual([null, { changeId, until, candidates: 2 }]);
      await staff().undoStatusChange({ changeId });
      expect(await offers(id)).toEqual([null, null, null]);
    });

    it('are the last one of a candidate, within a minute', async () => {
      const [id = 0] = await candidatesIn('new');
      await staff().changeStatus({ id, status: 'reviewing', changeId: randomUUID() });
      const changeId = randomUUID();
      await staff().changeStatus({ id, status: 'approved', changeId });
      expect(await offers(id)).toMatchObject([null, null, { changeId, candidates: 1 }]);
      await service.rows(`update history_entry set at = at - interval '61 seconds' where change_id = $1`, [
        changeId,
      ]);
      expect(await offers(id)).toEqual([null, null, null]);
    });

    it('end with their series', async () => {
      const [id = 0] = await candidatesIn('new');
      const [changeId, seriesId] = [randomUUID(), randomUUID()];
      await staff().changeStatuses({ ids: [id], status: 'reviewing', changeId, seriesId });
      const { at } = await service.as().undoableUntil({ id: seriesId });
      expect(await offers(id)).toMatchObject([null, { changeId, until: at }]);
      await service.rows(`update change_series set undoable_until = now() - interval '1 second'`);
      expect(await offers(id)).toEqual([null, null]);
    });

    it('are none of the candidate, and none for users who may not decide about the candidate', async () => {
      const { id } = await service.as().apply(applicationInput());
      const [{ personId } = { personId: 0 }] = await service.rows<{ personId: number }>(
        `select person_id as "personId" from candidate where id = $1`,
        [id],
      );
      await service.as().withdraw({ personId, id });
      expect(await offers(id)).toEqual([null, null]);
      const [decided = 0] = await candidatesIn('new');
      await staff().changeStatus({ id: decided, status: 'reviewing', changeId: randomUUID() });
      const interviewer = withRoles(['entrevistador'], { candidateIds: [decided] });
      expect(await offers(decided, interviewer)).toEqual([null, null]);
    });
  });

  it('change 500 candidates in one call', async () => {
    await service.rows(
      insertCandidates(
        'first_name, last_name, email, phone',
        `select 'Lote', n::text, 'lote' || n || '@exemplo.com.br', '1' from generate_series(1, 500) n`,
      ),
    );
    const ids = await staff().orderedIds({ search: 'lote', sort: 'name', limit: 500 });
    expect(ids).toHaveLength(500);
    const { changeId, changed } = await staff().changeStatuses({ ids, status: 'reviewing' });
    expect(changed).toHaveLength(500);
    expect((await staff().undoStatusChange({ changeId })).changed).toHaveLength(500);
    expect(new Set(await statuses(ids))).toEqual(new Set(['new']));
  });
});
