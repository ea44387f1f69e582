import type {} from './asymmetric-matchers.js';

export * from './actors.js';
export * from './applicants.js';
export * from './authenticator-app.js';
export * from './business-days.js';
export * from './call-keys.js';
export * from './captcha.js';
export * from './cleaning.js';
export * from './live-stream.js';
export * from './migrations.js';
export * from './otlp-collector.js';
export * from './settle.js';
export * from './steady-load.js';
export * from './software-passkey.js';
export * from './test-database.js';
export * from './test-service.js';
export * from './test-system.js';
export * from './visitor.js';
