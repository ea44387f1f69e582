import { clearCaches } from '../../shared/api/clear-caches';
import { keepStaffDraftsOf } from '../../shared/form/draft';
import { sessionStore } from '../../shared/session/session-store';

/** Whose responses this tab has in memory. */
let userId: number | undefined;

/**
 * Removes what the tab has of another user, before a page shows it: the session of the other one ended without a logout, or another tab
 * logged in. What the same user read and typed stays.
 */
export function forgetPreviousUser(): void {
  const { user } = sessionStore.current();
  if (!user || user.id === userId) return;
  keepStaffDraftsOf(user.id);
  if (userId !== undefined) void clearCaches();
  userId = user.id;
}

sessionStore.subscribe(forgetPreviousUser);
