/** Writes the bill of materials of the production image, in CycloneDX's JSON format, to `dist/sbom.cdx.json`. */
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { PRODUCTION_WORKSPACES } from '../images/apps.ts';
import { writeBill } from '../images/bill-of-materials.ts';
import { MANIFESTS, withoutDevelopment } from '../images/production-manifests.ts';

const copy = mkdtempSync(join(tmpdir(), 'araucaria-talentos-'));
try {
  for (const file of globSync(['package-lock.json', ...MANIFESTS], { cwd: ROOT }))
    cpSync(join(ROOT, file), join(copy, file));
  withoutDevelopment(copy);
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeBill(join(ROOT, 'dist', 'sbom.cdx.json'), 'araucaria-talentos', PRODUCTION_WORKSPACES, copy);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
