import { readFileSync } from 'node:fs';

const KIBIBYTE = 1_024;

/** The resident memory of a process in bytes; 0 if it has ended. */
export const memoryBytes = (pid: number): number => field(`/proc/${pid}/status`, 'VmRSS');

/** The same with a share of the pages that it has in common with other processes. */
export const proportionalMemoryBytes = (pid: number): number => field(`/proc/${pid}/smaps_rollup`, 'Pss');

function field(file: string, name: string): number {
  try {
    const [, kibibytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
    return Number(kibibytes ?? 0) * KIBIBYTE;
  } catch {
    return 0;
  }
}
