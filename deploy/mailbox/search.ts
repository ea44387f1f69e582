import type { MailMessage } from './mail-message.ts';

/** The filters of Mailpit's searches that this mailbox knows. As there, they match a part of the text in any case. */
const FILTERS: Record<string, (message: MailMessage) => string> = {
  'message-id': ({ messageId = '' }) => messageId,
  to: ({ to, toHeader }) => [...to, toHeader].join(' '),
  addressed: ({ from, fromHeader, to, toHeader }) => [from, fromHeader, ...to, toHeader].join(' '),
};

/**
 * The condition of a search: filters such as `message-id:<part>`, separated by spaces, that all match.
 * @returns undefined for any other search, which a deletion must not guess
 */
export function parseSearch(query: string): ((message: MailMessage) => boolean) | undefined {
  const terms = query.split(/\s+/).filter(Boolean);
  const conditions = terms.map((term) => {
    const [, name = '', text = ''] = /^([a-z-]+):"?([^"]+)"?$/.exec(term) ?? [];
    const textOf = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
    return textOf && ((message: MailMessage) => textOf(message).toLowerCase().includes(text.toLowerCase()));
  });
  if (!conditions.length || conditions.includes(undefined)) return undefined;
  return (message) => conditions.every((matches) => matches?.(message));
}
