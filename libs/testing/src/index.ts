export * from './actors.js';
export * from './settle.js';
export * from './test-database.js';
export * from './test-service.js';
