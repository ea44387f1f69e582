import { useEffect, useMemo, useState } from 'react';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { CandidateDetail } from '../candidates-queries';
import { usePlaces } from './resume-places';
import { findPlaces, type FoundPlaces } from './places/find-places';
import type { WantedValue } from './places/place-search';
import { wantedValues } from './places/wanted-values';

/** Where the candidate's values stand on the pages; undefined until all of them were searched. */
export function useFoundPlaces(
  pages: { shown: readonly PDFPageProxy[]; total: number } | undefined,
  candidate: CandidateDetail,
): FoundPlaces | undefined {
  const { report } = usePlaces();
  const [found, setFound] = useState<FoundPlaces>();
  // A new score makes a new candidate with the same values.
  const wanted = useMemo(() => JSON.stringify(wantedValues(candidate)), [candidate]);
  useEffect(() => {
    if (!pages) return undefined;
    let current = true;
    void findPlaces(pages.shown, JSON.parse(wanted) as WantedValue[], () => current).then((result) => {
      if (!current || !result) return;
      setFound(result);
      report({
        found: new Set(result.places.map(({ id }) => id)),
        isComplete: result.isWhole && pages.shown.length === pages.total && result.places.length > 0,
      });
    });
    return () => {
      current = false;
    };
  }, [pages, wanted, report]);
  return found;
}
