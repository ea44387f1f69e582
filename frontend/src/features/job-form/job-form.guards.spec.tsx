import { Route, Routes } from 'react-router-dom';
import { screen } from '@testing-library/react';
import { ADMIN, renderScreen } from '../../testing/render-screen';
import { JobFormGuard } from './job-form.guards';

const renderAt = (address: string, session: typeof ADMIN) =>
  renderScreen(
    <Routes>
      <Route path="/jobs" element={<p>Vagas</p>} />
      <Route element={<JobFormGuard />}>
        <Route path="/job-form" element={<p>Formulário</p>} />
      </Route>
    </Routes>,
    { address, session },
  );

describe('the form of jobs', () => {
  it('opens for a user who manages jobs', async () => {
    await renderAt('/job-form', ADMIN);
    expect(await screen.findByText('Formulário')).toBeTruthy();
  });

  it('leads other users to the list, and says why', async () => {
    await renderAt('/job-form', { ...ADMIN, isAdmin: false, roles: ['financeiro'] });
    expect(await screen.findByText('Vagas')).toBeTruthy();
    expect(await screen.findByText('Você não tem permissão para acessar esta página.')).toBeTruthy();
  });
});
