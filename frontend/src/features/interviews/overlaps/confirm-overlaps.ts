import type { ApolloClient } from '@apollo/client';
import type { InterviewOverlapsQuery, InterviewOverlapsQueryVariables } from '../../../generated/graphql';
import { askConfirmation } from '../../../shared/dialogs/confirmations';
import { dayOf, formatDay } from '../../../shared/dates/day-ranges';
import { staffName, type StaffName } from '../../../domain/staff/staff-queries';
import { timeRange } from '../duration';
import { OVERLAPS } from '../interviews-queries';

type PlannedTime = Omit<InterviewOverlapsQueryVariables, 'interviewerIds'> & {
  interviewers: readonly StaffName[];
};
type Overlap = InterviewOverlapsQuery['interviewOverlaps'][number];

/**
 * Shows which interviews of the candidate or the interviewers overlap a planned one, and asks whether to go on. The server
 * refuses none of them.
 * @returns whether to go on
 */
export async function confirmOverlaps(
  client: ApolloClient,
  { interviewers, ...interview }: PlannedTime,
  confirm: string,
): Promise<boolean> {
  const planned = { ...interview, interviewerIds: interviewers.map(({ id }) => id) };
  const { data } = await client.query({ query: OVERLAPS, variables: planned, fetchPolicy: 'network-only' });
  const overlaps = data?.interviewOverlaps ?? [];
  if (!overlaps.length) return true;
  return askConfirmation({
    title:
      overlaps.length === 1 ? 'Há outra entrevista neste horário' : 'Há outras entrevistas neste horário',
    text: overlaps.map((overlap) => describe(overlap, interviewers)).join(' '),
    confirm,
    cancel: 'Voltar',
  });
}

/** `Bruna Lima conduz outra entrevista em 10/06/2030, das 09:00 às 10:00.` */
function describe(
  { interviewDate, durationMinutes, isSameCandidate, interviewerIds }: Overlap,
  interviewers: readonly StaffName[],
): string {
  const when = `${formatDay(dayOf(interviewDate))}, ${timeRange(interviewDate, durationMinutes)}`;
  const names = interviewers
    .filter(({ id }) => interviewerIds.includes(id))
    .map(staffName)
    .join(' e ');
  if (isSameCandidate && !names) return `O candidato já tem uma entrevista em ${when}.`;
  if (isSameCandidate) return `O candidato já tem uma entrevista em ${when}, com ${names}.`;
  return `${names} já ${interviewerIds.length === 1 ? 'conduz' : 'conduzem'} outra entrevista em ${when}.`;
}
