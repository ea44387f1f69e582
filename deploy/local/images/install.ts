/**
 * Installs the production packages of one image in the Dockerfile, and writes their bill of materials to
 * `sbom.cdx.json`: node install.ts <name>, in a tree of reduced manifests.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { imageContents } from './apps.ts';

const image = imageContents(process.argv[2]);
const workspaces = image.workspaces.flatMap((workspace) => ['-w', workspace]);

function npm(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--omit=dev', ...workspaces], {
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

npm(['ci', '--ignore-scripts']);
const bill = JSON.parse(
  npm(['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']),
) as { metadata: { component: { name: string } }; components: unknown[] };
// npm names the product after its folder.
bill.metadata.component.name = `araucaria-talentos-${image.name}`;
writeFileSync('sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${image.name}: ${bill.components.length} components`);
