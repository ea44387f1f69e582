import { screen } from '@testing-library/react';
import { STAGE_COUNTS } from '../../domain/candidates/stage-counts';
import { job } from '../../testing/fixtures/jobs';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { JobCard } from './job-card';

describe('the card of a job', () => {
  beforeEach(() => gateway.reply(STAGE_COUNTS, { stageCounts: [] }));

  it('says until when applications are accepted', async () => {
    const closingText = 'Inscrições até 12/12/2026';
    await renderScreen(<JobCard job={job(7, 'Padeiro', { closingText })} />, { session: ADMIN });
    const deadline = screen.getByText('Prazo:').closest('dt')?.nextElementSibling;
    expect(deadline?.textContent).toBe(closingText);
  });

  it('says since when a job is closed whose day has ended', async () => {
    const closingText = 'Inscrições encerradas em 12/12/2026';
    await renderScreen(<JobCard job={job(7, 'Padeiro', { isOpen: false, closingText })} />, {
      session: ADMIN,
    });
    expect(screen.getByText(closingText)).toBeTruthy();
    expect(screen.queryByText('Inativa')).toBeNull();
  });

  it.each([true, false])('offers to apply only while the job is open (open: %s)', async (isOpen) => {
    await renderScreen(<JobCard job={job(7, 'Padeiro', { isOpen })} />, { session: ADMIN });
    expect(await screen.findByRole('link', { name: 'Ver detalhes de Padeiro' })).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Candidatar-se a Padeiro' })).toHaveLength(isOpen ? 1 : 0);
  });
});
