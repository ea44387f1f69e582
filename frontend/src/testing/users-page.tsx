import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { USER_PAGE, type UserRow } from '../features/users/users-queries';
import UsersPage from '../features/users/users.page';
import { userPageOf } from './fixtures/served-users';
import { ADMIN, gateway, renderScreen } from './render-screen';

export const userRow = (id: number, username: string, changes: Partial<UserRow> = {}): UserRow => ({
  id,
  username,
  fullName: null,
  email: null,
  department: null,
  isAdmin: false,
  isEmployee: true,
  roles: [],
  active: true,
  invited: false,
  lastLoginAt: null,
  hasSecondFactor: false,
  version: `${username} 1`,
  ...changes,
});

/** The users as the server has them. */
export const served: { users: UserRow[] } = { users: [] };

export const renderUsers = () => renderScreen(<UsersPage />, { address: '/usuarios', session: ADMIN });
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const listed = (username: string) => screen.findByRole('button', { name: `Ações sobre ${username}` });
/** Chooses an act from the menu of a user. */
export const act = async (user: UserEvent, name: string, username: string) => {
  await user.click(await listed(username));
  await user.click(screen.getByRole('menuitem', { name }));
};
/** The texts that describe a field to screen readers. */
export const descriptionOf = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** An administrator and an employee, before each test of the file. */
export function serveUsers(): void {
  beforeEach(() => {
    served.users = [userRow(1, 'ana', { isAdmin: true }), userRow(2, 'bruno', { fullName: 'Bruno Lima' })];
    gateway.reply(USER_PAGE, (variables) => userPageOf(served.users, variables));
  });
}
