import { PROCESSES } from '../system/processes.ts';

/** What the image of one process holds. `docker build --build-arg APP=<name>` selects it. */
export interface ImageContents {
  /** The process, or what else runs from an image of its own: `migrations`, `backup`, `mailbox`. */
  name: string;
  /** For the label `org.opencontainers.image.description`. */
  description: string;
  /** Workspaces whose production dependencies are installed and listed in the bill of materials. */
  workspaces: string[];
  /** Files and folders that are copied from the build, from the repository's root. */
  files: string[];
  /** The program, and its arguments. */
  command: [entry: string, ...args: string[]];
  /** Further files that run as processes or are loaded by a computed name, beside the program. */
  entries?: string[];
  /** Packages whose data files are opened by a computed name: no import shows them. */
  packages?: string[];
  /** Paths that match are left out. */
  leftOut?: RegExp;
}

const schemas = PROCESSES.filter(({ hasSchema }) => hasSchema).map(({ name }) => name);
/** Migrations import other modules of `dist` than the bundled service. */
const SERVICES_THEMSELVES = /^services\/\w+\/dist\/bundle(\/|$)/;
const schemaModules = schemas.map((name) => `services/${name}/dist/schema.js`);

const service = (name: string, description: string, packages: string[] = []): ImageContents => ({
  name,
  description,
  workspaces: [`services/${name}`],
  files: [`services/${name}/dist/bundle`],
  command: [`services/${name}/dist/bundle/main.js`],
  packages,
});

export const IMAGES: ImageContents[] = [
  {
    name: 'gateway',
    description: 'Site, REST and GraphQL',
    workspaces: ['gateway'],
    // GraphQL's documents are read from the folder above the bundle.
    files: ['gateway/dist', 'frontend/dist'],
    command: ['gateway/dist/bundle/main.js'],
    packages: ['@bull-board/ui', 'swagger-ui-dist'],
  },
  service('jobs', 'Jobs'),
  service('candidates', 'Candidates and their applications'),
  service('interviews', 'Interviews'),
  service('referrals', 'Referrals and their bonuses'),
  service('users', 'Accounts, audit trail and requests about personal data', ['fxa-common-password-list']),
  service('notifications', 'E-mail and WhatsApp'),
  {
    name: 'resume-parser',
    description: 'Reads résumés',
    workspaces: ['services/resume-parser'],
    files: ['services/resume-parser/dist'],
    command: ['services/resume-parser/dist/bundle/main.js'],
    entries: ['services/resume-parser/dist/parser-child.js', 'services/resume-parser/dist/scan-child.js'],
    packages: ['@tesseract.js-data/eng', '@tesseract.js-data/por'],
    // Recognition uses the cores for LSTM models, and the smaller data. Those of `.wasm.js`, all but one of PDFium's entries, and
    // the `web` of pdf-parse are for browsers.
    leftOut:
      /\/tesseract-core(-simd|-relaxedsimd)?\.(js|wasm)$|\/tesseract-core[\w-]*\.wasm\.js$|\/pdfium\/dist\/(index\.(cjs|esm\.[a-z0-9]+\.js)|(worker\.bundle|pdfium\.wasm\.base64-\w+)\.js)$|\/(eng|por)\/4\.0\.0\/|\/pdf-parse\/dist\/pdf-parse\/web\//,
  },
  {
    name: 'migrations',
    description: 'Applies the migrations of all services and ends',
    workspaces: ['libs/database'],
    files: schemas.map((name) => `services/${name}/dist`),
    command: ['libs/database/dist/migrate-services.js', ...schemaModules],
    entries: schemaModules,
    leftOut: SERVICES_THEMSELVES,
  },
  {
    name: 'backup',
    description:
      'Backs up the database and the files, verifies and restores them, and serves metrics about them',
    workspaces: ['deploy/backup'],
    files: ['deploy/backup', ...schemas.map((name) => `services/${name}/dist`)],
    command: ['deploy/backup/main.ts'],
    entries: schemaModules,
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

/** @throws {Error} naming the images that exist */
export function imageContents(name: string | undefined): ImageContents {
  const found = IMAGES.find((image) => image.name === name);
  if (!found) throw new Error(`APP is one of ${IMAGES.map((image) => image.name).join(', ')}, not '${name}'`);
  return found;
}
