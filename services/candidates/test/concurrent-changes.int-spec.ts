import { randomUUID } from 'node:crypto';
import { CandidatesRpc, type Actor, type CandidateStatus } from '@araucaria/contracts';
import { ADMIN, startTestService } from '@araucaria/testing';
import { AppModule } from '../src/app.module.js';
import { applied, type Service } from './people.js';

const MARIA: Actor = { ...ADMIN, id: 7, username: 'maria' };

describe('two people who change the same candidate', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  const admin = () => service.as(ADMIN);
  const maria = () => service.as(MARIA);
  const somebody = async (status: CandidateStatus = 'new') => {
    const id = await applied(service);
    if (status !== 'new') await admin().changeStatus({ id, status });
    return id;
  };
  const statusOf = async (id: number) => (await admin().byId({ id })).status;
  /** What the refused caller learns. */
  const changedBy = (username: string, current: string | null, field = 'status') => ({
    code: 'CHANGED_MEANWHILE',
    status: 409,
    message: expect.stringContaining(username),
    details: { field, current, changedBy: username, changedAt: expect.stringMatching(/Z$/) },
  });

  it('makes the change where `from` holds, and where none is given', async () => {
    const id = await somebody();
    expect(await maria().changeStatus({ id, from: 'new', status: 'reviewing' })).toMatchObject({
      status: 'reviewing',
    });
    expect(await admin().changeStatus({ id, status: 'interview' })).toMatchObject({ status: 'interview' });
    expect(await maria().approve({ id, from: 'interview' })).toMatchObject({ status: 'approved' });
    expect(await maria().reject({ id, from: 'approved' })).toMatchObject({ status: 'rejected' });
  });

  it('refuses every status call whose `from` no longer holds, and says what the other did', async () => {
    const id = await somebody();
    await maria().reject({ id });
    const refused = changedBy('maria', 'rejected');
    const calls = admin();
    await expect(calls.changeStatus({ id, from: 'new', status: 'reviewing' })).rejects.toMatchObject(refused);
    await expect(calls.approve({ id, from: 'new' })).rejects.toMatchObject(refused);
    await expect(calls.reject({ id, from: 'reviewing' })).rejects.toMatchObject(refused);
    // The outcome is the wanted one, but it is not the caller's doing.
    await expect(calls.changeStatus({ id, from: 'new', status: 'rejected' })).rejects.toMatchObject(refused);
    expect(await statusOf(id)).toBe('rejected');
  });

  it('takes both spellings of hired for one', async () => {
    const id = await somebody('contratado');
    expect(await admin().changeStatus({ id, from: 'hired', status: 'rejected' })).toMatchObject({
      status: 'rejected',
    });
  });

  it('lets one of many through who press at once', async () => {
    const id = await somebody('approved');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        admin().changeStatus({ id, from: 'approved', status: 'hiring_offer', changeId: randomUUID() }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await statusOf(id)).toBe('hiring_offer');
  });

  it('answers a repeated call with its changeId as the first, though `from` no longer holds', async () => {
    const id = await somebody();
    const call = { id, from: 'new', status: 'reviewing', changeId: randomUUID() } as const;
    await admin().changeStatus(call);
    expect(await admin().changeStatus(call)).toMatchObject({ status: 'reviewing' });
  });

  it.each(['', null, undefined])('takes the `from` %j for none', async (from) => {
    const id = await somebody();
    const call = { id, status: 'reviewing', from: from as undefined } as const;
    expect(await admin().changeStatus(call)).toMatchObject({ status: 'reviewing' });
  });

  it.each(['sad', 7, ['new']])('refuses the `from` %j', async (from) => {
    const id = await somebody();
    await expect(
      admin().changeStatus({ id, status: 'reviewing', from: from as 'new' }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'from', message: 'Status desconhecido' }] },
    });
  });

  describe('about many', () => {
    it('changes nobody where one was changed meanwhile, and names them', async () => {
      const ids = [await somebody(), await somebody('reviewing'), await somebody()];
      const [first = 0, second = 0, third = 0] = ids;
      await maria().changeStatus({ id: third, status: 'approved' });
      const call = { ids, status: 'rejected', from: ['new', 'reviewing', 'new'] } as const;
      const input = { ...call, ids, from: [...call.from] };
      await expect(admin().changeStatuses(input)).rejects.toMatchObject({
        code: 'CHANGED_MEANWHILE',
        message: expect.stringContaining('maria'),
        details: {
          current: 'approved',
          changedBy: 'maria',
          changed: [{ candidateId: third, name: 'Ana Souza', current: 'approved', changedBy: 'maria' }],
        },
      });
      expect([await statusOf(first), await statusOf(second)]).toEqual(['new', 'reviewing']);
      const again = await admin().changeStatuses({ ...input, from: ['new', 'reviewing', 'approved'] });
      expect(again.changed).toHaveLength(3);
    });

    it('takes one `from` for all, and refuses another number of them', async () => {
      const ids = [await somebody(), await somebody(), await somebody()];
      const one = 'new' as unknown as CandidateStatus[];
      expect((await admin().changeStatuses({ ids, status: 'reviewing', from: one })).changed).toHaveLength(3);
      await expect(
        admin().changeStatuses({ ids, status: 'rejected', from: ['reviewing', 'reviewing'] }),
      ).rejects.toMatchObject({ details: { errors: [{ field: 'from' }] } });
    });
  });

  describe('who undo', () => {
    it('learn what came after instead, and nothing changes', async () => {
      const id = await somebody();
      const changeId = randomUUID();
      await admin().changeStatus({ id, status: 'rejected', changeId });
      await maria().changeStatus({ id, status: 'interview' });
      await expect(admin().undoStatusChange({ changeId })).rejects.toMatchObject(
        changedBy('maria', 'interview'),
      );
      expect(await statusOf(id)).toBe('interview');
    });

    it('learn of a step of hiring that came after', async () => {
      const id = await somebody('reviewing');
      const changeId = randomUUID();
      await admin().changeStatus({ id, status: 'approved', changeId });
      await maria().setHiringStep({ id, hiringStep: 'documents' });
      await expect(admin().undoStatusChange({ changeId })).rejects.toMatchObject(
        changedBy('maria', 'documents', 'hiringStep'),
      );
    });

    it('can go back through their own changes, one after the other', async () => {
      const id = await somebody();
      const [first, second] = [randomUUID(), randomUUID()];
      await admin().changeStatus({ id, status: 'reviewing', changeId: first });
      await admin().changeStatus({ id, status: 'approved', changeId: second });
      await admin().undoStatusChange({ changeId: second });
      expect((await admin().undoStatusChange({ changeId: first })).changed).toEqual([
        { candidateId: id, from: 'reviewing', to: 'new' },
      ]);
      expect(await admin().byId({ id })).toMatchObject({ status: 'new', approvedDate: null });
    });
  });
});
