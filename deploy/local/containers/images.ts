import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { IMAGES } from '../images/apps.ts';
import { execute, type Podman } from './podman.ts';

const MAX_OWN_MEGABYTES = 200;
/** The certificate authorities of this machine: a network may open TLS connections to look into them. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/** As docker-compose.yml names it, with the registry that Docker's API assumes. */
const imageTag = (name: string): string => `docker.io/araucaria-talentos/${name}:latest`;

/** Builds the image of each process by the Dockerfile, on stand-ins. */
export async function buildImages(podman: Podman, folder: string): Promise<void> {
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, existsSync(AUTHORITIES) ? 'cafile=/run/secrets/npm-ca\n' : '');
  const trust = existsSync(AUTHORITIES) ? ['--volume', `${AUTHORITIES}:/run/secrets/npm-ca:ro`] : [];
  const { stdout: revision } = await execute('git', ['rev-parse', 'HEAD'], { cwd: ROOT });
  for (const { name } of IMAGES) {
    const startedAt = performance.now();
    await podman.build(
      ...['--build-arg', 'NODE_IMAGE=localhost/stand-in/node:24', '--build-arg', `APP=${name}`],
      ...['--build-arg', `REVISION=${revision.trim()}`, '--build-arg', 'CREATED=1970-01-01T00:00:00Z'],
      ...['--secret', `id=npmrc,src=${npmrc}`, ...trust],
      ...['-f', join(ROOT, 'deploy/docker/Dockerfile'), '-t', imageTag(name), ROOT],
    );
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
    console.log(
      `  ${name.padEnd(14)} ${String(await ownMegabytes(podman, name)).padStart(4)} MB, built in ${seconds} s`,
    );
  }
}

/**
 * The size of our own files in an image: what lies in /app.
 * @throws {Error} above {@link MAX_OWN_MEGABYTES}
 */
async function ownMegabytes(podman: Podman, name: string): Promise<number> {
  const output = await podman.run(
    ...['run', '--rm', '--network=none', '--user=0', '--entrypoint', 'du'],
    ...['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=4096:4096', imageTag(name), '-sm', '/app'],
  );
  const megabytes = Number.parseInt(output, 10);
  if (megabytes > MAX_OWN_MEGABYTES)
    throw new Error(`The image of ${name} holds ${megabytes} MB of our own, more than ${MAX_OWN_MEGABYTES}`);
  return megabytes;
}
