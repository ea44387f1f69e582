export interface ScoreRange {
  minScore?: number;
  maxScore?: number;
}

const RANGE = /^(\d{1,3})?-(\d{1,3})?$/;

/** The conditions of a range in the address, `60-80`, `60-` or `-40`; none for any other text. */
export function scoreRangeOf(text: string): ScoreRange {
  const [, from, to] = RANGE.exec(text) ?? [];
  const minScore = from === undefined ? undefined : Number(from);
  const maxScore = to === undefined ? undefined : Number(to);
  if ((minScore ?? 0) > (maxScore ?? 100) || (maxScore ?? 0) > 100) return {};
  return {
    ...(minScore !== undefined && { minScore }),
    ...(maxScore !== undefined && { maxScore }),
  };
}

/** The range in words; empty for what is not a range. */
export function scoreRangeText(text: string): string {
  const { minScore, maxScore } = scoreRangeOf(text);
  if (minScore !== undefined && maxScore !== undefined) return `${minScore} a ${maxScore}`;
  if (minScore !== undefined) return `${minScore} ou mais`;
  return maxScore === undefined ? '' : `até ${maxScore}`;
}
