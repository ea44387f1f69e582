import { graphql } from '../../generated';

/** Whether WhatsApp is connected; otherwise staff send messages by hand. */
export const MESSAGE_WAYS = graphql(`
  query MessageWays {
    messageWays {
      whatsApp
    }
  }
`);

/** Country code of a number without one. */
const BRAZIL = '55';

/** The digits of a number as WhatsApp expects them, with the country code. */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  return phone.trim().startsWith('+') || digits.length > 11 ? digits : BRAZIL + digits;
}
