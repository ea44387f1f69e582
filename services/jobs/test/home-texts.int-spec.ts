import { JobsRpc } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';

describe('the texts of the home page', () => {
  let service: TestService<typeof JobsRpc.calls>;
  beforeAll(async () => {
    service = await startTestService(AppModule, JobsRpc);
  });
  afterAll(() => service.stop());

  it('say at first how the product itself works, and nothing about the team', async () => {
    const { hiring, team } = await service.as().homeTexts();
    expect(hiring).toMatch(/^1\. \*\*Candidatura\.\*\*/);
    expect(team).toBeNull();
  });

  it('are replaced together, and the change is in the audit trail', async () => {
    await service.as(ADMIN).saveHomeTexts({ hiring: '', team: 'Somos **12** pessoas.' });
    expect(await service.as().homeTexts()).toMatchObject({ hiring: null, team: 'Somos **12** pessoas.' });
    const audited = await service.published('audit.recorded');
    expect(audited.at(-1)).toMatchObject({ action: 'home-texts.changed' });
  });

  it('are not replaced over the change of another user, and the second one gets what the first has saved', async () => {
    const { version } = await service.as().homeTexts();
    const { hiring, team } = await service
      .as(ADMIN)
      .saveHomeTexts({ hiring: 'Um', team: 'Dois', from: version });
    expect([hiring, team]).toEqual(['Um', 'Dois']);
    await expect(service.as(ADMIN).saveHomeTexts({ hiring: 'Outro', from: version })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { current: { hiring: 'Um', team: 'Dois' } },
    });
    expect(await service.as().homeTexts()).toMatchObject({ hiring: 'Um', team: 'Dois' });
    // The same texts again, whose first response was lost, are stored already.
    const again = { hiring: 'Um', team: 'Dois', from: version };
    expect(await service.as(ADMIN).saveHomeTexts(again)).toMatchObject({ hiring, team });
    const latest = await service.as().homeTexts();
    await service.as(ADMIN).saveHomeTexts({ hiring: 'Outro', from: latest.version });
    expect(await service.as().homeTexts()).toMatchObject({ hiring: 'Outro', team: null });
  });

  it('have at most 5,000 characters each', async () => {
    await expect(service.as(ADMIN).saveHomeTexts({ team: 'a'.repeat(5_001) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'team', message: 'Use no máximo 5000 caracteres' }] },
    });
  });
});
