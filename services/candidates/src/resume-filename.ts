const LONGEST = 120;

/** A name that is safe in a header and on every file system: no folders, no control characters, `.pdf` at the end. */
export function resumeFilename(sent: string | undefined): string {
  const base = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const words = base
    .replace(/[\p{C}"'<>:|?*;%]/gu, '')
    .replace(/\.pdf$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const bounded = Array.from(words)
    .slice(0, LONGEST - 4)
    .join('');
  return `${bounded || 'curriculo'}.pdf`;
}
