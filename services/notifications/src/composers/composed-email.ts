import type { Mail } from '../deliveries/mailer.service.js';

/** An e-mail with its recipient; the e-mail channel adds the message id of the delivery. */
export type ComposedEmail = Omit<Mail, 'messageId'> & {
  /** `Delivery.named`. */
  named?: string[];
};
