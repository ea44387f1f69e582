import { readFile } from 'node:fs/promises';
import type { ParseLimits } from '../limits.js';

/** How often the usage of a busy process is read; at 1 GB/s a bomb grows by 50 MB between two readings. */
const POLL_INTERVAL_MS = 50;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
/** Memory pages are 4 KiB on every server platform that Linux containers run on; statm counts in them. */
const PAGE_BYTES = 4096;

export interface BrokenLimit {
  detail: string;
  /** The elapsed time ended before the processor time: the process waited for the machine, the file is not to blame. */
  starved: boolean;
}

interface Usage {
  cpuMs: number;
  /** Resident memory without the program and its libraries (60 MB), which all processes share. */
  memoryMb: number;
}

/** Calls `broken` once when the process passes a limit. Returns a function that stops watching. */
export function watchUsage(
  pid: number,
  limits: ParseLimits,
  broken: (limit: BrokenLimit) => void,
): () => void {
  let before: Usage | undefined;
  let usedMs: number | undefined;
  let stopped = false;
  const stop = () => {
    stopped = true;
    clearInterval(timer);
    clearTimeout(deadline);
  };
  const fail = (detail: string, starved: boolean) => {
    if (stopped) return;
    stop();
    broken({ detail, starved });
  };
  const look = async () => {
    const now = await usageOf(pid);
    if (!now || stopped) return;
    before ??= now;
    usedMs = now.cpuMs - before.cpuMs;
    if (usedMs > limits.cpuMs) fail(`more than ${String(limits.cpuMs)} ms of processor time`, false);
    if (now.memoryMb > limits.memoryMb) fail(`more than ${String(limits.memoryMb)} MB of memory`, false);
  };
  const deadline = setTimeout(() => {
    fail(`more than ${String(limits.wallMs)} ms, ${String(usedMs)} ms of them processor time`, true);
  }, limits.wallMs);
  // Most files are read before the first poll.
  const timer = setInterval(() => void look(), POLL_INTERVAL_MS);
  return stop;
}

/** Reads /proc. Returns undefined on systems without it; there, only the deadline and the heap limit apply. */
async function usageOf(pid: number): Promise<Usage | undefined> {
  try {
    const [stat, statm] = await Promise.all([
      readFile(`/proc/${String(pid)}/stat`, 'utf8'),
      readFile(`/proc/${String(pid)}/statm`, 'utf8'),
    ]);
    // The name in parentheses may hold spaces; utime and stime are the 12th and 13th fields after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    const [, resident = NaN, shared = NaN] = statm.split(' ').map(Number);
    return { cpuMs: ticks * TICK_MS, memoryMb: ((resident - shared) * PAGE_BYTES) / 1_048_576 };
  } catch {
    return undefined;
  }
}
