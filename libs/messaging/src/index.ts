export * from './events.module.js';
export { OnEvent, type EventHandler } from './on-event.js';
export { OnWake, Sweep } from './on-timer.js';
export { Outbox } from './outbox.js';
export { Timers, type Wake } from './timers.js';
