import type { Actor, ListUsers, ListedUser, RegisterUser, UserView, UsersRpc } from '@araucaria/contracts';
import type { TestService } from '@araucaria/testing/service';

export type Service = TestService<typeof UsersRpc.calls>;

export const ADMIN_PASSWORD = 'pinheiro-do-parana';
export const PASSWORD = 'gralha-azul-77';

export const actor = ({ id, username, isAdmin, isEmployee, roles }: UserView): Actor => ({
  id,
  username,
  isAdmin,
  isEmployee,
  roles,
});

let registered = 0;

/** Registers a user with a unique name. */
export const register = (service: Service, change: Partial<RegisterUser> = {}): Promise<UserView> =>
  service.as().create({ username: `pessoa.${(registered += 1)}`, password: PASSWORD, ...change });

/** The users as the list has them, a hundred at most. */
export async function listUsers(
  service: Service,
  actor?: Actor,
  filter: Partial<ListUsers> = {},
): Promise<ListedUser[]> {
  return (await service.as(actor).list({ limit: 100, ...filter })).users;
}
