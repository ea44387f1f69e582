import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts CPU in hundredths of a second on all common builds (`getconf CLK_TCK`). */
const TICK_MS = 10;

interface ProcessTimes {
  parent: number;
  /** Of the process and of its ended children. */
  cpuMs: number;
}

/**
 * CPU since their start, in ms, of processes and all that they started, also of children that have ended. What another root
 * started counts for that root alone.
 * @param pids the roots by name
 */
export function cpuTimesMs(pids: Record<string, number[]>): Record<string, number> {
  const processes = readProcesses();
  const children = new Map<number, number[]>();
  for (const [pid, { parent }] of processes) children.set(parent, [...(children.get(parent) ?? []), pid]);
  const isRoot = new Set(Object.values(pids).flat());
  const total = (pid: number): number =>
    (processes.get(pid)?.cpuMs ?? 0) +
    (children.get(pid) ?? []).reduce((sum, child) => sum + (isRoot.has(child) ? 0 : total(child)), 0);
  return Object.fromEntries(
    Object.entries(pids).map(([name, roots]) => [name, roots.reduce((sum, root) => sum + total(root), 0)]),
  );
}

function readProcesses(): Map<number, ProcessTimes> {
  const processes = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The second field, the name of the program, may contain spaces and parentheses.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
      processes.set(Number(name), { parent: Number(fields[1]), cpuMs: ticks * TICK_MS });
    } catch {
      // It ended meanwhile: its parent has counted it.
    }
  }
  return processes;
}

export function withDescendants(roots: readonly number[]): number[] {
  const processes = readProcesses();
  const found = new Set(roots);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const [pid, { parent }] of processes) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}
