// npm run containers: builds every image and runs docker-compose.yml for real, without a registry of images and without Docker:
// by Debian's podman, as root, with stand-ins for foreign images. Then the main job of the product runs against it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { dataDir, ROOT } from '../bootstrap/paths.mjs';
import { runProgram } from '../bootstrap/run-program.mjs';
import { IMAGES } from '../images/apps.ts';
import { freePorts } from '../servers/ports.ts';
import { PROCESSES } from '../system/processes.ts';
import { backupVariables, createKeyPair, rehearseBackup } from './backup.ts';
import { Compose } from './compose.ts';
import { buildImages } from './images.ts';
import { KubernetesPods } from './kube.ts';
import { DEBIAN_PACKAGES, execute, Podman, run } from './podman.ts';
import { buildStandIns } from './stand-ins.ts';
import { checkContainers, stopCleanly } from './checks.ts';
import { checkMonitoring } from './monitoring.ts';
import { checkProxy } from './proxy.ts';

/** @param args `--no-build` runs the images of an earlier call, `--build` builds them and runs nothing */
export async function main(args: string[]): Promise<number> {
  await installPodman();
  const folder = join(dataDir(), 'containers');
  mkdirSync(folder, { recursive: true });
  const podman = new Podman(folder);
  if (!args.includes('--no-build')) {
    console.log('Building stand-ins …');
    await buildStandIns(podman, folder);
    console.log(`Building ${IMAGES.length} images …`);
    await buildImages(podman, folder);
  }
  if (args.includes('--build')) return 0;
  const [http = 0, https = 0, mailbox = 0] = await freePorts(3);
  const created = await secrets();
  const { recipient, identity } = await createKeyPair();
  const env = {
    ...{ ...created, ...addresses(http, https, mailbox), ...backupVariables(created) },
    BACKUP_RECIPIENTS: recipient,
  };
  const compose = new Compose(podman, folder, env);
  const pods = new KubernetesPods(podman, folder);
  await podman.serve();
  try {
    // A backup is made later, when there is something to back up.
    await compose.up({ 'resume-parser': 4, backup: 0 });
    const authority = join(folder, 'authority.crt');
    const certificate = await compose.exec('proxy', 'cat', '/data/caddy/pki/authorities/local/root.crt');
    writeFileSync(authority, certificate);
    await mainJob(env.PUBLIC_URL, env, authority);
    await checkContainers(compose);
    await rehearseBackup(compose, env, identity);
    await checkMonitoring(compose, [...PROCESSES.map(({ name }) => name), 'backup-exporter']);
    await checkProxy(compose, env.PUBLIC_URL, certificate);
    await stopCleanly(compose);
    console.log('Kubernetes:');
    await mainJob(await pods.start(env, compose.network), env);
    return 0;
  } catch (error) {
    writeFileSync(join(folder, 'compose.log'), await compose.logs());
    console.error(`The logs are in ${join(folder, 'compose.log')}`);
    throw error;
  } finally {
    await pods.remove();
    await compose.down();
    podman.stopServing();
  }
}

/** @param authority a file with the certificate of the proxy's own authority */
async function mainJob(url: string, env: Record<string, string>, authority?: string): Promise<void> {
  console.log(`Main job at ${url}:`);
  const code = await runProgram(process.execPath, ['bench/container-journey.ts'], {
    env: {
      ...(authority && { NODE_EXTRA_CA_CERTS: authority }),
      SITE_URL: url,
      MAILBOX_URL: `http://127.0.0.1:${env.MAILBOX_PORT}`,
      ADMIN_PASSWORD: env.ADMIN_PASSWORD ?? '',
    },
  });
  if (code !== 0) throw new Error('The main job failed');
}

async function installPodman(): Promise<void> {
  const missing = [];
  for (const name of DEBIAN_PACKAGES) {
    const { stdout } = await execute('dpkg-query', ['-W', '-f', '${db:Status-Status}', name]);
    if (stdout !== 'installed') missing.push(name);
  }
  if (!missing.length) return;
  if (process.getuid?.() !== 0)
    throw new Error(`npm run containers installs Debian's ${missing.join(', ')}: it needs root.`);
  console.log(`Installing ${missing.join(', ')} …`);
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...missing]);
}

/** New secrets for each run, as `npm run secrets` prints them. */
async function secrets(): Promise<Record<string, string>> {
  const printed = await run(process.execPath, [join(ROOT, 'deploy/local/operations/production-secrets.ts')]);
  return parseEnv(printed) as Record<string, string>;
}

function addresses(
  http: number,
  https: number,
  mailbox: number,
): Record<'PUBLIC_URL', string> & Record<string, string> {
  return {
    PROXY_ADDRESS: '127.0.0.1',
    PROXY_HTTP_PORT: String(http),
    PROXY_HTTPS_PORT: String(https),
    MAILBOX_PORT: String(mailbox),
    PUBLIC_URL: `https://localhost:${https}`,
    SITE_ADDRESS: 'localhost',
  };
}
