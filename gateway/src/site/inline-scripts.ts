import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from './inline-styles.js';

/** A script that runs before the first paint. Scripts of the build are modules and stay files. */
const SCRIPT = /<script src="\/([\w-]+\.js)"><\/script>/g;
const COMMENT_LINE = /^\s*\/\/.*\n/gm;

/**
 * Writes the small scripts that block the first paint into the HTML: as files they cost a slow phone a round trip.
 * @returns the HTML, and the sources by which a content security policy allows exactly these scripts
 */
export function inlineScripts(html: string, folder: string): { html: string; sources: string[] } {
  const sources: string[] = [];
  const inlined = html.replace(SCRIPT, (_element, file: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(COMMENT_LINE, '')
      .replace(/\s+/g, ' ')
      .trim();
    sources.push(hashSource(text));
    return `<script>${text}</script>`;
  });
  return { html: inlined, sources };
}
