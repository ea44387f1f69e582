import { endProcess, identify, isRunning, type ProcessId, type StopStep } from '../bootstrap/pids.mjs';
import { readState, replaceFile } from '../bootstrap/state-file.mjs';

/**
 * Which launcher uses a server's folder and which process serves it. Kept in a small file beside the data, so that the
 * next start can distinguish a server left behind by a killed launcher from one that is in use.
 */
export interface ServerRecord {
  owner: ProcessId;
  server?: ProcessId | undefined;
  port?: number;
  password?: string;
}

export const readRecord = (file: string) => readState(file) as ServerRecord | undefined;

export const writeRecord = (file: string, record: ServerRecord): void =>
  replaceFile(file, JSON.stringify(record));

/**
 * Makes this process the owner of a folder. Refuses when another live launcher uses it; ends the server that a dead
 * launcher left behind.
 * @param file the record
 * @param what the server and its folder, for messages
 * @param gentleSignal asks the server to stop
 * @param other a server known from another source (postmaster.pid)
 * @returns the new record, with the port and password of the earlier run
 */
export async function takeOwnership(
  file: string,
  what: string,
  gentleSignal: NodeJS.Signals,
  other?: ProcessId,
): Promise<ServerRecord> {
  const earlier = readRecord(file);
  const server = earlier?.server && isRunning(earlier.server) ? earlier.server : other;
  if (server && isRunning(server)) {
    if (earlier && isRunning(earlier.owner)) {
      const owner = earlier.owner.pid === process.pid ? 'by this process' : `by process ${earlier.owner.pid}`;
      throw new Error(`${what} is already in use ${owner}`);
    }
    // The dead launcher's watchdog is probably stopping it at this moment: the first timeout covers that.
    const steps: StopStep[] = [
      { signal: gentleSignal, timeoutMs: 8_000 },
      { signal: 'SIGQUIT', timeoutMs: 3_000 },
      { signal: 'SIGKILL', timeoutMs: 3_000 },
    ];
    if (!(await endProcess(server, steps)))
      throw new Error(`${what}: the server left by an earlier run (process ${server.pid}) does not stop`);
  }
  const record: ServerRecord = { ...earlier, owner: identify(), server: undefined };
  writeRecord(file, record);
  return record;
}

/** Whether the server of the record runs for a launcher that is still alive. */
export function isInUse(file: string): boolean {
  const record = readRecord(file);
  return isRunning(record?.server) && isRunning(record?.owner);
}

/** Records that the server was stopped, unless another one has replaced it since. */
export function releaseServer(file: string, server: ProcessId): void {
  const record = readRecord(file);
  if (record?.server?.pid === server.pid) writeRecord(file, { ...record, server: undefined });
}
