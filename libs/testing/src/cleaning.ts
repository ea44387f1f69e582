import { randomUUID } from 'node:crypto';
import { SERVICES, type CleaningCounts, type CleaningScope } from '@araucaria/contracts';
import { eventually } from './settle.js';
import type { TestService } from './test-service.js';

/** Requests a cleaning of the service and returns the counts that it publishes at the end. */
export async function clean(
  service: Pick<TestService<object>, 'published' | 'receive'>,
  scope: CleaningScope = 'database',
): Promise<Partial<CleaningCounts>> {
  const runId = randomUUID();
  await service.receive('cleaning.requested', { runId, scope, services: SERVICES });
  const { counts } = await eventually(async () =>
    (await service.published('cleaning.finished')).find((finished) => finished.runId === runId),
  );
  return counts;
}
