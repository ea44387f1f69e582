import type { Mail } from './mailer.js';

/** A mail that is written and addressed. */
export type ComposedEmail = Omit<Mail, 'messageId'>;
