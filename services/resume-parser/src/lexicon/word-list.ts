import { readFileSync } from 'node:fs';

/**
 * Reads a list of lists/<name>.txt. A line that begins with '#' is a comment, '[group]' begins a group. All other lines
 * are data, and stay in their order: in a list of patterns the first match counts.
 */
export function readGroups(name: string): Map<string, string[]> {
  // The path is also right from the folder of the bundle.
  const text = readFileSync(new URL(`../lexicon/lists/${name}.txt`, import.meta.url), 'utf8');
  const groups = new Map<string, string[]>();
  let group: string[] | undefined;
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const title = /^\[([^\]]+)\]$/.exec(line)?.[1];
    if (title !== undefined || group === undefined) groups.set(title ?? '', (group = []));
    if (title === undefined) group.push(line);
  }
  return groups;
}

export function readLines(name: string): string[] {
  return [...readGroups(name).values()].flat();
}

/** The words of a list, or of one of its groups. */
export function readWords(name: string, group?: string): string[] {
  const lines = group === undefined ? readLines(name) : (readGroups(name).get(group) ?? []);
  return lines.flatMap((line) => line.split(/\s+/)).filter((word) => word !== '');
}

/** The entries of a list, or of one of its groups, where entries are divided by semicolons and may hold spaces. */
export function readEntries(name: string, group?: string): string[] {
  const lines = group === undefined ? readLines(name) : (readGroups(name).get(group) ?? []);
  return lines.flatMap((line) => line.split(';')).flatMap((entry) => entry.trim() || []);
}

/** One pattern of many: any of `parts` between `before` and `after`. */
export function anyOf(parts: readonly string[], before = '', after = '', flags = ''): RegExp {
  return new RegExp(`${before}(?:${parts.join('|')})${after}`, flags);
}
