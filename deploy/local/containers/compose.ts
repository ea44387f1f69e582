import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeComposeFile } from './compose-file.ts';
import { run, type Podman } from './podman.ts';

const PROJECT = 'araucaria-containers';
const HEALTH_INTERVAL_MS = 500;

interface Container {
  Id: string;
  Labels: Record<string, string>;
}

/** docker-compose.yml, run by Debian's Compose on the API of podman. */
export class Compose {
  readonly podman: Podman;
  /** The name of the network of all containers. */
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
    const stopChecking = this.checkHealth();
    try {
      const scale = Object.entries(replicas).flatMap(([name, count]) => ['--scale', `${name}=${count}`]);
      await this.compose('up', '--detach', '--no-build', ...scale);
      await this.waitUntilHealthy();
    } finally {
      stopChecking();
    }
    console.log(`Everything is healthy after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  }

  /** Removes containers, networks and volumes. */
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

  /** The running containers, of one service or of all. */
  async containers(service?: string): Promise<Container[]> {
    const filters = [`label=com.docker.compose.project=${PROJECT}`];
    if (service) filters.push(`label=com.docker.compose.service=${service}`);
    const listed = await this.podman.run(
      'ps',
      '--format',
      'json',
      ...filters.flatMap((each) => ['--filter', each]),
    );
    return JSON.parse(listed) as Container[];
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
    const deadline = Date.now() + 180_000;
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
        COMPOSE_HTTP_TIMEOUT: '300',
      },
    });
  }
}
