import { screen, waitFor, within } from '@testing-library/react';
import { userPageOf } from '../../testing/fixtures/served-users';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { USER_PAGE, type UserRow } from './users-queries';
import UsersPage from './users.page';

const STORED: readonly UserRow[] = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  username: `pessoa.${index + 1}`,
  fullName: null,
  email: null,
  department: null,
  isAdmin: index === 30,
  isEmployee: true,
  roles: [],
  active: true,
  invited: false,
  lastLoginAt: null,
  hasSecondFactor: false,
  version: 'a',
}));

const renderUsers = (query = '') =>
  renderScreen(<UsersPage />, { address: `/usuarios${query}`, session: ADMIN });
const firstRow = async () =>
  within(await screen.findByRole('list', { name: 'Usuários' })).getAllByRole('listitem')[0]?.textContent;
const asked = () => gateway.calls(USER_PAGE).at(-1);

beforeEach(() => gateway.reply(USER_PAGE, (variables) => userPageOf(STORED, variables)));

describe('the list of users', () => {
  it('asks for a page, and turns its pages by requests', async () => {
    const { user } = await renderUsers();
    expect(await screen.findByText('Mostrando 1-20 de 45 usuários')).toBeTruthy();
    const all = { group: null, search: null, includeDeactivated: false, sort: null, limit: 20 };
    expect(gateway.calls(USER_PAGE)).toEqual([{ ...all, page: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(await screen.findByText('Mostrando 21-40 de 45 usuários')).toBeTruthy();
    expect(await firstRow()).toContain('pessoa.21');
    expect(asked()).toEqual({ ...all, page: 2 });
  });

  it('is filtered, searched and sorted by the server', async () => {
    await renderUsers('?tab=employee&search=pessoa&sort=-email&desativados=sim');
    await screen.findByText('Mostrando 1-20 de 45 usuários');
    expect(asked()).toMatchObject({
      ...{ group: 'employee', search: 'pessoa', sort: '-email', includeDeactivated: true, page: 1 },
    });
  });

  it('of another tab begins with its first page', async () => {
    const { user } = await renderUsers('?page=3');
    await screen.findByText('Mostrando 41-45 de 45 usuários');
    await user.click(screen.getByRole('tab', { name: 'Administradores' }));
    await waitFor(() => expect(asked()).toMatchObject({ group: 'admin', page: 1 }));
    expect(await screen.findByText('Mostrando 1-1 de 1 usuários')).toBeTruthy();
  });

  it('says that there are more than were counted', async () => {
    gateway.reply(USER_PAGE, (variables) => ({
      userPage: { ...userPageOf(STORED, variables).userPage, pagination: { page: 1, total: 10_001 } },
    }));
    await renderUsers();
    expect(await screen.findByText('Mostrando 1-20 de mais de 10.000 usuários')).toBeTruthy();
  });
});
