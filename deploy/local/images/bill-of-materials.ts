import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const MAX_OUTPUT_BYTES = 100 * 1024 * 1024;

/** Runs npm for the production packages of workspaces in a tree of reduced manifests. @throws {Error} with its output */
export function npmOf(workspaces: readonly string[], args: string[], cwd = '.'): string {
  const selected = workspaces.flatMap((workspace) => ['-w', workspace]);
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--omit=dev', ...selected], {
    ...{ cwd, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES },
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/**
 * Writes the bill of materials of workspaces in CycloneDX's JSON format.
 * @param name of the product, which npm would name after its folder
 */
export function writeBill(file: string, name: string, workspaces: readonly string[], cwd = '.'): void {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const bill = JSON.parse(npmOf(workspaces, args, cwd)) as {
    metadata: { component: { name: string } };
    components: unknown[];
  };
  bill.metadata.component.name = name;
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} components`);
}
