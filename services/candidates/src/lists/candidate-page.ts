import { pageNumbers, type CandidatePage, type CandidateView } from '@araucaria/contracts';

export const CANDIDATES_PER_PAGE = 10;

export function candidatePage(
  candidates: CandidateView[],
  { total, page, limit }: { total: number; page: number; limit: number },
): CandidatePage {
  return { candidates, pagination: { ...pageNumbers({ total, page, limit }), totalCandidates: total } };
}
