/** Writes the bill of materials of the production image, in CycloneDX's JSON format, to `dist/sbom.cdx.json`. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCTION_WORKSPACES } from '../images/apps.ts';
import { MANIFESTS, reduceManifests } from '../images/production-manifests.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const OUTPUT = join(ROOT, 'dist', 'sbom.cdx.json');

const copy = mkdtempSync(join(tmpdir(), 'araucaria-talentos-'));
try {
  for (const file of globSync(['package-lock.json', ...MANIFESTS], { cwd: ROOT }))
    cpSync(join(ROOT, file), join(copy, file));
  reduceManifests(copy);
  const workspaces = PRODUCTION_WORKSPACES.flatMap((name) => ['-w', name]);
  const { status, stdout, stderr } = spawnSync(
    'npm',
    [
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--package-lock-only',
      '--omit=dev',
      ...workspaces,
    ],
    { cwd: copy, encoding: 'utf8', maxBuffer: 100 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
  const bill = JSON.parse(stdout);
  // npm names the product after its folder.
  bill.metadata.component.name = 'araucaria-talentos';
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(OUTPUT, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${OUTPUT}: ${bill.components.length} components`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
