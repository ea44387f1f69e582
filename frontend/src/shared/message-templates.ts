import { graphql } from '../generated';
import type { MessageTemplatesQuery } from '../generated/graphql';

/** Read by the page that keeps them and by the invitation that uses one. */
export const MESSAGE_TEMPLATES = graphql(`
  query MessageTemplates {
    messageTemplates {
      id
      title
      type
      content
    }
  }
`);

export type MessageTemplate = MessageTemplatesQuery['messageTemplates'][number];

/** What a text stands for until it is known: `[nome]`, `[vaga]` and so on. */
export function fillTemplate(content: string, values: Record<string, string>): string {
  return content.replace(/\[([^[\]]+)\]/g, (whole, name: string) => values[name.toLowerCase()] ?? whole);
}

/** The places that are still to be filled in by hand. */
export const openPlaces = (text: string): string[] => [...new Set(text.match(/\[[^[\]\n]+\]/g))];
