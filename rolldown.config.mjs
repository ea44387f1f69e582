import { defineConfig } from 'rolldown';

/** What has native code or files of its own beside it, and what libraries load only where somebody has installed it. */
const EXTERNAL = [
  /^@node-rs\//,
  /^@bull-board\//,
  /^swagger-ui-dist/,
  // One of its kind: it tells its own objects from those of another copy.
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
  // Tables, tokens and messages are named after classes.
  output: { dir: 'dist/bundle', format: 'esm', keepNames: true },
  logLevel: 'warn',
});
