import { appendFile } from 'node:fs/promises';
import type { FaultsResult } from '../../../src/index.js';

/** Adds a line to the file that `FAULTS_RESULTS` names, if it is set. */
export async function appendResult(result: FaultsResult): Promise<void> {
  const file = process.env.FAULTS_RESULTS;
  if (file) await appendFile(file, `${JSON.stringify(result)}\n`);
}
