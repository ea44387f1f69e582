import { erasedUsername } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import type { Loaders } from '../graphql/loaders.js';

interface Authored {
  actorId?: number | null;
  actorName: string | null;
}

/**
 * The author's username. A record that follows an event has the id of its author only, which stands for the name while the users
 * service does not respond. null: no user.
 */
export async function authorName(
  { actorId, actorName }: Authored,
  { user }: Pick<Loaders, 'user'>,
): Promise<string | null> {
  if (actorName !== null || actorId == null) return actorName;
  try {
    return (await user.load(actorId))?.username ?? erasedUsername(actorId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return `Usuário nº ${actorId}`;
    throw error;
  }
}
