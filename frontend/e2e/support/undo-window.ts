import type { TestSystem } from '@araucaria/testing';

/** Ends the undo window of all pending deliveries and waits until they are sent. */
export async function endUndoWindow(system: TestSystem): Promise<void> {
  await system.settle();
  await system.rows(
    `update notifications.delivery set next_attempt_at = now(), waits_until = now() where state = 'pending'`,
  );
  await system.settle();
}
