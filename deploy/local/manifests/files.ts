import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { IMAGES } from '../images/apps.ts';
import { PROCESSES } from '../system/processes.ts';
import { composeRegions } from './compose.ts';
import { kubernetesFiles } from './kubernetes.ts';
import { withRegions } from './regions.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { version, workspaces } = JSON.parse(read('package.json')) as { version: string; workspaces: string[] };

/** Prometheus of one host with compose: one address per replica. */
const scrapeConfigs = (): string =>
  PROCESSES.filter(({ kind }) => kind !== 'gateway')
    .map(
      ({ name }) => `  - job_name: ${name}
    dns_sd_configs: [{ names: [${name}], type: A, port: 4100, refresh_interval: 15s }]
`,
    )
    .join('');

/** The Dockerfile installs packages before it copies sources. */
function manifests(): string {
  const files = globSync(
    workspaces.map((folder) => `${folder}/package.json`),
    { cwd: ROOT },
  );
  return files
    .sort()
    .map((file) => `COPY ${file} ${file.slice(0, -'package.json'.length)}\n`)
    .join('');
}

/** Without the mailbox, which delivers no e-mail. */
const images = (): string =>
  IMAGES.filter(({ name }) => name !== 'mailbox')
    .map(
      ({ name }) => `  - name: araucaria-talentos/${name}
    newName: registry.example/araucaria-talentos/${name}
    newTag: ${version}
`,
    )
    .join('');

/** Every file that follows from the processes in whole or in part, with its content. */
export function deploymentFiles(): Record<string, string> {
  const withParts = (path: string, regions: Record<string, string>) => ({
    [path]: withRegions(read(path), regions),
  });
  return {
    ...withParts('docker-compose.yml', composeRegions()),
    ...withParts('deploy/docker/Dockerfile', { manifests: manifests() }),
    ...withParts('deploy/monitoring/prometheus.yml', { processes: scrapeConfigs() }),
    ...withParts('deploy/kubernetes/overlays/production/kustomization.yaml', { images: images() }),
    ...Object.fromEntries(
      Object.entries(kubernetesFiles()).map(([path, text]) => [`deploy/kubernetes/${path}`, text]),
    ),
  };
}
