/**
 * Installs the production packages of one image in the Dockerfile, and writes their bill of materials to
 * `sbom.cdx.json`: node install.ts <name>, in a tree of reduced manifests.
 */
import { imageContents } from './apps.ts';
import { npmOf, writeBill } from './bill-of-materials.ts';

const { name, workspaces } = imageContents(process.argv[2]);
npmOf(workspaces, ['ci', '--ignore-scripts']);
writeBill('sbom.cdx.json', `araucaria-talentos-${name}`, workspaces);
