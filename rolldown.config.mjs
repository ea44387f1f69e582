import { basename } from 'node:path';

/**
 * The packages that a process loads from `node_modules`, where its image has them installed: those with native code or data
 * files, those of child processes, which are not bundled, and `graphql`, which does not recognise objects of another copy.
 */
export const UNBUNDLED = {
  gateway: ['@bull-board/api', '@bull-board/fastify', '@bull-board/ui', 'graphql', 'swagger-ui-dist'],
  users: ['@node-rs/argon2', 'fxa-common-password-list'],
  'resume-parser': [
    ...['@hyzyla/pdfium', 'pdf-parse', 'pdfjs-dist'],
    ...['@tesseract.js-data/eng', '@tesseract.js-data/por', 'tesseract.js'],
  ],
};

/** Packages that libraries load only if they are installed. */
const OPTIONAL = [
  /^@grpc\//,
  /^@nestjs\/(websockets|platform-express|mongoose|typeorm|sequelize|axios)/,
  /^@mikro-orm\/(mongodb|mysql|mariadb|mssql|sqlite|libsql|oracledb|entity-generator|seeder)/,
  /^@nats-io\//,
  /^@valkey\//,
  /^(kafkajs|mqtt|amqplib|amqp-connection-manager|pg-native)$/,
];

const unbundled = UNBUNDLED[basename(process.cwd())] ?? [];
const isOf = (specifier) => (name) => specifier === name || specifier.startsWith(`${name}/`);

/**
 * A process and all that it imports in one file: to find and read two and a half thousand modules, one by one, takes
 * longer than all the rest of its start. Called in a project's folder, after its build.
 */
export default {
  input: 'dist/main.js',
  platform: 'node',
  external: (specifier) =>
    unbundled.some(isOf(specifier)) || OPTIONAL.some((pattern) => pattern.test(specifier)),
  output: {
    dir: 'dist/bundle',
    format: 'esm',
    // Tables, tokens and messages are named after classes.
    keepNames: true,
    // V8 keeps the source, with two bytes for each character if one is not ASCII. Licences are in the SBOM.
    charset: 'ascii',
    comments: false,
  },
  logLevel: 'warn',
};
