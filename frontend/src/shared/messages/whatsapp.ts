import { graphql } from '../../generated';

/** Whether WhatsApp is connected, or staff send messages by hand. */
export const MESSAGE_WAYS = graphql(`
  query MessageWays {
    messageWays {
      whatsApp
    }
  }
`);

/** Country of a number that names none. */
const BRAZIL = '55';

/** The digits that WhatsApp dials: a Brazilian number without its country gets it. */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  return phone.trim().startsWith('+') || digits.length > 11 ? digits : BRAZIL + digits;
}
