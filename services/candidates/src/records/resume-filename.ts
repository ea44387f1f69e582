/** Characters of the whole name, the extension included. */
const MAX_CHARACTERS = 120;
const EXTENSION = '.pdf';

/** A name that is safe in a header and on every file system: no folders, no control characters, `.pdf` at the end. */
export function resumeFilename(sent: string | undefined): string {
  const base = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const name = base
    .replace(/[\p{C}"'<>:|?*;%]/gu, '')
    .replace(/\.pdf$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const bounded = Array.from(name)
    .slice(0, MAX_CHARACTERS - EXTENSION.length)
    .join('');
  return `${bounded || 'curriculo'}${EXTENSION}`;
}
