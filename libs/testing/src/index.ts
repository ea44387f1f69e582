// For tests of the running product: nothing of this entry loads Nest or the libraries of the servers, which takes a second
// of a core for each file. What starts a service in the test itself is in `@araucaria/testing/service`.
import type {} from './asymmetric-matchers.js';

export * from './actors.js';
export * from './applicants.js';
export * from './authenticator-app.js';
export * from './business-days.js';
export * from './candidate-rows.js';
export * from './captcha.js';
export * from './constraints.js';
export * from './failed-message.js';
export * from './failure-artifacts.js';
export * from './faults-result.js';
export * from './jpeg.js';
export * from './live-stream.js';
export * from './long-form.js';
export * from './otlp-collector.js';
export * from './redis-sentinel.js';
export * from './settle.js';
export * from './steady-load.js';
export * from './story.js';
export * from './software-passkey.js';
export * from './test-database.js';
export * from './systems/test-system.js';
export * from './undo-window.js';
export * from './visitor.js';
export { freePort } from '@araucaria/local/ports';
