export * from './open-disk.js';
export * from './resume-files.js';
