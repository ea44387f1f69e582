import { readFileSync } from 'node:fs';
import type { RunningSystem } from '@araucaria/local/system';

/** The environment of a running process, as the kernel shows it: addresses and keys that only this process has. */
export function environmentOf({ processes }: RunningSystem, name: string): Record<string, string> {
  const pid = processes.find((process) => process.name === name)?.pid;
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}
