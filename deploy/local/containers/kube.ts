import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROCESSES } from '../system/processes.ts';
import { kubePods } from './kube-file.ts';
import type { Podman } from './podman.ts';

const READY_TIMEOUT_MS = 15 * 60_000;

/** The pods of deploy/kubernetes, run by `podman kube play` in a network that has PostgreSQL, Redis, S3 and a mail server. */
export class KubernetesPods {
  private readonly podman: Podman;
  private readonly folder: string;
  private readonly played: string[] = [];
  private readonly secrets: string[] = [];

  constructor(podman: Podman, folder: string) {
    this.podman = podman;
    this.folder = folder;
  }

  /** @returns the address of the gateway's pod */
  async start(env: Record<string, string>, network: string): Promise<string> {
    const startedAt = performance.now();
    const { secrets, migrations, processes } = await kubePods(env);
    for (const [name, values] of Object.entries(secrets)) await this.createSecret(name, values);
    await this.play('migrations', migrations, network);
    const code = (await this.podman.run('wait', 'migrations-process')).trim();
    if (code !== '0') throw new Error(`The migrations ended with code ${code}`);
    await this.play('processes', processes, network);
    const url = `http://${await this.addressOf('gateway', network)}:3000`;
    await waitUntilReady(`${url}/health/ready`);
    for (const { name, kind } of PROCESSES) {
      if (kind === 'gateway') continue;
      await waitUntilReady(`http://${await this.addressOf(name, network)}:4100/health/ready`);
    }
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
    console.log(`${PROCESSES.length} pods of Kubernetes are ready after ${seconds} s`);
    return url;
  }

  async remove(): Promise<void> {
    for (const file of this.played.reverse()) {
      const { code, stderr } = await this.podman.execute('kube', 'play', '--down', file);
      if (code !== 0) console.error(stderr);
    }
    if (this.secrets.length) await this.podman.execute('secret', 'rm', ...this.secrets);
  }

  /** Podman 4 refers to Secrets that are stored so; one that `kube play` creates itself it cannot read again. */
  private async createSecret(name: string, values: Record<string, string>): Promise<void> {
    const encoded = Object.entries(values).map(([key, value]) => [
      key,
      Buffer.from(value).toString('base64'),
    ]);
    const file = join(this.folder, `secret-${name}.json`);
    writeFileSync(file, JSON.stringify(Object.fromEntries(encoded)), { mode: 0o600 });
    try {
      await this.podman.execute('secret', 'rm', name);
      await this.podman.run('secret', 'create', name, file);
      this.secrets.push(name);
    } finally {
      rmSync(file);
    }
  }

  private async play(name: string, text: string, network: string): Promise<void> {
    const file = join(this.folder, `${name}.yaml`);
    writeFileSync(file, text, { mode: 0o600 });
    this.played.push(file);
    await this.podman.run('kube', 'play', '--network', network, file);
  }

  private async addressOf(process: string, network: string): Promise<string> {
    const format = `{{(index .NetworkSettings.Networks "${network}").IPAddress}}`;
    const infra = (
      await this.podman.run('pod', 'inspect', '--format', '{{.InfraContainerID}}', `${process}-pod-0`)
    ).trim();
    return (await this.podman.run('inspect', '--format', format, infra)).trim();
  }
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`${url} is not ready: ${await response?.text()}`);
    await new Promise((done) => setTimeout(done, 500));
  }
}
