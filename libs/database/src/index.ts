export * from './csv-lines.js';
export { Database } from './database.js';
export * from './database.module.js';
export * from './database-errors.js';
export * from './demo-seeder.js';
export * from './messaging-tables.sql.js';
export { migrateSchema, type MigrationClass, type RepeatableErasure, type ServiceSchema } from './migrate.js';
export * from './outbox-event.entity.js';
export * from './view-columns.js';
