import { Controller } from '@nestjs/common';
import { CandidatesRpc, type Actor, type CandidatePage, type ListCandidates } from '@araucaria/contracts';
import { AppError, CallSigner, Rpc, RpcClients, currentActor, runInContext } from '@araucaria/platform';
import { ADMIN, eventually, withRoles } from '@araucaria/testing';
import { callKeys, privateCallKey, startServiceStub, type ServiceStub } from '@araucaria/testing/service';
import { CandidateListService } from '../src/candidates/candidate-list.service.js';
import { listQuery } from '../src/candidates/candidate-query.js';

const RECRUITER = withRoles(['recrutador']);
const MANAGER = withRoles(['gestor'], { jobIds: [7] });
/** What the service has been asked. */
const asked: Array<{ page: number; by: string | undefined }> = [];
/** Calls wait for it before they respond. */
let barrier: Promise<void> = Promise.resolve();

@Controller()
class CandidatesStub {
  @Rpc(CandidatesRpc.list)
  async list({ page = 1 }: ListCandidates): Promise<CandidatePage> {
    asked.push({ page, by: currentActor()?.username });
    const response = { candidates: [candidate], pagination: { currentPage: page, answer: asked.length } };
    await barrier;
    if (page === 99) throw new AppError('NOT_FOUND');
    return response as unknown as CandidatePage;
  }
}
const candidate = { id: 1, ipAddress: '198.51.100.7', resumeKey: 'a.pdf', resumeFilename: 'a.pdf' };

describe('the cache of lists of candidates', () => {
  let stub: ServiceStub;
  let clients: RpcClients;
  let lists: CandidateListService;
  beforeAll(async () => {
    Object.assign(process.env, callKeys('candidates'));
    stub = await startServiceStub(CandidatesStub);
    process.env.CANDIDATES_RPC = stub.address;
    clients = new RpcClients(new CallSigner(privateCallKey('gateway')));
  });
  beforeEach(() => {
    asked.length = 0;
    barrier = Promise.resolve();
    lists = new CandidateListService(clients.of(CandidatesRpc));
  });
  afterAll(async () => {
    clients.onApplicationShutdown();
    await stub.stop();
  });

  interface Shown {
    candidates: Array<Record<string, unknown>>;
    pagination: { currentPage: number; answer: number };
  }
  const read = async (
    version: string | undefined,
    { as = ADMIN, page = '1' }: { as?: Actor; page?: string } = {},
  ) => {
    const bytes = await runInContext({ requestId: 'test-list', actor: as }, () =>
      lists.read(listQuery({ page }), version),
    );
    return JSON.parse(bytes.toString()) as Shown;
  };

  it('asks the service once while the version stays, also for requests that arrive together', async () => {
    const shown = await Promise.all([read('a'), read('a'), read('a')]);
    expect(shown.map(({ pagination }) => pagination.answer)).toEqual([1, 1, 1]);
    // Two requests on a busy machine may be further apart than the maximum age.
    await eventually(async () => {
      const [first, second] = [await read('a'), await read('a')];
      return first.pagination.answer === second.pagination.answer;
    });
  });

  it('asks again under another version, and never shows a response of an earlier one', async () => {
    await read('a');
    expect((await read('b')).pagination.answer).toBe(2);
    expect((await read('b')).pagination.answer).not.toBe(1);
  });

  it('shares no call that began under an earlier version, and does not keep its response for the later one', async () => {
    let release = (): void => undefined;
    barrier = new Promise((resolve) => (release = resolve));
    const early = read('a');
    await eventually(async () => asked.length === 1);
    const late = read('b');
    await eventually(async () => asked.length === 2);
    release();
    expect([(await early).pagination.answer, (await late).pagination.answer]).toEqual([1, 2]);
    expect((await read('b')).pagination.answer).not.toBe(1);
  });

  it('keeps nothing while the version is unknown', async () => {
    await read(undefined);
    await read(undefined);
    await read('a');
    expect(asked).toHaveLength(3);
  });

  it('keeps nothing for longer than its maximum age', async () => {
    await read('a');
    await eventually(async () => (await read('a')).pagination.answer > 1);
  });

  it('tells pages apart', async () => {
    expect((await read('a')).pagination.currentPage).toBe(1);
    expect((await read('a', { page: '2' })).pagination.currentPage).toBe(2);
    expect((await read('a')).pagination.currentPage).toBe(1);
  });

  it('shows each user only the details that they may see', async () => {
    const [ofAdmin, ofRecruiter] = [await read('a'), await read('a', { as: RECRUITER })];
    expect(ofAdmin.candidates[0]).toMatchObject({ ipAddress: '198.51.100.7' });
    expect(ofRecruiter.candidates[0]).toMatchObject({ ipAddress: null, resumeFilename: 'a.pdf' });
  });

  it('never serves users who are limited to own records, nor keeps what they get', async () => {
    await read('a', { as: MANAGER });
    await read('a', { as: MANAGER });
    await read('a', { as: RECRUITER });
    expect(asked.map(({ by }) => by)).toEqual(['gestor', 'gestor', 'recrutador']);
  });

  it('does not keep a failure', async () => {
    await expect(read('a', { page: '99' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read('a', { page: '99' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(asked).toHaveLength(2);
  });
});
