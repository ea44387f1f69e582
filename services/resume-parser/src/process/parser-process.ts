import { spawn, type ChildProcess } from 'node:child_process';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ParseLimits } from '../limits.js';
import { watchUsage } from './process-usage.js';
import type { ParseAnswer, ParseRequest } from './parser-protocol.js';
import type { ParsedResume } from '../resume.js';
import { ParserStarved, ResumeRejected } from '../resume-rejected.js';

/** A child process and the file that it reads. A process that exceeds a limit is killed and never reused. */
export class ParserProcess {
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  parsed = 0;
  /** Memory that the files so far have left in use. */
  grownMb = 0;
  dead = false;

  constructor(childPath: string, limits: ParseLimits, { polite = false } = {}) {
    this.child = start(childPath, limits, polite);
    this.ready = new Promise((resolve, reject) => {
      const gone = (cause?: Error) => {
        this.dead = true;
        reject(cause ?? new Error('a parser process ended before it was ready'));
      };
      this.child.once('message', () => resolve());
      this.child.once('exit', () => gone());
      this.child.on('error', gone);
    });
    // `parse` awaits it and throws; a process that fails before its first file is replaced without an error.
    this.ready.catch(() => undefined);
  }

  /**
   * Rejects with `ResumeRejected` for what the file did, with `ParserStarved` if the machine was too busy to read it, with a
   * plain `Error` if the process cannot even start.
   */
  async parse(bytes: Uint8Array, limits: ParseLimits): Promise<ParsedResume> {
    await this.ready;
    this.parsed += 1;
    const answer = await this.ask({ bytes, limits }, limits);
    this.grownMb = answer.grownMb;
    if (answer.ok) return answer.resume;
    throw new ResumeRejected(answer.code, answer.detail);
  }

  stop(): void {
    this.dead = true;
    this.child.kill('SIGKILL');
  }

  private ask(request: ParseRequest, limits: ParseLimits): Promise<ParseAnswer> {
    return new Promise((done, fail) => {
      const unsubscribe = () => {
        stopWatching();
        this.child.off('message', onMessage);
        this.child.off('exit', onExit);
      };
      const finish = (answer: ParseAnswer) => {
        unsubscribe();
        done(answer);
      };
      const onMessage = (answer: unknown) => finish(answer as ParseAnswer);
      // The heap limit ends the process from within.
      const onExit = (code: number | null, signal: string | null) =>
        finish({
          ok: false,
          code: 'TOO_COMPLEX',
          detail: `process ended (${signal ?? String(code)})`,
          grownMb: 0,
        });
      const stopWatching = watchUsage(this.child.pid ?? 0, limits, ({ detail, starved }) => {
        unsubscribe();
        this.stop();
        if (starved) fail(new ParserStarved(detail));
        else done({ ok: false, code: 'TOO_COMPLEX', detail, grownMb: 0 });
      });
      this.child.on('message', onMessage);
      this.child.on('exit', onExit);
      this.child.send(request, (error) => {
        if (error) onExit(null, error.message);
      });
    });
  }
}

/** @param polite gets a third of the processor time of another parser process */
function start(childPath: string, limits: ParseLimits, polite: boolean): ChildProcess {
  // With 48 MB for young objects and 40 MB beside the heap it is V8 that tidies up, before the watch ends the process.
  const heapMb = Math.round(limits.memoryMb * 0.6);
  const node = [
    `--max-old-space-size=${String(heapMb)}`,
    '--max-semi-space-size=16',
    '--disable-warning=SecurityWarning',
    '--permission',
    ...readableFolders(childPath).map((folder) => `--allow-fs-read=${folder}`),
    childPath,
  ];
  const options = {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'] as ('ignore' | 'ipc')[],
    serialization: 'advanced' as const,
    env: { NODE_ENV: 'production' },
  };
  if (process.platform !== 'linux') return spawn(process.execPath, node, options);
  // Between two looks at its memory a bomb can ask for gigabytes: the kernel refuses past twice the limit.
  const dataKb = limits.memoryMb * 2 * 1024 + 512 * 1024;
  return spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -d ${String(dataKb)} 2>/dev/null; ulimit -c 0; exec ${polite ? 'nice -n 5 ' : ''}"$0" "$@"`,
      process.execPath,
      ...node,
    ],
    options,
  );
}

/**
 * The service's own code, the packages, and libs/contracts, which is linked into the packages from outside of them. Nothing
 * else of the machine can be read, résumés and secrets included.
 */
function readableFolders(childPath: string): string[] {
  const service = resolve(dirname(childPath), '..');
  const entry = fileURLToPath(import.meta.resolve('pdf-parse'));
  const marker = `${sep}node_modules${sep}`;
  const packages = entry.slice(0, entry.indexOf(marker) + marker.length);
  const contracts = resolve(fileURLToPath(import.meta.resolve('@araucaria/contracts/domain')), '../../..');
  return [
    `${service}${sep}*`,
    `${packages}*`,
    resolve(packages, '..', 'package.json'),
    `${contracts}${sep}*`,
  ];
}
