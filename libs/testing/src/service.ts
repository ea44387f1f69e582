export * from './call-keys.js';
export * from './cleaning.js';
export * from './service-stub.js';
export * from './test-service.js';
