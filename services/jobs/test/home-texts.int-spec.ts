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
    expect(await service.as().homeTexts()).toEqual({ hiring: null, team: 'Somos **12** pessoas.' });
    const audited = await service.published('audit.recorded');
    expect(audited.at(-1)).toMatchObject({ action: 'home-texts.changed' });
  });

  it('have at most 5,000 characters each', async () => {
    await expect(service.as(ADMIN).saveHomeTexts({ team: 'a'.repeat(5_001) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'team', message: 'Use no máximo 5000 caracteres' }] },
    });
  });
});
