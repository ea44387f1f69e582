import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeComposeFile } from './compose-file.ts';
import { run, type Podman } from './podman.ts';

const PROJECT = 'araucaria-containers';
const HEALTH_INTERVAL_MS = 500;
/** A machine that is busy with other work starts 22 containers slowly. */
const HEALTHY_TIMEOUT_MS = 15 * 60_000;

interface Container {
  Id: string;
  Labels: Record<string, string>;
}

/** docker-compose.yml, run by Debian's Compose on the API of podman. */
export class Compose {
  readonly podman: Podman;
  readonly network = `${PROJECT}_default`;
  private readonly file: string;
  private readonly envFile: string;

  constructor(podman: Podman, folder: string, env: Record<string, string>) {
    this.podman = podman;
    this.file = writeComposeFile(folder, env);
    this.envFile = join(folder, 'compose.env');
    // Single quotes: the keys are JSON, of which Compose would replace variables and quotes.
    const lines = Object.entries(env).map(([name, value]) => `${name}='${value}'`);
    writeFileSync(this.envFile, `${lines.join('\n')}\n`, { mode: 0o600 });
  }

  /** Starts everything with these replicas and waits until every container is healthy or has ended well. */
  async up(replicas: Record<string, number>): Promise<void> {
    const startedAt = performance.now();
    const scale = Object.entries(replicas).flatMap(([name, count]) => ['--scale', `${name}=${count}`]);
    await this.whileChecked(async () => {
      await this.start(['up', '--detach', '--no-build', ...scale], Date.now() + HEALTHY_TIMEOUT_MS);
      await this.waitUntilHealthy();
    });
    console.log(`Everything is healthy after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  }

  async untilHealthy(): Promise<void> {
    await this.whileChecked(() => this.waitUntilHealthy());
  }

  async down(): Promise<void> {
    await this.compose('down', '--volumes', '--timeout', '20').catch((error: Error) =>
      console.error(error.message),
    );
  }

  logs(): Promise<string> {
    return this.compose('logs', '--no-color').catch((error: Error) => error.message);
  }

  /** Runs a command in a new container of a service, with further variables, and removes it. */
  async runOnce(service: string, command: string[], env: Record<string, string> = {}): Promise<string> {
    const variables = Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    return this.compose('run', '--rm', '--no-deps', '-T', ...variables, service, ...command);
  }

  async exec(service: string, ...command: string[]): Promise<string> {
    const [container] = await this.containers(service);
    return this.podman.run('exec', container?.Id ?? '', ...command);
  }

  /** The running containers, of one process (`gateway-2` is one of `gateway`) or server, or of all. */
  async containers(name?: string): Promise<Container[]> {
    const filter = `label=com.docker.compose.project=${PROJECT}`;
    const listed = await this.podman.run('ps', '--format', 'json', '--filter', filter);
    const containers = JSON.parse(listed) as Container[];
    if (!name) return containers;
    const services: unknown[] = [name, `${name}-2`];
    return containers.filter(({ Labels }) => services.includes(Labels['com.docker.compose.service']));
  }

  /** On a busy machine a container may miss its health checks before it has started; Compose then starts no other after it. */
  private async start(args: string[], deadlineMs: number): Promise<void> {
    for (;;) {
      try {
        await this.compose(...args);
        return;
      } catch (error) {
        if (!(error as Error).message.includes('unhealthy') || Date.now() > deadlineMs) throw error;
      }
    }
  }

  private async whileChecked(work: () => Promise<void>): Promise<void> {
    const stopChecking = this.checkHealth();
    try {
      await work();
    } finally {
      stopChecking();
    }
  }

  /** Podman leaves health checks to timers of systemd, which does not run here. */
  private checkHealth(): () => void {
    let stopped = false;
    const check = async (): Promise<void> => {
      while (!stopped) {
        for (const { Id } of await this.containers().catch(() => [])) {
          if (!stopped) await this.podman.execute('healthcheck', 'run', Id);
        }
        await new Promise((done) => setTimeout(done, HEALTH_INTERVAL_MS));
      }
    };
    void check();
    return () => (stopped = true);
  }

  private async waitUntilHealthy(): Promise<void> {
    const deadline = Date.now() + HEALTHY_TIMEOUT_MS;
    for (;;) {
      const pending = [];
      for (const { Id, Labels } of await this.containers()) {
        const health = await this.podman.run('inspect', '--format', '{{.State.Health.Status}}', Id);
        if (health.trim() === 'starting' || health.trim() === 'unhealthy')
          pending.push(Labels['com.docker.compose.service']);
      }
      if (!pending.length) return;
      if (Date.now() > deadline) throw new Error(`Not healthy: ${pending.join(', ')}`);
      await new Promise((done) => setTimeout(done, 1_000));
    }
  }

  private compose(...args: string[]): Promise<string> {
    const files = ['--file', this.file, '--env-file', this.envFile, '--project-name', PROJECT];
    return run('docker-compose', [...files, ...args], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DOCKER_HOST: `unix://${this.podman.socket}`,
        // Starting many containers on a small machine takes long.
        COMPOSE_HTTP_TIMEOUT: '900',
      },
    });
  }
}
