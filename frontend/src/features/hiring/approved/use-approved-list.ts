import { isApproved, lookup } from '@araucaria/contracts/domain';
import type { ApprovedSort } from '../../../generated/graphql';
import { isNotFound } from '../../../shared/api/is-not-found';
import { useFreshQuery, usePageQuery } from '../../../shared/api/use-fresh-query';
import { useMissingTarget } from '../../../shared/lists/use-missing-target';
import { pageNumber } from '../../../shared/lists/use-url-state';
import { APPROVED_CANDIDATE, APPROVED_PAGE, type ApprovedCandidate } from '../hiring-queries';

const SORTS: Record<string, ApprovedSort> = {
  candidato: 'name_ASC',
  '-candidato': 'name_DESC',
  vaga: 'job_ASC',
  '-vaga': 'job_DESC',
  progresso: 'progress_ASC',
  '-progresso': 'progress_DESC',
  inicio: 'startDate_ASC',
  '-inicio': 'startDate_DESC',
};

interface ApprovedView {
  search: string;
  sort: string;
  page: string;
  /** The candidate whose status is to be advanced. */
  avancar: string;
}

/** Loads the page of approved candidates that the address names. While the next page loads the last one stays. */
export function useApprovedList(view: ApprovedView, forget: () => void) {
  const page = pageNumber(view.page);
  const query = usePageQuery(APPROVED_PAGE, {
    variables: { page, search: view.search.trim() || null, sort: lookup(SORTS, view.sort) ?? null },
  });
  const result = query.data?.approvedPage;
  // A candidate who was just rejected leaves the list before it is refetched.
  const rows = result?.candidates.filter(({ status }) => status !== 'rejected');
  return {
    query,
    rows,
    page,
    total: result?.pagination.totalCandidates ?? 0,
    limit: result?.pagination.limit ?? rows?.length ?? 0,
    opened: useOpened(view.avancar, rows, forget),
  };
}

/** The approved candidate whom the address names: from the page of the list, or loaded if another page shows them. */
function useOpened(
  id: string,
  rows: ApprovedCandidate[] | undefined,
  forget: () => void,
): ApprovedCandidate | undefined {
  const listed = rows?.find((row) => String(row.id) === id);
  const { data, error } = useFreshQuery(APPROVED_CANDIDATE, {
    variables: { id: Number(id) },
    skip: !rows || Boolean(listed) || !/^\d{1,9}$/.test(id),
  });
  const loaded = data?.candidate;
  const isOther = loaded && !isApproved(loaded.status);
  const missing = isOther ? 'Este candidato não está entre os aprovados' : 'Este candidato não existe mais';
  useMissingTarget(
    !listed && (isOther || loaded === null || isNotFound(error)) ? missing : undefined,
    forget,
  );
  if (listed) return listed;
  return loaded && String(loaded.id) === id && !isOther ? loaded : undefined;
}
