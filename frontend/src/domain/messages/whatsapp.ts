import { internationalNumber } from '@araucaria/contracts/domain';
import { graphql } from '../../generated';

/** Whether WhatsApp is connected; otherwise staff send messages by hand. */
export const MESSAGE_WAYS = graphql(`
  query MessageWays {
    messageWays {
      whatsApp
    }
  }
`);

/** The conversation with a number, as it was typed; undefined if it has no area code. */
export function whatsAppLink(phone: string, text = ''): string | undefined {
  const number = internationalNumber(phone);
  return number && `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}
