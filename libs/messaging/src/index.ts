export { CandidateNames, fullNameOf } from './candidate-names.js';
export { DataVersion } from './data-version.js';
export * from './events.module.js';
export { Groups } from './groups.js';
export { OnEvent, OnEventGroup, OnEvents, type EventHandler, type ReceivedEvent } from './on-event.js';
export { Cron, OnTimer } from './on-timer.js';
export { Outbox, type OutboxRow } from './outbox.js';
export { Timers } from './timers.js';
export { COPY_RETRY_INTERVAL_MS, untilCopied } from './until-copied.js';
