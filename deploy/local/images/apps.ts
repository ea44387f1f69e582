import { UNBUNDLED } from '../../../rolldown.config.mjs';
import { PROCESSES, type Process } from '../system/processes.ts';

/** What the image of one process holds. `docker build --build-arg APP=<name>` selects it. */
export interface ImageContents {
  /** The process, or what else runs from an image of its own: `migrations`, `backup`, `mailbox`. */
  name: string;
  /** For the label `org.opencontainers.image.description`. */
  description: string;
  /** Workspaces whose production dependencies the bill of materials lists. */
  workspaces: string[];
  /** Files and folders that are copied from the build, from the repository's root. */
  files: string[];
  command: [entry: string, ...args: string[]];
  /** The packages that are installed with what they depend on; without it, all on which the workspaces depend. */
  packages?: readonly string[];
  leftOut?: RegExp;
}

const schemas = PROCESSES.filter(({ hasSchema }) => hasSchema).map(({ name }) => name);
/** Migrations import other modules of `dist` than the bundled service. */
const SERVICES_THEMSELVES = /^services\/\w+\/dist\/bundle(\/|$)/;
const schemaModules = schemas.map((name) => `services/${name}/dist/schema.js`);

/** What the image of a process holds beyond its bundle. */
const MORE: Record<string, Partial<ImageContents>> = {
  // GraphQL's documents are read from the folder above the bundle.
  gateway: { workspaces: ['gateway'], files: ['gateway/dist', 'frontend/dist'] },
  'resume-parser': {
    files: ['services/resume-parser/dist'],
    packages: [...UNBUNDLED['resume-parser'], '@araucaria/contracts'],
    // Recognition uses the cores for LSTM models, and the smaller data. Those of `.wasm.js`, all but one of PDFium's entries, and
    // the `web` of pdf-parse are for browsers.
    leftOut:
      /\/tesseract-core(-simd|-relaxedsimd)?\.(js|wasm)$|\/tesseract-core[\w-]*\.wasm\.js$|\/pdfium\/dist\/(index\.(cjs|esm\.[a-z0-9]+\.js)|(worker\.bundle|pdfium\.wasm\.base64-\w+)\.js)$|\/(eng|por)\/4\.0\.0\/|\/pdf-parse\/dist\/pdf-parse\/web\//,
  },
};

const imageOf = ({ name, description, entry }: Process): ImageContents => ({
  name,
  description,
  workspaces: [`services/${name}`],
  files: [`services/${name}/dist/bundle`],
  command: [entry],
  packages: UNBUNDLED[name as keyof typeof UNBUNDLED] ?? [],
  ...MORE[name],
});

export const IMAGES: ImageContents[] = [
  ...PROCESSES.map(imageOf),
  {
    name: 'migrations',
    description: 'Applies the migrations of all services and ends',
    workspaces: ['libs/database'],
    files: schemas.map((name) => `services/${name}/dist`),
    command: ['libs/database/dist/migrate-services.js', ...schemaModules],
    leftOut: SERVICES_THEMSELVES,
  },
  {
    name: 'backup',
    description:
      'Backs up the database and the files, verifies and restores them, and serves metrics about them',
    workspaces: ['deploy/backup'],
    files: ['deploy/backup', ...schemas.map((name) => `services/${name}/dist`)],
    command: ['deploy/backup/main.ts'],
    leftOut: SERVICES_THEMSELVES,
  },
  {
    name: 'mailbox',
    description: 'Shows every e-mail and delivers none',
    workspaces: ['deploy/mailbox'],
    files: ['deploy/mailbox'],
    command: ['deploy/mailbox/main.ts'],
  },
];

/** The workspaces that run in production; the site is bundled and needs no packages. The libraries of the migrations are part of what the services install. */
export const PRODUCTION_WORKSPACES = [...new Set(IMAGES.flatMap(({ workspaces }) => workspaces))].filter(
  (folder) => !folder.startsWith('libs/'),
);

/** @throws {Error} naming the images that exist */
export function imageContents(name: string | undefined): ImageContents {
  const found = IMAGES.find((image) => image.name === name);
  if (!found) throw new Error(`APP is one of ${IMAGES.map((image) => image.name).join(', ')}, not '${name}'`);
  return found;
}
