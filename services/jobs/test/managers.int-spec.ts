import { JobsRpc } from '@araucaria/contracts';
import { ADMIN, withRoles } from '@araucaria/testing';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { exampleJob } from './example-job.js';

describe('the managers of a job', () => {
  let service: TestService<typeof JobsRpc.calls>;
  beforeAll(async () => {
    service = await startTestService(AppModule, JobsRpc);
  });
  afterAll(() => service.stop());

  it('are none at first, and are replaced as a whole', async () => {
    const { id } = await service.as(ADMIN).create(exampleJob);
    expect(await service.as(ADMIN).managers({ ids: [id] })).toEqual([]);
    expect(await service.as(ADMIN).setManagers({ id, managerIds: [9, 7] })).toEqual({
      jobId: id,
      managerIds: [7, 9],
    });
    expect(await service.as(ADMIN).managedBy({ id: 9 })).toEqual([id]);
    await service.as(ADMIN).setManagers({ id, managerIds: [7] });
    expect(await service.as(ADMIN).managers({ ids: [id] })).toEqual([{ jobId: id, managerIds: [7] }]);
    expect(await service.as(ADMIN).managedBy({ id: 9 })).toEqual([]);
    expect(await service.published('audit.recorded')).toContainEqual(
      expect.objectContaining({
        action: 'job.managers-changed',
        subject: 'job',
        subjectId: id,
        details: { managers: '7' },
      }),
    );
  });

  it('keep what another user has changed since the list was read', async () => {
    const { id } = await service.as(ADMIN).create(exampleJob);
    await service.as(ADMIN).setManagers({ id, managerIds: [7, 8] });
    await service.as(ADMIN).setManagers({ id, managerIds: [8, 9], basedOn: [7, 8] });
    const { managerIds } = await service
      .as(ADMIN)
      .setManagers({ id, managerIds: [5, 7, 8], basedOn: [7, 8] });
    expect(managerIds).toEqual([5, 8, 9]);
    expect(await service.as(ADMIN).managers({ ids: [id] })).toEqual([{ jobId: id, managerIds: [5, 8, 9] }]);
  });

  it('cannot be set for a reserved or unknown job', async () => {
    await expect(service.as(ADMIN).setManagers({ id: 1, managerIds: [7] })).rejects.toMatchObject({
      code: 'SYSTEM_JOB',
    });
    await expect(service.as(ADMIN).setManagers({ id: 99_999, managerIds: [7] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('see closed jobs of their own beside all open ones', async () => {
    const closed = async (title: string) => {
      const { id } = await service.as(ADMIN).create({ ...exampleJob, title, isActive: false });
      return id;
    };
    const [own, foreign] = [await closed('Própria'), await closed('De outra pessoa')];
    const { id: open } = await service.as(ADMIN).create(exampleJob);
    await service.as(ADMIN).setManagers({ id: own, managerIds: [3] });
    const listed = async (actor = withRoles(['gestor'])) =>
      (await service.as(actor).list({ includeInactive: true })).map(({ id }) => id);
    expect(await listed()).toEqual(expect.arrayContaining([own, open]));
    expect(await listed()).not.toContain(foreign);
    expect(await listed(withRoles(['recrutador']))).toEqual(expect.arrayContaining([own, foreign, open]));
  });
});
