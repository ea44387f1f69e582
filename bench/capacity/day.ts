import { coresNeeded, toOperations, type Costs, type Rates } from './costs.ts';
import { simulate } from './simulation.ts';

/** Résumés that a replica of the parser reads at the same time, by default (`PARSER_PROCESSES`). */
const PARSER_PROCESSES = 2;
/** PostgreSQL has a process for each connection: only the cores limit it. */
const UNLIMITED_THREADS = 256;
/** Above this share of its capacity a process has long queues by chance. */
const HIGH_USE = 0.7;
const HOUR_SECONDS = 3_600;
const SIMULATED_MS = 600_000;

/** The work of one day. */
interface DailyLoad {
  applications: number;
  visits: number;
  /** The part of the work that falls into the busiest hour, from 0 to 1. */
  peakShare: number;
  /** For each application, what staff does: a list, a candidate, a change. */
  staffActions: number;
}

const DEFAULTS = { day: '10000', visitors: '', peak: '0.12', actions: '3', cores: '4', replicas: '' };
const DEFAULT_VISITS_PER_APPLICATION = 10;
const USAGE =
  'npm run simulate -- [day=<applications>] [visitors=N] [peak=0.12] [actions=3] [cores=4] [replicas=gateway:2,resume-parser:3]';

/**
 * What the busiest hour of such a day needs, in lines of text.
 * @param args for example `day=100000`, `replicas=gateway:2`
 * @throws {Error} with the usage, when an argument is unknown or no number
 */
export function dayReport(costs: Costs, args: string[]): string[] {
  const { load, cores, replicas } = parse(args);
  const rates = ratesOf(load);
  const threads = threadsOf(costs, replicas);
  return [
    `${load.applications} applications and ${load.visits} visits a day, ${percent(load.peakShare)} of them in the busiest hour: ${describeRates(rates)}`,
    '',
    ...useReport(costs, rates, threads, cores),
    '',
    'Time in the processes and their queues, without networks and disks:',
    ...timeReport(costs, rates, threads, cores),
  ];
}

function parse(args: string[]): { load: DailyLoad; cores: number; replicas: Record<string, number> } {
  const given = args.map((arg): [string, string] => [arg.split('=')[0] ?? '', arg.split('=')[1] ?? '']);
  if (given.some(([name]) => !(name in DEFAULTS))) throw new Error(USAGE);
  const values = { ...DEFAULTS, ...(Object.fromEntries(given) as Partial<typeof DEFAULTS>) };
  const counts = values.replicas
    .split(',')
    .filter(Boolean)
    .map((entry): [string, number] => [entry.split(':')[0] ?? '', Number(entry.split(':')[1])]);
  const applications = Number(values.day);
  const load: DailyLoad = {
    applications,
    visits: Number(values.visitors) || applications * DEFAULT_VISITS_PER_APPLICATION,
    peakShare: Number(values.peak),
    staffActions: Number(values.actions),
  };
  const cores = Number(values.cores);
  const positive = [cores, load.applications, load.peakShare, ...counts.map(([, count]) => count)];
  if (positive.some((value) => !(value > 0)) || !(load.staffActions >= 0) || !(load.visits >= 0))
    throw new Error(USAGE);
  return { load, cores, replicas: Object.fromEntries(counts) };
}

/** How often each operation happens in a second of the busiest hour. */
export function ratesOf({ applications, visits, peakShare, staffActions }: DailyLoad): Rates {
  const perSecond = (count: number): number => (count * peakShare) / HOUR_SECONDS;
  return {
    visit: perSecond(visits),
    resume: perSecond(applications),
    application: perSecond(applications),
    staff: perSecond(applications * staffActions),
  };
}

/** How many of its stages each process of the costs serves at the same time. */
export function threadsOf(costs: Costs, replicas: Record<string, number>): Record<string, number> {
  const processes = new Set(Object.values(costs.operations).flatMap((cpuMs) => Object.keys(cpuMs)));
  const threads = (process: string): number => {
    if (process === 'postgres' || process === 'client') return UNLIMITED_THREADS;
    return (replicas[process] ?? 1) * (process === 'resume-parser' ? PARSER_PROCESSES : 1);
  };
  return Object.fromEntries([...processes].map((process) => [process, threads(process)]));
}

export const describeRates = (rates: Rates): string =>
  Object.entries(rates)
    .map(([name, rate]) => `${rate.toFixed(2)} × ${name}/s`)
    .join(', ');

function useReport(costs: Costs, rates: Rates, threads: Record<string, number>, cores: number): string[] {
  const needed = Object.entries(coresNeeded(costs, rates)).filter(([process]) => process !== 'client');
  const all = needed.reduce((sum, [, used]) => sum + used, 0);
  const uses = needed.map(([process, used]) => ({
    process,
    used,
    threads: threads[process] ?? 1,
    use: used / Math.min(threads[process] ?? 1, cores),
  }));
  const rows = uses.map(({ process, used, threads: count, use }) => {
    const shown = count === UNLIMITED_THREADS ? '–' : String(count);
    const warning = use > HIGH_USE ? `  needs ${Math.ceil(used / HIGH_USE)} threads` : '';
    return row(process, shown, used.toFixed(2), percent(use)) + warning;
  });
  const [fullest] = [...uses, { process: `the ${cores} cores`, use: all / cores }].sort(
    (a, b) => b.use - a.use,
  );
  return [
    row('process', 'threads', 'cores used', 'use'),
    ...rows,
    row('all', '', all.toFixed(2), percent(all / cores)),
    '',
    `Saturates first: ${fullest?.process}, at ${(1 / (fullest?.use ?? 1)).toFixed(1)} times this load.`,
  ];
}

function timeReport(costs: Costs, rates: Rates, threads: Record<string, number>, cores: number): string[] {
  const { operations } = simulate(
    toOperations(costs, rates, false),
    { cores, threads },
    {
      durationMs: SIMULATED_MS,
    },
  );
  return Object.entries(operations).map(
    ([name, { meanMs, p95Ms, completed }]) =>
      `${name.padEnd(16)} mean ${meanMs.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms (${completed} simulated)`,
  );
}

const row = (process: string, threads: string, used: string, use: string): string =>
  `${process.padEnd(16)}${threads.padStart(8)}${used.padStart(12)}${use.padStart(8)}`;

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
