export * from './events.module.js';
export { OnEvent, type EventHandler } from './on-event.js';
export { Outbox } from './outbox.js';
