/** What migrations of services share and what a backup asks of them: an entry without NestJS, which neither needs. */
export { CREATE_ANSWERS } from './ask-before-lock.js';
export { knownMigrations } from './baseline.js';
export { CREATE_CRON_RUN, MESSAGING_TABLES } from './messaging-tables.sql.js';
export { createRowCounts } from './row-counts.js';
export { ADD_FORM_HASH, CREATE_STORED_FORM } from './stored-form.sql.js';
