import { screen } from '@testing-library/react';
import { job } from '../../testing/fixtures/jobs';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { JobFilter } from './job-filter';
import { JOB_TITLES } from './jobs-query';

it('the filter by a job of an old address says that the job was deleted', async () => {
  gateway.reply(JOB_TITLES, () => ({ jobs: [job(5, 'Analista de Dados', { location: 'Recife, PE' })] }));
  await renderScreen(<JobFilter id="vaga" value="117" onChange={() => undefined} />, { session: ADMIN });
  expect(await screen.findByText('Vaga excluída')).toBeTruthy();
});
