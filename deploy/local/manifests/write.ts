// npm run deploy:files: writes the deployments anew from the table of processes.
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { deploymentFiles } from './files.ts';

for (const file of globSync('deploy/kubernetes/base/processes/*.yaml', { cwd: ROOT }))
  rmSync(join(ROOT, file));
for (const [path, content] of Object.entries(deploymentFiles())) writeFileSync(join(ROOT, path), content);
