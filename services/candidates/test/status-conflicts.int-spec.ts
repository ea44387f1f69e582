import { randomUUID } from 'node:crypto';
import { CandidatesRpc, type Actor, type CandidateStatus } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { candidateIn, type Service } from './fixtures.js';

const MARIA: Actor = { ...ADMIN, id: 7, username: 'maria' };

describe('simultaneous changes of a candidate', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  const admin = () => service.as(ADMIN);
  const maria = () => service.as(MARIA);
  const inStatus = (status: CandidateStatus = 'new') => candidateIn(service, status);
  const statusOf = async (id: number) => (await admin().byId({ id })).status;
  /** The expected error. */
  const changedBy = (username: string, current: string | null, field = 'status') => ({
    code: 'CHANGED_MEANWHILE',
    status: 409,
    message: expect.stringContaining(username),
    details: { field, current, changedBy: username, changedAt: expect.stringMatching(/Z$/) },
  });

  it('are made if `from` is the current status or absent', async () => {
    const id = await inStatus();
    expect(await maria().changeStatus({ id, from: 'new', status: 'reviewing' })).toMatchObject({
      status: 'reviewing',
    });
    expect(await admin().changeStatus({ id, status: 'interview' })).toMatchObject({ status: 'interview' });
    expect(await maria().approve({ id, from: 'interview' })).toMatchObject({ status: 'approved' });
    expect(await maria().reject({ id, from: 'approved' })).toMatchObject({ status: 'rejected' });
  });

  it('are refused if `from` is outdated, with the change by the other user', async () => {
    const id = await inStatus();
    await maria().reject({ id });
    const refused = changedBy('maria', 'rejected');
    const calls = admin();
    await expect(calls.changeStatus({ id, from: 'new', status: 'reviewing' })).rejects.toMatchObject(refused);
    await expect(calls.approve({ id, from: 'new' })).rejects.toMatchObject(refused);
    await expect(calls.reject({ id, from: 'reviewing' })).rejects.toMatchObject(refused);
    // The status is already the wanted one, but the caller did not set it.
    await expect(calls.changeStatus({ id, from: 'new', status: 'rejected' })).rejects.toMatchObject(refused);
    expect(await statusOf(id)).toBe('rejected');
  });

  it('treat both spellings of hired as equal', async () => {
    const id = await inStatus('contratado');
    expect(await admin().changeStatus({ id, from: 'hired', status: 'rejected' })).toMatchObject({
      status: 'rejected',
    });
  });

  it('succeed for one of many simultaneous calls', async () => {
    const id = await inStatus('approved');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        admin().changeStatus({ id, from: 'approved', status: 'hiring_offer', changeId: randomUUID() }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await statusOf(id)).toBe('hiring_offer');
  });

  it('return the first result for a repeated changeId although `from` is outdated', async () => {
    const id = await inStatus();
    const call = { id, from: 'new', status: 'reviewing', changeId: randomUUID() } as const;
    await admin().changeStatus(call);
    expect(await admin().changeStatus(call)).toMatchObject({ status: 'reviewing' });
  });

  it.each(['', null, undefined])('treat the `from` %j as absent', async (from) => {
    const id = await inStatus();
    const call = { id, status: 'reviewing', from: from as undefined } as const;
    expect(await admin().changeStatus(call)).toMatchObject({ status: 'reviewing' });
  });

  it.each(['sad', 7, ['new']])('are refused with the `from` %j', async (from) => {
    const id = await inStatus();
    await expect(
      admin().changeStatus({ id, status: 'reviewing', from: from as 'new' }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'from', message: 'Status desconhecido' }] },
    });
  });

  describe('of many', () => {
    it('change no candidate if one has changed meanwhile, and name that one', async () => {
      const ids = [await inStatus(), await inStatus('reviewing'), await inStatus()];
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
      const repeated = await admin().changeStatuses({ ...input, from: ['new', 'reviewing', 'approved'] });
      expect(repeated.changed).toHaveLength(3);
    });

    it('accept one `from` for all, and refuse any other number of them', async () => {
      const ids = [await inStatus(), await inStatus(), await inStatus()];
      const one = 'new' as unknown as CandidateStatus[];
      expect((await admin().changeStatuses({ ids, status: 'reviewing', from: one })).changed).toHaveLength(3);
      await expect(
        admin().changeStatuses({ ids, status: 'rejected', from: ['reviewing', 'reviewing'] }),
      ).rejects.toMatchObject({ details: { errors: [{ field: 'from' }] } });
    });
  });

  describe('undone', () => {
    it('are refused with the later change of the status', async () => {
      const id = await inStatus();
      const changeId = randomUUID();
      await admin().changeStatus({ id, status: 'rejected', changeId });
      await maria().changeStatus({ id, status: 'interview' });
      await expect(admin().undoStatusChange({ changeId })).rejects.toMatchObject(
        changedBy('maria', 'interview'),
      );
      expect(await statusOf(id)).toBe('interview');
    });

    it('are refused with the later change of the hiring step', async () => {
      const id = await inStatus('reviewing');
      const changeId = randomUUID();
      await admin().changeStatus({ id, status: 'approved', changeId });
      await maria().setHiringStep({ id, hiringStep: 'documents' });
      await expect(admin().undoStatusChange({ changeId })).rejects.toMatchObject(
        changedBy('maria', 'documents', 'hiringStep'),
      );
    });

    it('are undone one after the other, latest first', async () => {
      const id = await inStatus();
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
