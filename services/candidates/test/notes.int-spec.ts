import { randomUUID } from 'node:crypto';
import { CandidatesRpc } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, type Service } from './fixtures.js';

describe('a note without a change of status', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  const admin = () => service.as(ADMIN);
  const BIA = { ...ADMIN, id: 77, username: 'bia' };
  const addNote = (id: number, note: string) =>
    service.as(BIA).changeStatus({ id, status: 'rejected', note });

  it('is kept once in the history, and published as no change', async () => {
    const id = await createCandidate(service);
    const note = {
      id,
      status: 'new',
      from: 'new',
      note: 'Pediu para ligar à tarde',
      changeId: randomUUID(),
    } as const;
    const before = await admin().byId({ id });
    expect(await admin().changeStatus(note)).toEqual(before);
    await admin().changeStatus(note);
    await admin().changeStatus({ ...note, note: '  ', changeId: randomUUID() });
    expect((await admin().history({ ids: [id] })).slice(1)).toMatchObject([
      { kind: 'status', from: 'new', to: 'new', note: 'Pediu para ligar à tarde', actorName: 'admin' },
    ]);
    const changes = await service.published('candidate.status-changed');
    expect(changes.filter(({ candidateId }) => candidateId === id)).toEqual([]);
  });

  it('neither stops the undo of the change before, nor claims it in a conflict', async () => {
    const id = await createCandidate(service);
    const changeId = randomUUID();
    await admin().changeStatus({ id, status: 'rejected', changeId });
    await addNote(id, 'Concordo');
    await expect(admin().changeStatus({ id, status: 'approved', from: 'new' })).rejects.toMatchObject({
      details: { changedBy: 'admin' },
    });
    expect((await admin().undoStatusChange({ changeId })).changed).toHaveLength(1);
    expect(await admin().byId({ id })).toMatchObject({ status: 'new' });
  });

  it('is no news for the candidate', async () => {
    const id = await createCandidate(service);
    await admin().changeStatus({ id, status: 'reviewing' });
    const [person] = await admin().persons({ ids: [id] });
    const area = () => service.as().area({ personId: person!.id });
    const before = await area();
    await admin().changeStatus({ id, status: 'reviewing', note: 'Boa formação' });
    expect(await area()).toEqual(before);
  });
});

describe('a score', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  it('is refused if another user gave one since the caller read it', async () => {
    const id = await createCandidate(service);
    const set = (score: number, from?: number | null) => service.as(ADMIN).changeScore({ id, score, from });
    expect(await set(12, null)).toMatchObject({ score: 12 });
    await expect(set(77, null)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'Outra pessoa já deu a nota 12.',
      details: { field: 'score', current: 12 },
    });
    expect(await set(12, null)).toMatchObject({ score: 12 });
    expect(await set(77, 12)).toMatchObject({ score: 77 });
    expect(await set(50)).toMatchObject({ score: 50 });
  });
});
