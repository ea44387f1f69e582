import { defineConfig } from 'rolldown';

/** Packages with native code or data files, and optional packages that libraries load only if they are installed. */
const EXTERNAL = [
  /^@node-rs\//,
  /^@bull-board\//,
  /^swagger-ui-dist/,
  // Must exist once: it does not recognise objects of another copy.
  /^graphql($|\/)/,
  /^@grpc\//,
  /^@nestjs\/(websockets|platform-express|mongoose|typeorm|sequelize|axios)/,
  /^@mikro-orm\/(mongodb|mysql|mariadb|mssql|sqlite|libsql|oracledb|entity-generator|seeder)/,
  /^@nats-io\//,
  /^@valkey\//,
  /^(kafkajs|mqtt|amqplib|amqp-connection-manager|pg-native)$/,
];

/**
 * A process and all that it imports in one file: to find and read two and a half thousand modules, one by one, takes
 * longer than all the rest of its start. Called in a project's folder, after its build.
 */
export default defineConfig({
  input: 'dist/main.js',
  platform: 'node',
  external: EXTERNAL,
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
});
