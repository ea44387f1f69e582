import { PROCESSES } from '../system/processes.ts';
import type { Compose } from './compose.ts';

interface Inspected {
  Config: { User: string; Labels: Record<string, string>; StopSignal: number };
  HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[]; SecurityOpt: string[] };
  State: { ExitCode: number };
}

/** Prints memory and CPU of each process, and checks what protects it. */
export async function checkContainers(compose: Compose): Promise<void> {
  const { podman } = compose;
  console.log('Memory after the main job:');
  for (const { name } of PROCESSES) {
    for (const { Id } of await compose.containers(name)) {
      const [inspected] = JSON.parse(await podman.run('inspect', Id)) as [Inspected];
      const { Config, HostConfig } = inspected;
      expect(Config.User === 'node', `${name} runs as ${Config.User}`);
      expect(HostConfig.ReadonlyRootfs, `${name} can write to its file system`);
      expect(
        Config.Labels['org.opencontainers.image.title'] === `araucaria-talentos ${name}`,
        `${name} has no labels`,
      );
      const capabilities = await podman.run('exec', Id, 'grep', '-E', 'CapEff|NoNewPrivs', '/proc/1/status');
      expect(/CapEff:\s*0+\n/.test(capabilities), `${name} has capabilities: ${capabilities}`);
      expect(/NoNewPrivs:\s*1/.test(capabilities), `${name} may gain privileges`);
      const bill = JSON.parse(await podman.run('exec', Id, 'cat', 'sbom.cdx.json')) as {
        components: unknown[];
      };
      expect(bill.components.length > 0, `${name} has no bill of materials`);
      expect((await podman.execute('exec', Id, 'npm', '--version')).code !== 0, `${name} has npm`);
      const memory = await podman.run('exec', Id, 'grep', '-E', 'VmHWM|VmRSS', '/proc/1/status');
      const [most, now] = [...memory.matchAll(/(\d+) kB/g)].map(([, kilobytes]) =>
        (Number(kilobytes) / 1024).toFixed(0),
      );
      console.log(
        `  ${name.padEnd(14)} ${now} MB, at most ${most} MB; ${bill.components.length} packages in its bill of materials`,
      );
    }
  }
}

/** SIGTERM ends every process with code 0 within the grace period. */
export async function stopCleanly(compose: Compose): Promise<void> {
  const { podman } = compose;
  console.log('SIGTERM:');
  for (const { name } of [...PROCESSES].reverse()) {
    for (const { Id } of await compose.containers(name)) {
      const startedAt = performance.now();
      await podman.run('stop', '--time', '15', Id);
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      const code = (await podman.run('inspect', '--format', '{{.State.ExitCode}}', Id)).trim();
      const log = code === '0' ? '' : await podman.run('logs', '--tail', '5', Id);
      expect(code === '0', `${name} ended with code ${code} after ${seconds} s:\n${log}`);
      console.log(`  ${name.padEnd(14)} ended with code 0 after ${seconds} s`);
    }
  }
}

function expect(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
