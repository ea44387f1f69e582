import { Route, Routes } from 'react-router-dom';
import { screen } from '@testing-library/react';
import type { Role } from '@araucaria/contracts/domain';
import { startPage } from '../shared/session/start-page';
import { ADMIN, renderScreen } from '../testing/render-screen';
import { RequirePermission } from './guards';

const withRoles = (...roles: Role[]) => ({ ...ADMIN, isAdmin: false, roles });

const renderAt = (address: string, session: typeof ADMIN) =>
  renderScreen(
    <Routes>
      <Route path="/" element={<p>Página pública</p>} />
      <Route path="/minha-conta" element={<p>Conta</p>} />
      <Route element={<RequirePermission permission="candidates.read" />}>
        <Route path="/dashboard" element={<p>Candidatos</p>} />
      </Route>
      <Route element={<RequirePermission permission="bonuses.read" />}>
        <Route path="/pagamentos-bonus" element={<p>Bônus</p>} />
      </Route>
    </Routes>,
    { address, session },
  );

describe('a page that needs a permission', () => {
  it.each([
    ['an administrator', ADMIN],
    ['a user whose role includes it', withRoles('gestor')],
    ['a user with several roles', withRoles('financeiro', 'entrevistador')],
  ])('opens for %s', async (_user, session) => {
    await renderAt('/dashboard', session);
    expect(await screen.findByText('Candidatos')).toBeTruthy();
  });

  it('leads from the dashboard to the start page of the role', async () => {
    await renderAt('/dashboard', withRoles('financeiro'));
    expect(await screen.findByText('Bônus')).toBeTruthy();
  });

  it('says why it is closed to a user of another role', async () => {
    await renderAt('/pagamentos-bonus', withRoles('gestor'));
    await screen.findByRole('heading', { name: 'Esta página não faz parte do seu perfil' });
    expect(screen.getByRole('link', { name: 'Ir para a minha página inicial' }).getAttribute('href')).toBe(
      '/dashboard',
    );
  });

  it('leads a user without a role to the public page', async () => {
    await renderAt('/pagamentos-bonus', withRoles());
    expect(await screen.findByText('Página pública')).toBeTruthy();
  });

  it('leads a user who has to enrol a second factor to the account first', async () => {
    await renderAt('/dashboard', { ...ADMIN, mustEnrolSecondFactor: true });
    expect(await screen.findByText('Conta')).toBeTruthy();
    expect(screen.queryByText('Candidatos')).toBeNull();
  });

  it.each([
    [['recrutador'], '/dashboard'],
    [['gestor'], '/dashboard'],
    [['entrevistador'], '/entrevistas'],
    [['financeiro'], '/pagamentos-bonus'],
    [['encarregado'], '/privacidade-interna'],
    [['financeiro', 'entrevistador'], '/entrevistas'],
  ] as Array<[Role[], string]>)('starts the roles %j at %s', (roles, path) => {
    expect(startPage(withRoles(...roles))).toBe(path);
  });
});
