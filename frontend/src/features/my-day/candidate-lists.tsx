import { useState } from 'react';
import { MAX_COUNTED_RESULTS, TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import type { CandidateFilter, CandidateSort } from '../../generated/graphql';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { useCandidateAddress } from '../../domain/candidates/other-applications';
import { waitingDays } from '../../domain/candidates/overdue-note';
import { RESPONSE_SETTINGS } from '../../domain/candidates/response-settings';
import { addDays, type Day } from '../../shared/dates/days';
import { dayOf } from '../../shared/dates/day-ranges';
import { formatCount, formatDate } from '../../shared/format/formats';
import { fullName } from '../../shared/format/full-name';
import { ButtonLink, TextLink } from '../../shared/ui/links';
import { DayList, SHOWN_ROWS } from './day-list';
import { MY_DAY_CANDIDATES } from './my-day-queries';

export function NewCandidates({ today }: { today: Day }) {
  const since = addDays(today, -1);
  const { rows, ...list } = useCandidates({ status: ['new'], startDate: since }, 'createdAt_DESC');
  return (
    <DayList
      {...list}
      title="Novas desde ontem"
      all={{ to: `/dashboard?status=new&de=${since}`, text: 'Ver todas' }}
      rows={rows?.map(({ candidate, row }) => ({
        ...row,
        text: candidate.jobTitle ?? TALENT_BANK_TITLE,
        lead: dayOf(candidate.createdAt) === today ? 'hoje' : 'ontem',
      }))}
      empty="Nenhuma candidatura nova desde ontem."
    />
  );
}

export function WithoutResponse() {
  const [nowMs] = useState(() => Date.now());
  const days = useFreshQuery(RESPONSE_SETTINGS).data?.responseSettings.overdueDays;
  const { rows, ...list } = useCandidates(
    { withoutResponseDays: days ?? 1 },
    'createdAt_ASC',
    days === undefined,
  );
  return (
    <DayList
      {...list}
      title={days === undefined ? 'Sem retorno' : `Sem retorno há ${formatCount(days, 'dia', 'dias')}`}
      all={{ to: `/dashboard?retorno=${days}`, text: 'Ver todos' }}
      rows={rows?.map(({ candidate, row }) => ({
        ...row,
        lead: candidate.waitingSince
          ? formatCount(waitingDays(candidate.waitingSince, nowMs), 'dia', 'dias')
          : '',
        isUrgent: true,
        act: (
          <ButtonLink
            size="small"
            to={`/dashboard?retorno=${days}&candidato=${candidate.id}`}
            aria-label={`Responder a ${fullName(candidate)}`}
          >
            Responder
          </ButtonLink>
        ),
      }))}
      empty="Todos os candidatos tiveram retorno no prazo."
    />
  );
}

function useCandidates(filter: CandidateFilter, sort: CandidateSort, skip = false) {
  const addressOf = useCandidateAddress();
  const { data, error, refetch } = useFreshQuery(MY_DAY_CANDIDATES, {
    variables: { filter, sort, limit: SHOWN_ROWS },
    skip,
  });
  return {
    rows: data?.candidates.candidates.map((candidate) => ({
      candidate,
      row: {
        key: String(candidate.id),
        name: <TextLink to={addressOf(candidate.id)}>{fullName(candidate)}</TextLink>,
        text: `${candidate.jobTitle ?? TALENT_BANK_TITLE} · candidatura em ${formatDate(candidate.createdAt)}`,
      },
    })),
    count: data?.candidates.pagination.totalCandidates,
    countedRows: MAX_COUNTED_RESULTS,
    error,
    onRetry: () => void refetch(),
  };
}
