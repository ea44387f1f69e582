import { withoutPlace } from '../entries/places.js';
import type { Unit } from '../entries/units.js';
import { evidenceAt } from '../../rule.js';
import type { FoundJob } from './job-at.js';
import { commaParts, titleParts } from './job-titles.js';
import { beginsLikeEmployer, isLabelledTitle, namesRole } from './job-words.js';

/** In characters. A longer text is a description and does not name a job. */
const MAX_LENGTH = 130;

/** 'Diárias em várias casas' */
const isAmongOthers = (text: string) => /\bv[áa]ri[oa]s\b/i.test(text);

/** Jobs in a section without dates: each line that names a trade and an employer. */
export function undatedJobs(units: Unit[]): FoundJob[] {
  return units.flatMap((unit) => {
    const { full, text, line } = unit;
    if (
      isAmongOthers(full) ||
      full.length > MAX_LENGTH ||
      (/[.;]$/.test(full) && !unit.isItem) ||
      isLabelledTitle(text)
    )
      return [];
    const parts = titleParts(text).flatMap(commaParts);
    const position = parts.find((part) => namesRole(part));
    const others = parts.filter((part) => part !== position);
    const company =
      others.find(beginsLikeEmployer) ?? others.find((part) => /^\p{Lu}/u.test(part) && !namesRole(part));
    if (position === undefined || company === undefined) return [];
    return [
      {
        job: {
          position,
          company: withoutPlace(company),
          startDate: '',
          endDate: '',
          isCurrent: false,
          description: '',
        },
        evidence: evidenceAt(line, [{ rule: 'a trade and an employer without a date', points: 0 }]),
      },
    ];
  });
}
