import { getPriority, setPriority } from 'node:os';

/**
 * Nice value of the service and its parser processes. A résumé takes as much CPU as several applications, so on a busy machine
 * requests go first: this process gets a third of the share of another one.
 */
const NICE = 5;

/** A process that was started with a lower priority keeps it: only root may raise one, and anyone else would be refused. */
export function yieldToOthers(): void {
  if (getPriority() < NICE) setPriority(NICE);
}
