import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopWithLauncher } from '../bootstrap/stop-with-launcher.mjs';

/** Debian's packages without which a bare machine neither builds nor runs containers. */
export const DEBIAN_PACKAGES = [
  'podman',
  'buildah',
  'runc',
  'debootstrap',
  'netavark',
  'iptables',
  'aardvark-dns',
  'catatonit',
  'docker-compose',
];

/** Podman raises these limits otherwise, which this machine forbids. */
const CONFIGURATION = `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
`;

interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program and collects its output. Its standard input is empty. */
export function execute(command: string, args: string[], options: SpawnOptions = {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    child.stdout?.on('data', (chunk: Buffer) => (output.stdout += chunk.toString('utf8')));
    child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString('utf8')));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, ...output }));
  });
}

/** @throws {Error} with the end of the output */
export async function run(command: string, args: string[], options?: SpawnOptions): Promise<string> {
  const { code, stdout, stderr } = await execute(command, args, options);
  if (code === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} failed:\n${`${stdout}\n${stderr}`.trim().slice(-4_000)}`);
}

/** Podman with a storage of its own below `folder`, on a machine without systemd. */
export class Podman {
  readonly socket: string;
  private readonly flags: string[];
  private readonly env: NodeJS.ProcessEnv;
  private service: ChildProcess | undefined;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.socket = join(folder, 'podman.sock');
    const config = join(folder, 'containers.conf');
    writeFileSync(config, CONFIGURATION);
    this.env = { ...process.env, CONTAINERS_CONF: config };
    this.flags = [
      ...['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')],
      // crun fails on this layout of cgroups, and without systemd there is neither its cgroup manager nor its journal.
      ...['--runtime', '/usr/sbin/runc', '--cgroup-manager=cgroupfs', '--events-backend=file'],
      ...['--storage-driver', 'overlay'],
    ];
  }

  run(...args: string[]): Promise<string> {
    return run('podman', [...this.flags, ...args], { env: this.env });
  }

  execute(...args: string[]): Promise<Result> {
    return execute('podman', [...this.flags, ...args], { env: this.env });
  }

  /** Builds below a chroot: building in containers needs rights that a container of this machine does not have. */
  build(...args: string[]): Promise<string> {
    const flags = ['--isolation=chroot', '--network=host', '--ulimit', 'nofile=20000:20000'];
    // Of the formats only Docker's has health checks.
    return this.run('build', ...flags, '--format', 'docker', '--layers', ...args);
  }

  /** Answers the API of Docker on {@link socket}. */
  async serve(): Promise<void> {
    const args = [...this.flags, 'system', 'service', '--time=0', `unix://${this.socket}`];
    this.service = spawn('podman', args, { env: this.env, detached: true, stdio: 'ignore' });
    stopWithLauncher(this.service, { signal: 'TERM', stage: 2 });
    for (let attempt = 0; attempt < 50; attempt++) {
      const { code } = await execute('curl', ['-sf', '--unix-socket', this.socket, 'http://d/_ping']);
      if (code === 0) return;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error('podman system service does not answer');
  }

  stopServing(): void {
    this.service?.kill('SIGTERM');
  }
}
