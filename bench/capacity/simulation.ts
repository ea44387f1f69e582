import Denque from 'denque';
import FlatQueue from 'flatqueue';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** CPU that one operation uses in one process, in the order of the stages. */
interface Stage {
  /** Name of the process. */
  process: string;
  cpuMs: number;
}

export interface Operation {
  name: string;
  arrivalsPerSecond: number;
  stages: Stage[];
}

export interface Deployment {
  /** Cores that all processes share. */
  cores: number;
  /** How many of its stages a process serves at the same time: replicas of a process with one thread, children of the parser. */
  threads: Record<string, number>;
}

interface SimulatedOperation {
  /** Completed operations. */
  completed: number;
  /** From arrival to the end of the last stage. */
  meanMs: number;
  p95Ms: number;
}

export interface Simulated {
  operations: Record<string, SimulatedOperation>;
  /** Share of the time that a thread of the process was busy or waited for a core, from 0 to 1. */
  threadUse: Record<string, number>;
  /** Share of the cores that were busy, from 0 to 1. */
  coreUse: number;
  /** Operations that had arrived and were not completed at the end. */
  unfinished: number;
}

/** Cores are given to threads for this time, so that a long stage does not hold up the short ones of other processes. */
const SLICE_MS = 5;

interface Task {
  operation: Operation;
  arrivedMs: number;
  stageIndex: number;
  remainingMs: number;
}

/** A queue in front of some servers: the threads of a process, or the cores. */
class Station {
  readonly waiting = new Denque<Task>();
  busyMs = 0;
  private free: number;
  private readonly servers: number;
  constructor(servers: number) {
    this.servers = this.free = servers;
  }

  /** Takes a free server. Returns false when there is none. */
  acquire(): boolean {
    if (!this.free) return false;
    this.free--;
    return true;
  }
  release(): void {
    this.free++;
  }
  busy(): number {
    return this.servers - this.free;
  }
  use(durationMs: number): number {
    return this.busyMs / (this.servers * durationMs);
  }
}

/**
 * Simulates operations that arrive at random (a Poisson process) at processes which share the cores of one or more hosts. A stage waits
 * for a thread of its process, and its thread for a core. Times that an operation waits for disks or other hosts are left out.
 * @param durationMs simulated time
 * @param seed the same seed gives the same result
 */
export function simulate(
  operations: Operation[],
  { cores, threads }: Deployment,
  { durationMs, seed = 1 }: { durationMs: number; seed?: number },
): Simulated {
  const random = xoroshiro128plus(seed);
  /** By their time. */
  const events = new FlatQueue<() => void>();
  const coreStation = new Station(cores);
  const processes = new Map(Object.entries(threads).map(([name, count]) => [name, new Station(count)]));
  const timesMs = new Map(operations.map(({ name }) => [name, [] as number[]]));
  let nowMs = 0;
  let unfinished = 0;

  const processOf = (task: Task): Station => {
    const name = task.operation.stages[task.stageIndex]?.process ?? '';
    const station = processes.get(name);
    if (!station) throw new Error(`the deployment has no process ${name}`);
    return station;
  };

  const startStage = (task: Task): void => {
    const stage = task.operation.stages[task.stageIndex];
    if (!stage) {
      unfinished--;
      timesMs.get(task.operation.name)?.push(nowMs - task.arrivedMs);
      return;
    }
    task.remainingMs = stage.cpuMs;
    const station = processOf(task);
    if (station.acquire()) requestCore(task);
    else station.waiting.push(task);
  };
  const requestCore = (task: Task): void => {
    if (coreStation.acquire()) runSlice(task);
    else coreStation.waiting.push(task);
  };
  const runSlice = (task: Task): void => {
    const sliceMs = Math.min(SLICE_MS, task.remainingMs);
    events.push(() => endSlice(task, sliceMs), nowMs + sliceMs);
  };
  const endSlice = (task: Task, sliceMs: number): void => {
    task.remainingMs -= sliceMs;
    coreStation.release();
    if (task.remainingMs > 0) coreStation.waiting.push(task);
    else endStage(task);
    const next = coreStation.waiting.shift();
    if (next) requestCore(next);
  };
  const endStage = (task: Task): void => {
    const station = processOf(task);
    station.release();
    task.stageIndex++;
    const next = station.waiting.shift();
    if (next && station.acquire()) requestCore(next);
    startStage(task);
  };
  const arrive = (operation: Operation): void => {
    unfinished++;
    startStage({ operation, arrivedMs: nowMs, stageIndex: 0, remainingMs: 0 });
    scheduleArrival(operation);
  };
  const scheduleArrival = (operation: Operation): void => {
    const meanGapMs = 1_000 / operation.arrivalsPerSecond;
    if (!Number.isFinite(meanGapMs)) return;
    // The generator excludes 1, so the logarithm is finite.
    const gapMs = -Math.log(1 - uniformFloat64(random)) * meanGapMs;
    events.push(() => arrive(operation), nowMs + gapMs);
  };

  for (const operation of operations) scheduleArrival(operation);
  for (let atMs = events.peekValue(); atMs !== undefined && atMs <= durationMs; atMs = events.peekValue()) {
    const elapsedMs = atMs - nowMs;
    for (const station of [coreStation, ...processes.values()]) station.busyMs += station.busy() * elapsedMs;
    nowMs = atMs;
    events.pop()?.();
  }
  return {
    operations: Object.fromEntries([...timesMs].map(([name, values]) => [name, summarise(values)])),
    threadUse: Object.fromEntries([...processes].map(([name, station]) => [name, station.use(nowMs)])),
    coreUse: coreStation.use(nowMs),
    unfinished,
  };
}

function summarise(valuesMs: number[]): SimulatedOperation {
  const sorted = valuesMs.sort((a, b) => a - b);
  return {
    completed: sorted.length,
    meanMs: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
  };
}
