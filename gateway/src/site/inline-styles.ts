import { lookup } from '@araucaria/contracts';
import { createHash } from 'node:crypto';

const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs;
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
/** The characters that React escapes in attributes. */
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * The sources of `style-src` that allow exactly the inline styles of a page. Hashes instead of a nonce: a page is cached as
 * bytes and confirmed by 304, so that all its visitors would get the same nonce.
 * @param styles the `<style>` elements of the page
 * @param html markup that React wrote: quotes in texts are escaped, so that no text of a user looks like an attribute
 */
export function inlineStyleSources(styles: string, html: string): string[] {
  const elements = matches(styles, STYLE_ELEMENT).filter((text) => text !== '');
  const attributes = matches(html, STYLE_ATTRIBUTE).map((text) =>
    text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => lookup(ENTITIES, entity) as string),
  );
  // Hashes apply to attributes only beside this keyword.
  return [...(attributes.length ? ["'unsafe-hashes'"] : []), ...[...elements, ...attributes].map(hashSource)];
}

/** Each text once. */
const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, content = '']) => content)),
];

/** The source of a policy that allows an inline style or script by its text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
