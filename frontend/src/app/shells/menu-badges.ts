import { useMemo } from 'react';
import { usePermission } from '../../shared/session/use-permission';
import { RESPONSE_SETTINGS } from '../../domain/candidates/response-settings';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { formatCount } from '../../shared/format/formats';
import { graphql } from '../../generated';

// One query for each number: a role may read some of them only, and each becomes stale by changes of its own.

/** Candidates without an answer for so many days. Counted to 10,000 at most. */
export const OVERDUE_RESPONSES = graphql(`
  query OverdueResponses($days: Int!) {
    candidates(page: 1, limit: 1, filter: { withoutResponseDays: $days }) {
      pagination {
        totalCandidates
      }
    }
  }
`);

export const PAST_INTERVIEWS = graphql(`
  query PastInterviews {
    interviewCounts {
      awaitingOutcome
    }
  }
`);

export const DUE_BONUSES = graphql(`
  query DueBonuses {
    dueBonuses
  }
`);

/** What waits for the user behind an entry of the menu. */
export interface MenuBadge {
  count: number;
  /** The count with its noun. */
  text: string;
  /** The list of what waits. */
  to: string;
}

/** The badges by the address of their entry; only of what the user may act on, and only if something waits. */
export function useMenuBadges(): ReadonlyMap<string, MenuBadge> {
  const decides = usePermission('candidates.decide');
  const concludes = usePermission('interviews.conclude');
  const pays = usePermission('bonuses.pay');
  const days = useFreshQuery(RESPONSE_SETTINGS, { skip: !decides }).data?.responseSettings.overdueDays;
  const overdue = useFreshQuery(OVERDUE_RESPONSES, {
    variables: { days: days ?? 1 },
    skip: !decides || days === undefined,
  }).data?.candidates.pagination.totalCandidates;
  const past = useFreshQuery(PAST_INTERVIEWS, { skip: !concludes }).data?.interviewCounts.awaitingOutcome;
  const due = useFreshQuery(DUE_BONUSES, { skip: !pays }).data?.dueBonuses;
  return useMemo(() => badgesOf({ days, overdue, past, due }), [days, overdue, past, due]);
}

type Counts = Record<'days' | 'overdue' | 'past' | 'due', number | undefined>;

function badgesOf({ days, overdue, past, due }: Counts): ReadonlyMap<string, MenuBadge> {
  const badges = new Map<string, MenuBadge>();
  const limit = formatCount(days ?? 0, 'dia', 'dias');
  const add = (entry: string, count: number | undefined, nouns: [string, string], to: string) => {
    if (count) badges.set(entry, { count, text: formatCount(count, ...nouns), to });
  };
  add(
    '/dashboard',
    overdue,
    [`candidato sem retorno há ${limit}`, `candidatos sem retorno há ${limit}`],
    `/dashboard?retorno=${days}`,
  );
  add(
    '/entrevistas',
    past,
    ['entrevista sem resultado', 'entrevistas sem resultado'],
    '/entrevistas?ver=entrevistas&aba=awaiting',
  );
  add('/pagamentos-bonus', due, ['bônus vencido', 'bônus vencidos'], '/pagamentos-bonus?situacao=vencidos');
  return badges;
}
