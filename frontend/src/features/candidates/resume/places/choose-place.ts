import type { Occurrence, Part, PlaceSearch, WantedValue, Wording } from './place-search';

/** Where a value stands. */
export interface Place {
  id: string;
  /** From 1. */
  page: number;
  /** Of its parts, in the order of the file. */
  occurrences: Occurrence[];
}

/** Letters between parts that belong together: three lines. */
const REACH = 240;
/** A less exact wording counts as so many letters of distance. */
const RANK_LETTERS = 20;

/** Where the value stands; of several places the one where most of its parts are near each other, then the first. */
export function choosePlace({ id, wordings, page }: WantedValue, search: PlaceSearch): Place | undefined {
  for (const wording of wordings) {
    const occurrences = best(wording, (part) =>
      search.occurrences(part).filter((each) => page === undefined || each.page === page),
    );
    const [first] = occurrences.sort((a, b) => a.from - b.from);
    if (first) return { id, page: first.page, occurrences };
  }
  return undefined;
}

interface Nearest {
  occurrence: Occurrence;
  cost: number;
}

function best(
  { anchors, nearby = [], hints = [], reach = REACH, needsAll = false }: Wording,
  find: (part: Part) => Occurrence[],
): Occurrence[] {
  const found = new Map([...anchors, ...nearby, ...hints].map((part) => [part, find(part)]));
  let chosen: { cost: number; occurrences: Occurrence[] } | undefined;
  for (const anchor of anchors)
    for (const centre of found.get(anchor) ?? []) {
      let cost = centre.rank * RANK_LETTERS;
      const occurrences = [centre];
      let isComplete = true;
      for (const [part, places] of found) {
        if (part === anchor) continue;
        const nearest = nearestTo(centre, places, reach);
        cost += nearest?.cost ?? 2 * reach;
        if (!nearest && anchors.includes(part)) isComplete = false;
        if (
          nearest &&
          !hints.includes(part) &&
          !occurrences.some((each) => overlap(each, nearest.occurrence))
        )
          occurrences.push(nearest.occurrence);
      }
      if ((isComplete || !needsAll) && cost < (chosen?.cost ?? Infinity)) chosen = { cost, occurrences };
    }
  return chosen?.occurrences ?? [];
}

function nearestTo(centre: Occurrence, places: readonly Occurrence[], reach: number): Nearest | undefined {
  let nearest: Nearest | undefined;
  for (const occurrence of places) {
    const distance = Math.max(occurrence.from - centre.to, centre.from - occurrence.to, 0);
    if (occurrence.page !== centre.page || distance > reach) continue;
    const cost = distance + occurrence.rank * RANK_LETTERS;
    if (cost < (nearest?.cost ?? Infinity)) nearest = { occurrence, cost };
  }
  return nearest;
}

const overlap = (a: Occurrence, b: Occurrence): boolean =>
  a.page === b.page && a.from < b.to && b.from < a.to;
