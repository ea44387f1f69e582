import type { TestSystem, Visitor } from '@araucaria/testing';
import { Journey } from './journey.js';

const BRUNA = { username: 'bruna', password: 'gralha-azul-77', isAdmin: true };

/** Two administrators, each with a browser of their own. */
export interface TwoAdministrators {
  /** The session of `admin`. */
  root: Visitor;
  admin: Journey;
  bruna: Journey;
  close: () => Promise<void>;
}

export async function startTwoAdministrators(system: TestSystem): Promise<TwoAdministrators> {
  const root = await system.admin();
  await root.post('/api/auth/register', BRUNA);
  const session = system.visitor();
  await session.login(BRUNA.username, BRUNA.password);
  const admin = await Journey.start(system.url, { session: root });
  const bruna = await Journey.start(system.url, { session });
  const close = async () => {
    await admin.close();
    await bruna.close();
  };
  return { root, admin, bruna, close };
}
