import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { findBinaries } from '../servers/postgres-cluster.ts';
import { execute, run, type Podman } from './podman.ts';

const DEBIAN = 'docker.io/library/debian:bookworm-slim';
const SOURCES = join(import.meta.dirname, 'stand-ins');

/** The images of `stand-ins/Containerfile`, by target. */
const STAND_INS: Record<string, string> = {
  node: 'localhost/stand-in/node:24',
  postgres: 'localhost/stand-in/postgres:18',
  redis: 'localhost/stand-in/redis:7',
  caddy: 'localhost/stand-in/caddy:2',
  seaweedfs: 'localhost/stand-in/seaweedfs:4',
  prometheus: 'localhost/stand-in/prometheus:2',
  'blackbox-exporter': 'localhost/stand-in/blackbox-exporter:0',
};

/**
 * Builds what takes the place of foreign images, from Debian's packages and npm. Later calls find the layers in the cache.
 * @param folder for the root file system and the build context
 */
export async function buildStandIns(podman: Podman, folder: string): Promise<void> {
  if ((await podman.execute('image', 'exists', DEBIAN)).code !== 0) await importDebian(podman, folder);
  const context = await writeContext(folder);
  for (const [target, tag] of Object.entries(STAND_INS))
    await podman.build('--target', target, '-t', tag, '-f', join(SOURCES, 'Containerfile'), context);
}

async function importDebian(podman: Podman, folder: string): Promise<void> {
  const root = join(folder, 'rootfs');
  const archive = join(folder, 'rootfs.tar');
  rmSync(root, { recursive: true, force: true });
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root]);
  await run('tar', ['-C', root, '--exclude=./var/cache/apt/archives/*.deb', '-cf', archive, '.']);
  await podman.run('import', archive, DEBIAN);
  rmSync(root, { recursive: true, force: true });
  rmSync(archive);
}

/** What the stand-ins are made of: the running Node, its npm, the embedded PostgreSQL and the S3 server of the tests. */
async function writeContext(folder: string): Promise<string> {
  const context = join(folder, 'context');
  const complete = join(context, 'complete');
  if (!existsSync(complete)) {
    rmSync(context, { recursive: true, force: true });
    mkdirSync(join(context, 's3'), { recursive: true });
    copyFileSync(process.execPath, join(context, 'node'));
    const { stdout } = await execute('npm', ['root', '-g']);
    cpSync(join(stdout.trim(), 'npm'), join(context, 'npm'), { recursive: true });
    cpSync(findBinaries(), join(context, 'postgres'), { recursive: true, verbatimSymlinks: true });
    await installS3Server(join(context, 's3'));
  }
  for (const name of ['weed', 'postgres-entrypoint.sh'])
    copyFileSync(join(SOURCES, name), join(context, name));
  writeFileSync(complete, '');
  return context;
}

async function installS3Server(folder: string): Promise<void> {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'libs/storage/package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const name = '@20minutes/s3rver';
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const flags = ['--ignore-scripts', '--no-fund', '--no-audit'];
  await run('npm', ['install', ...flags, `${name}@${devDependencies[name] ?? ''}`], { cwd: folder });
}
