import { median } from './median.js';

/** The size of the body text, in points: that of most of the text, as long lines count more. */
export function bodySizeOf(lines: readonly { text: string; size: number }[]): number {
  return median(
    lines.flatMap((line) => Array.from({ length: Math.ceil(line.text.length / 20) }, () => line.size)),
  );
}
