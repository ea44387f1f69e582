import { screen, within } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { APPLICATION_PAGE, MY_APPLICATIONS, type ApplicationRow } from './referral-queries';
import ReferralsPage from './referrals.page';

const EMPLOYEE = { ...ADMIN, isAdmin: false, isEmployee: true };

const application = (
  id: number,
  candidateName: string,
  changes: Partial<ApplicationRow>,
): ApplicationRow => ({
  ...{ id, referralId: 1, referralCode: 'REFABC121', candidateId: id, candidateName, candidateStatus: null },
  ...{ person: null, referrerName: 'Rita Nunes', jobTitle: 'Padeiro', isHired: true },
  ...{ status: 'hired' as const, statusLabel: 'Pagamentos pendentes', bonusAmount: 50_000 },
  ...{ hireDate: '2026-09-01T12:00:00.000Z', createdAt: '2026-08-01T12:00:00.000Z' },
  ...{ firstBonusAmount: 250, firstBonusPaid: true, firstBonusPaidDate: '2026-10-17T12:00:00.000Z' },
  ...{ firstBonusDueDate: '2026-10-16T12:00:00.000Z', secondBonusAmount: 250, secondBonusPaid: false },
  ...{ secondBonusDueDate: '2100-11-30T12:00:00.000Z', secondBonusPaidDate: null },
  ...{ hold: null, holdLabel: null },
  ...changes,
});

it('a user who refers sees when each instalment of the bonus is due, was paid, or that it is suspended', async () => {
  gateway.reply(MY_APPLICATIONS, {
    myReferralApplications: [
      application(7, 'Carla Mendes', {}),
      application(8, 'Bia Lopes', { hold: 'hire_undone', holdLabel: 'Suspenso: contratação desfeita' }),
      application(9, 'Davi Luz', {
        isHired: false,
        hireDate: null,
        firstBonusPaid: false,
        status: 'pending',
      }),
    ],
  });
  await renderScreen(<ReferralsPage />, { address: '/indicacoes?tab=aplicacoes', session: EMPLOYEE });
  const list = within(await screen.findByRole('list', { name: 'Aplicações' }));
  const [carla, bia, davi] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(carla).toContain('1ª parcela: Pago em 17/10/2026');
  expect(carla).toContain('2ª parcela: Vence em 30/11/2100');
  expect(bia).toContain('2ª parcela: Suspensa');
  expect(davi).not.toContain('parcela:');
  expect(screen.queryByRole('tab', { name: 'Todas Indicações' })).toBeNull();
});

it('an administrator turns the pages of all applications by requests', async () => {
  gateway.reply(APPLICATION_PAGE, ({ page }) => ({
    bonusPage: {
      bonuses: [application(page ?? 1, `Número ${page} Prado`, {})],
      pagination: { page: page ?? 1, total: 45 },
    },
  }));
  const { user } = await renderScreen(<ReferralsPage />, {
    address: '/indicacoes?tab=aplicacoes&search=prado&sort=-total',
    session: ADMIN,
  });
  expect(await screen.findByText('Mostrando 1-20 de 45 aplicações')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Todas Indicações' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(await screen.findByText('Número 2 Prado')).toBeTruthy();
  const asked = { search: 'prado', sort: '-total', limit: 20 };
  expect(gateway.calls(APPLICATION_PAGE)).toEqual([
    { ...asked, page: 1 },
    { ...asked, page: 2 },
  ]);
});
