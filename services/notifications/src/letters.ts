import type { Mail } from './mailer.js';

/** A mail that is written and addressed. */
export type Letter = Omit<Mail, 'messageId'>;
