import { takePeriod } from '../../lexicon/entry-period.js';
import type { Unit } from '../entries/units.js';

const LABEL = /^[^:;\d]{3,40}:\s+(?=\p{Lu})/u;
const MAX_LISTED = 12;

/** 'Early career: Auditor, Ashby LLP, 2004 to 2009; Clerk, Otley Council, 2002 to 2004': each part with its period is a job. */
export function withListedJobs(units: Unit[]): Unit[] {
  return units.flatMap((unit) => {
    const pieces = unit.full.split(/;\s+/);
    if (pieces.length < 2 || pieces.length > MAX_LISTED || unit.isItem) return [unit];
    const jobs = pieces.map((piece, at) => jobOfPiece(unit, at === 0 ? piece.replace(LABEL, '') : piece));
    return jobs.every(({ period, text }) => period !== undefined && /^\p{Lu}/u.test(text)) ? jobs : [unit];
  });
}

function jobOfPiece(unit: Unit, full: string): Unit {
  const { period, rest } = takePeriod(full);
  return { ...unit, full, text: rest.trim(), period: period?.start ? period : undefined };
}
