import { screen } from '@testing-library/react';
import { candidateDetail } from '../../../testing/fixtures/candidates';
import { ADMIN, renderScreen } from '../../../testing/render-screen';
import type { CandidateDetail } from '../candidates-queries';
import { OtherApplications } from './other-applications';

const application = (id: number, jobTitle: string | null) => ({
  id,
  jobTitle,
  status: 'reviewing' as const,
  createdAt: '2026-03-01T12:00:00.000Z',
});
const render = (...others: Array<ReturnType<typeof application>>) => {
  const person = { id: 1, applications: [application(7, 'Analista'), ...others] };
  return renderScreen(<OtherApplications candidate={candidateDetail(7, { person }) as CandidateDetail} />, {
    address: '/dashboard?busca=ana&candidato=7',
    session: ADMIN,
  });
};

describe('the other applications of a candidate', () => {
  it('are counted, listed, and open in place of this one', async () => {
    await render(application(8, 'Designer'), application(9, null));
    expect(screen.getByRole('heading', { name: '2 outras candidaturas desta pessoa' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Designer' }).getAttribute('href')).toBe(
      '/dashboard?busca=ana&candidato=8',
    );
    expect(screen.getByRole('link', { name: 'Banco de Talentos' })).toBeTruthy();
  });

  it('take no room if there are none', async () => {
    await render();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
