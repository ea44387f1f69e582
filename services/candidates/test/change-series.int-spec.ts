import { randomUUID } from 'node:crypto';
import { CandidatesRpc } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { ADMIN, insertCandidates } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import type { Service } from './fixtures.js';

const CANDIDATES = 120;
const BATCH = 20;

describe('a decision that takes several calls', () => {
  let service: Service;
  let clock: Clock;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    clock = service.app.get(Clock);
  });
  afterAll(() => service.stop());
  afterEach(() => clock.set(new Date()));

  const staff = () => service.as(ADMIN);
  /** The clock runs on, so that the time that the test takes adds to it. */
  const wait = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1_000));
  const addCandidates = async (name: string): Promise<number[]> => {
    await service.rows(
      insertCandidates(
        'first_name, last_name, email, phone',
        `select $1, n::text, $1 || n || '@exemplo.com.br', '1' from generate_series(1, ${CANDIDATES}) n`,
      ),
      [name],
    );
    return staff().orderedIds({ search: name, sort: 'name', limit: CANDIDATES });
  };
  /** Rejects all in batches, with `seconds` between them. @returns the ids of the changes */
  const reject = async (ids: number[], { seriesId, seconds }: { seriesId: string; seconds: number }) => {
    const changeIds: string[] = [];
    for (let index = 0; index < ids.length; index += BATCH) {
      const changeId = randomUUID();
      const batch = ids.slice(index, index + BATCH);
      await staff().changeStatuses({ ids: batch, status: 'rejected', notify: true, changeId, seriesId });
      changeIds.push(changeId);
      wait(seconds);
    }
    return changeIds;
  };
  const undo = (changeId: string) => staff().undoStatusChange({ changeId });
  const statuses = async (ids: number[]) => [
    ...new Set((await staff().byIds({ ids })).map(({ status }) => status)),
  ];

  it('can be undone as a whole within a minute after its last call, also if the undo takes longer than that', async () => {
    const ids = await addCandidates('lote');
    const seriesId = randomUUID();
    const changeIds = await reject(ids, { seriesId, seconds: 30 });
    expect(changeIds).toHaveLength(CANDIDATES / BATCH);
    const { at } = await staff().undoableUntil({ id: seriesId });
    expect(Date.parse(at ?? '')).toBeGreaterThan(clock.now().getTime());
    wait(5);
    for (const changeId of changeIds) {
      expect((await undo(changeId)).changed).toHaveLength(BATCH);
      wait(20);
    }
    expect(await statuses(ids)).toEqual(['new']);
    const published = await service.published('candidate.status-changed');
    expect(published.filter((event) => event.seriesId === seriesId)).toHaveLength(CANDIDATES);
  });

  it('cannot be undone a minute after its last call, by no call of it', async () => {
    const ids = await addCandidates('tarde');
    const seriesId = randomUUID();
    const changeIds = await reject(ids, { seriesId, seconds: 1 });
    wait(60);
    for (const changeId of changeIds)
      await expect(undo(changeId)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
    expect(await statuses(ids)).toEqual(['rejected']);
  });

  it('is not opened again by a call that follows too late, which has its own minute', async () => {
    const [first = 0, second = 0] = await addCandidates('atraso');
    const seriesId = randomUUID();
    const [early = '', late = ''] = [
      ...(await reject([first], { seriesId, seconds: 61 })),
      ...(await reject([second], { seriesId, seconds: 10 })),
    ];
    await expect(undo(early)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
    expect((await undo(late)).changed).toMatchObject([{ candidateId: second }]);
    expect(Date.parse((await staff().undoableUntil({ id: seriesId })).at ?? '')).toBeLessThan(
      clock.now().getTime(),
    );
  });

  it('of which nothing is known any more, is closed', async () => {
    expect(await staff().undoableUntil({ id: randomUUID() })).toEqual({ at: null });
  });
});
