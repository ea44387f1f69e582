import { screen } from '@testing-library/react';
import { STAGE_COUNTS } from '../../domain/candidates/stage-counts';
import { job } from '../../testing/fixtures/jobs';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { JobCard } from './job-card';

describe('the card of a job', () => {
  it.each([true, false])('offers to apply only while the job is open (open: %s)', async (isActive) => {
    gateway.reply(STAGE_COUNTS, { stageCounts: [] });
    await renderScreen(<JobCard job={job(7, 'Padeiro', { isActive })} />, { session: ADMIN });
    expect(await screen.findByRole('link', { name: 'Ver detalhes de Padeiro' })).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Candidatar-se a Padeiro' })).toHaveLength(isActive ? 1 : 0);
  });
});
