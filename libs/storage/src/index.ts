export * from './resume-files.js';
