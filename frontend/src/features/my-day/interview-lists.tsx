import { MAX_COUNTED_RESULTS, TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { useCandidateAddress } from '../../domain/candidates/other-applications';
import { formatTime } from '../../shared/dates/date-formats';
import { addDays, type Day } from '../../shared/dates/days';
import { formatDate } from '../../shared/format/formats';
import { fullName } from '../../shared/format/full-name';
import { awaitsOutcome, interviewState, interviewTypeLabel } from '../../domain/interviews/interview-terms';
import { usePermission } from '../../shared/session/use-permission';
import { ButtonLink, TextLink } from '../../shared/ui/links';
import { DayList, SHOWN_ROWS, type DayRow } from './day-list';
import { MY_DAY_INTERVIEWS, MY_DAY_RESULTS, type InterviewOfDay } from './my-day-queries';

const STATES = {
  pending: 'sem confirmação',
  confirmed: 'confirmada',
  completed: 'concluída',
  cancelled: 'cancelada',
};

const dialogAddress = (tab: string, dialog: string, id: string): string =>
  `/entrevistas?${new URLSearchParams({ ver: 'entrevistas', aba: tab, dialogo: dialog, entrevista: id })}`;

export function InterviewsToday({ today, concludes }: { today: Day; concludes: boolean }) {
  const manages = usePermission('interviews.manage');
  const { data, error, refetch } = useFreshQuery(MY_DAY_INTERVIEWS, {
    variables: { day: today },
  });
  const rowOf = useInterviewRow();
  const interviews = data?.interviews.filter(({ status }) => status !== 'cancelled');
  return (
    <DayList
      title="Entrevistas de hoje"
      count={interviews?.length}
      all={{ to: `/entrevistas?ver=entrevistas&de=${today}&ate=${today}`, text: 'Ver as de hoje' }}
      rows={
        interviews &&
        shownOfDay(interviews).map((interview) => ({
          ...rowOf(interview, formatTime(interview.interviewDate)),
          act:
            concludes && awaitsOutcome(interview) ? (
              <Finish interview={interview} />
            ) : (
              manages &&
              interview.status === 'scheduled' && (
                <ButtonLink
                  size="small"
                  to={dialogAddress(interviewState(interview), 'remarcar', interview.id)}
                  aria-label={`Remarcar a entrevista de ${nameOf(interview)}`}
                >
                  Remarcar
                </ButtonLink>
              )
            ),
        }))
      }
      empty="Nenhuma entrevista hoje."
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

export function InterviewsWithoutResult({ today }: { today: Day }) {
  const { data, error, refetch } = useFreshQuery(MY_DAY_RESULTS, {
    variables: { filter: { awaitingOutcome: true, endDate: addDays(today, -1) }, limit: SHOWN_ROWS },
  });
  const rowOf = useInterviewRow();
  const { interviews, pagination } = data?.interviewPage ?? {};
  return (
    <DayList
      title="Esperando por mim"
      count={pagination?.totalInterviews}
      countedRows={MAX_COUNTED_RESULTS}
      all={{ to: '/entrevistas?ver=entrevistas&aba=awaiting', text: 'Ver todas' }}
      rows={
        interviews &&
        shownOfDay(interviews).map((interview) => ({
          ...rowOf(interview, formatDate(interview.interviewDate)),
          isUrgent: true,
          act: <Finish interview={interview} />,
        }))
      }
      empty="Nenhuma entrevista de dias anteriores espera pelo resultado."
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** Interviews before the next one that a full day shows. */
const SHOWN_BEFORE_NEXT = 2;

/** What fits in the list, in the order of the times. On a full day those that are over give way, and then the earliest. */
function shownOfDay(interviews: readonly InterviewOfDay[]): readonly InterviewOfDay[] {
  if (interviews.length <= SHOWN_ROWS) return interviews;
  const open = interviews.filter(({ status }) => status === 'scheduled');
  if (open.length < SHOWN_ROWS) {
    const over = interviews.filter((interview) => !open.includes(interview));
    const shown = [...open, ...over.slice(open.length - SHOWN_ROWS)];
    return interviews.filter((interview) => shown.includes(interview));
  }
  const past = open.filter((interview) => awaitsOutcome(interview)).length;
  const first = Math.max(0, Math.min(past - SHOWN_BEFORE_NEXT, open.length - SHOWN_ROWS));
  return open.slice(first, first + SHOWN_ROWS);
}

const nameOf = ({ candidate }: InterviewOfDay): string =>
  candidate ? fullName(candidate) : 'Candidato removido';

function stateOf(interview: InterviewOfDay): string {
  if (interview.declinedAt) return 'não pode ir';
  return interview.rescheduleRequestedAt ? 'pediu outro horário' : STATES[interviewState(interview)];
}

function useInterviewRow(): (interview: InterviewOfDay, lead: string) => DayRow {
  const addressOf = useCandidateAddress();
  return (interview, lead) => ({
    key: interview.id,
    lead,
    name: interview.candidate ? (
      <TextLink to={addressOf(interview.candidate.id)}>{nameOf(interview)}</TextLink>
    ) : (
      nameOf(interview)
    ),
    text: [
      interviewTypeLabel(interview.interviewType),
      interview.job?.title ?? TALENT_BANK_TITLE,
      stateOf(interview),
    ].join(' · '),
  });
}

const Finish = ({ interview }: { interview: InterviewOfDay }) => (
  <ButtonLink
    size="small"
    to={dialogAddress('awaiting', 'finalizar', interview.id)}
    aria-label={`Registrar resultado da entrevista de ${nameOf(interview)}`}
  >
    Registrar resultado
  </ButtonLink>
);
