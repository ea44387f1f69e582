import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { APPROVED_STATUSES, MAX_COUNTED_RESULTS } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { totalText } from '../../shared/lists/rows';
import { CANDIDATE_TOTALS, WAITING_TOTALS } from './candidates-queries';
import { DEFAULT_VIEW, NO_FILTERS, type View } from './filters/candidate-filters';

interface Figure {
  label: string;
  value: string | undefined;
  /** The view that shows what is counted. */
  shows: Partial<View>;
  /** Somebody has to act on these. */
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
  const figures: Figure[] = [
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
    <Box
      component="dl"
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, alignItems: 'baseline' }}
    >
      {figures.map((figure) => (
        <FigureLink key={figure.label} {...figure} hasFailed={hasFailed} isShown={isShown(figure, view)} />
      ))}
    </Box>
  );
}

const textOf = (value: number | undefined) => value?.toLocaleString('pt-BR');

type Shown = Pick<View, keyof typeof NO_FILTERS | 'aba' | 'situacao'>;
const NOTHING: Shown = { ...NO_FILTERS, aba: DEFAULT_VIEW.aba, situacao: DEFAULT_VIEW.situacao };

const isShown = ({ shows }: Figure, view: View): boolean =>
  Object.entries({ ...NOTHING, ...shows }).every(([name, value]) => view[name as keyof Shown] === value);

interface FigureLinkProps extends Figure {
  hasFailed: boolean;
  isShown: boolean;
}

function FigureLink({
  label,
  value,
  shows,
  isWaiting = false,
  hasFailed,
  isShown: current,
}: FigureLinkProps) {
  const colour = isWaiting ? 'secondary.main' : 'text.secondary';
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'row-reverse',
        gap: 0.75,
        minHeight: 32,
        alignItems: 'center',
        color: colour,
        '&:hover dt': { textDecoration: 'underline' },
      }}
    >
      <Box component="dt" sx={{ fontSize: '0.8125rem', ...(current && { textDecoration: 'underline' }) }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {value === undefined ? (
          hasFailed ? (
            '–'
          ) : (
            <Skeleton width={24} />
          )
        ) : (
          <Box
            component={RouterLink}
            to={`?${new URLSearchParams(shows)}`}
            aria-label={`${label}: ${value}`}
            aria-current={current || undefined}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
              '&:focus-visible': { outline: 0 },
              '&:focus-visible::after': { outline: '2px solid', outlineOffset: 2 },
            }}
          >
            {value}
          </Box>
        )}
      </Box>
    </Box>
  );
}
