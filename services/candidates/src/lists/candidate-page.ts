import { pageNumbers, type CandidatePage, type CandidateView } from '@araucaria/contracts';

/** The size of a page when the caller names none. */
export const CANDIDATES_PER_PAGE = 10;

/** A page of a list with `total` candidates. */
export function candidatePage(
  candidates: CandidateView[],
  { total, page, limit }: { total: number; page: number; limit: number },
): CandidatePage {
  return { candidates, pagination: { ...pageNumbers({ total, page, limit }), totalCandidates: total } };
}
