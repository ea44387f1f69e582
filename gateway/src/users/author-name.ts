import { erasedUsername } from '@araucaria/contracts';
import type { Loaders } from '../graphql/loaders.js';

/** What a record says of its author. */
interface Authored {
  actorId?: number | null;
  actorName: string | null;
}

/** The author's username. A record that follows an event has the id of its author only. null: no user. */
export async function authorName({ actorId, actorName }: Authored, loaders: Loaders): Promise<string | null> {
  if (actorName !== null || actorId == null) return actorName;
  return (await loaders.user.load(actorId))?.username ?? erasedUsername(actorId);
}
