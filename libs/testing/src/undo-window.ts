import type { TestSystem } from './systems/test-system.js';

/** Ends the undo window of all changes and pending deliveries, and waits until these are sent. */
export async function endUndoWindow(system: TestSystem, timeoutMs?: number): Promise<void> {
  await system.settle(timeoutMs);
  await system.rows(`update candidates.change_series set undoable_until = now() - interval '1 minute'`);
  await system.rows(
    `update interviews.interview set undoable_until = now() - interval '1 minute' where undoable_until is not null`,
  );
  await system.rows(
    `update notifications.delivery set next_attempt_at = now(), waits_until = now() where state = 'pending'`,
  );
  await system.settle(timeoutMs);
}
