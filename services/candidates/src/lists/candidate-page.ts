import type { CandidatePage, CandidateView } from '@araucaria/contracts';

/** The size of a page when the caller names none. */
export const CANDIDATES_PER_PAGE = 10;

/** A page of a list with `total` candidates. A list without candidates has one empty page. */
export function candidatePage(
  candidates: CandidateView[],
  { total, page, limit }: { total: number; page: number; limit: number },
): CandidatePage {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return {
    candidates,
    pagination: {
      currentPage: page,
      totalPages,
      totalCandidates: total,
      limit,
      hasNextPage: page < totalPages,
      hasPreviousPage: page > 1,
    },
  };
}
