/**
 * Installs the production packages of one image in the Dockerfile, and writes their bill of materials to
 * `sbom.cdx.json`: node install.ts <name>, in a tree of manifests, which it reduces.
 */
import { imageContents } from './apps.ts';
import { npmOf, writeBill } from './bill-of-materials.ts';
import { dependOnlyOn, withoutDevelopment } from './production-manifests.ts';

const { name, workspaces, packages } = imageContents(process.argv[2]);
withoutDevelopment('.');
// The bill lists also what the bundle holds.
writeBill('sbom.cdx.json', `araucaria-talentos-${name}`, workspaces);
if (packages) dependOnlyOn(packages, workspaces, '.');
npmOf(workspaces, ['ci', '--ignore-scripts']);
