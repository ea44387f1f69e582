import { CandidatesRpc } from '@araucaria/contracts';
import { ADMIN, withRoles } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, jobSaved, type Service } from './fixtures.js';

describe('the search for a person by name', () => {
  let service: Service;
  let ids: number[];
  const officer = () => service.as(withRoles(['encarregado']));

  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    await service.receive('job.saved', jobSaved(100, { title: 'Analista' }));
    const person = { firstName: 'Inês', lastName: 'Ávila', email: 'i.avila@exemplo.com.br' };
    ids = [await createCandidate(service, { ...person, jobId: 100 })];
    ids.push(await createCandidate(service, { firstName: 'Inácio', lastName: 'Avilar' }));
  });
  afterAll(() => service.stop());

  it('shows only what a choice needs, and records what it showed', async () => {
    expect(await officer().findPersons({ name: 'avila  ines' })).toEqual([
      {
        candidateId: ids[0],
        name: 'Inês Ávila',
        maskedEmail: 'i•••@exemplo.com.br',
        jobTitle: 'Analista',
        appliedAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(await service.published('audit.recorded')).toContainEqual(
      expect.objectContaining({
        action: 'persons.searched',
        details: { found: 1, candidates: String(ids[0]) },
      }),
    );
  });

  it('finds also who is in quarantine, latest first, and nobody by an address or a wildcard', async () => {
    await service.rows(
      `update candidate_record set quarantined_at = now(), quarantine_kind = 'applicants' where id = $1`,
      [ids[0]],
    );
    const found = await officer().findPersons({ name: 'avila' });
    expect(found.map(({ candidateId }) => candidateId)).toEqual([ids[1], ids[0]]);
    for (const name of ['i.avila@exemplo', '%%%', '___'])
      expect(await officer().findPersons({ name })).toEqual([]);
    await expect(service.as(ADMIN).findPersons({ name: 'av' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
