import { APPROVED_STATUSES, MAX_COUNTED_RESULTS } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { totalText } from '../../shared/lists/rows';
import { Figure, FigureList } from '../../shared/ui/figures';
import { CANDIDATE_TOTALS, WAITING_TOTALS } from './candidates-queries';
import { DEFAULT_VIEW, NO_FILTERS, type View } from './filters/candidate-filters';

interface CandidateFigure {
  label: string;
  value: string | undefined;
  /** The view that shows what is counted. */
  shows: Partial<View>;
  /** These wait for an act of the staff. */
  isWaiting?: boolean;
}

interface FigureStripProps {
  view: View;
  /** The limit after which a response is overdue; undefined: not loaded. */
  overdueDays: number | undefined;
}

/**
 * Totals over all candidates, regardless of the filters. Each is a link to the list of those it counts; what waits for somebody
 * comes first and in colour.
 */
export function FigureStrip({ view, overdueDays }: FigureStripProps) {
  const { data, error } = useFreshQuery(CANDIDATE_TOTALS);
  const isReady = overdueDays !== undefined;
  const { data: waiting, error: waitingError } = useFreshQuery(WAITING_TOTALS, {
    variables: { overdueDays: overdueDays ?? 1 },
    skip: !isReady,
  });
  const overdue = waiting?.overdue.pagination.totalCandidates;
  const fresh = waiting?.new.pagination.totalCandidates;
  const { candidateCounts, interviewCounts } = data ?? {};
  const figures: CandidateFigure[] = [
    ...(isReady
      ? [
          {
            label: 'Sem retorno',
            value: overdue === undefined ? undefined : totalText(overdue, MAX_COUNTED_RESULTS),
            shows: { retorno: String(overdueDays) },
            isWaiting: Boolean(overdue),
          },
        ]
      : []),
    { label: 'Novos', value: textOf(fresh), shows: { status: 'new' }, isWaiting: Boolean(fresh) },
    { label: 'Total de candidatos', value: textOf(candidateCounts?.total), shows: {} },
    {
      label: 'Entrevistas agendadas',
      value: textOf(interviewCounts?.scheduled),
      shows: { aba: 'entrevistas', situacao: 'scheduled' },
    },
    {
      label: 'Candidatos aprovados',
      value: textOf(candidateCounts?.approved),
      shows: { status: APPROVED_STATUSES.join() },
    },
  ];
  const hasFailed = Boolean(error ?? waitingError);
  return (
    <FigureList phoneWidth={6}>
      {figures.map(({ shows, ...figure }) => (
        <Figure
          key={figure.label}
          {...figure}
          hasFailed={hasFailed}
          href={`?${new URLSearchParams(shows)}`}
          isShown={isShown(shows, view)}
        />
      ))}
    </FigureList>
  );
}

const textOf = (value: number | undefined) => value?.toLocaleString('pt-BR');

type Shown = Pick<View, keyof typeof NO_FILTERS | 'aba' | 'situacao'>;
const NOTHING: Shown = { ...NO_FILTERS, aba: DEFAULT_VIEW.aba, situacao: DEFAULT_VIEW.situacao };

const isShown = (shows: Partial<View>, view: View): boolean =>
  Object.entries({ ...NOTHING, ...shows }).every(([name, value]) => view[name as keyof Shown] === value);
