import { withoutPlace } from '../entries/places.js';
import type { Unit } from '../entries/units.js';
import { evidenceAt } from '../../rule.js';
import type { FoundJob } from './job-at.js';
import { commaParts, titleParts } from './job-titles.js';
import { beginsLikeEmployer, beginsWithRole, isLabelledTitle, namesRole } from '../../lexicon/job-words.js';

/** In characters. A longer text is a description and does not name a job. */
const MAX_LENGTH = 130;
const MAX_TITLE_LENGTH = 60;
/** 'Maquiadora autônoma' has no employer. */
const OWN = /^\p{Lu}\p{L}+(?:\s\p{L}+)?\s(?:aut[ôo]nom[oa]|freelancer?)$/iu;

/** 'Diárias em várias casas' */
const isAmongOthers = (text: string) => /\bv[áa]ri[oa]s\b/i.test(text);

/** Jobs in a section without dates: each line that names a trade and an employer, or a bold one over the other. */
export function undatedJobs(units: Unit[]): FoundJob[] {
  return withWholeTitles(units).flatMap((unit) => {
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
    const isOwn = OWN.test(text) && unit.full.length < MAX_TITLE_LENGTH && !unit.isItem;
    if (position === undefined || (company === undefined && !isOwn)) return [];
    return [
      {
        job: {
          position,
          company: withoutPlace(company ?? ''),
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

/** 'Studio Bella Face' in bold print over 'Maquiadora', as one line. */
function withWholeTitles(units: Unit[]): Unit[] {
  return units.map((unit, index) => {
    const below = units[index + 1];
    if (!below || !unit.bold || below.bold || !isShort(unit) || !isShort(below)) return unit;
    const [above, under] = [unit, below].map(({ text }) => titleParts(text).some(namesRole));
    const isPair =
      above !== under && /^\p{Lu}/u.test(below.text) && (under === false || beginsWithRole(below.text));
    if (!isPair || (under === false && !beginsLikeEmployer(below.text))) return unit;
    const text = `${under ? unit.text.replace(/\s[-–|]\s/g, ', ') : unit.text} | ${below.text}`;
    return { ...unit, text, full: text };
  });
}

const isShort = ({ text, isItem, period }: Unit) =>
  !isItem && !period && text.length < MAX_TITLE_LENGTH && !/[.;:]$/.test(text);
