import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { totalText } from '../../shared/lists/rows';
import { TextLink } from '../../shared/ui/links';
import { LoadError } from '../../shared/ui/load-error';

/** Rows that a list shows; the link in its title leads to all. */
export const SHOWN_ROWS = 5;

export interface DayRow {
  key: string;
  /** What comes first: a time, a sum, a number of days. */
  lead: string;
  isUrgent?: boolean;
  name: ReactNode;
  text: string;
  act?: ReactNode;
}

interface DayListProps {
  title: string;
  /** How many there are in all; undefined: not loaded. */
  count: number | undefined;
  /** `count` is exact up to here; a larger one means that there are more. By default it is exact. */
  countedRows?: number;
  /** The total as text; absent: the count. */
  total?: string;
  all: { to: string; text: string };
  rows: readonly DayRow[] | undefined;
  empty: string;
  error: Error | undefined;
  onRetry: () => void;
}

export function DayList(props: DayListProps) {
  const { title, count, countedRows = Infinity, all, rows, empty, error, onRetry } = props;
  const { total = count === undefined ? undefined : totalText(count, countedRows) } = props;
  const id = useId();
  const shown = rows?.slice(0, SHOWN_ROWS);
  // Of what is counted up to a limit the rest has no number.
  const hidden = count && shown && count <= countedRows ? count - shown.length : 0;
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          alignItems: 'baseline',
          minHeight: 36,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {total && (
          <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
            {total}
          </Typography>
        )}
        {shown && shown.length > 0 && (
          <Box component="span" sx={{ ml: 'auto', fontSize: '0.875rem' }}>
            <TextLink to={all.to}>{all.text}</TextLink>
          </Box>
        )}
      </Box>
      {error && !shown ? (
        <LoadError title={`Erro ao carregar: ${title}`} error={error} onRetry={onRetry} />
      ) : !shown ? (
        <Loading />
      ) : shown.length === 0 ? (
        <Typography sx={{ py: 1.5, color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <>
          <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {shown.map(({ key, ...row }) => (
              <Row key={key} {...row} />
            ))}
          </Box>
          {hidden > 0 && (
            <Typography variant="body2" sx={{ pt: 1 }}>
              <TextLink to={all.to} aria-label={`Mais ${hidden}: ${title}`}>
                Mais {hidden}
              </TextLink>
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}

const Loading = () => (
  <Box role="status" aria-label="Carregando..." sx={{ py: 1 }}>
    <Skeleton height={44} />
    <Skeleton height={44} />
  </Box>
);

const Row = ({ lead, isUrgent = false, name, text, act }: Omit<DayRow, 'key'>) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '5.5rem minmax(0, 1fr)', sm: '5.5rem minmax(0, 1fr) auto' },
      columnGap: 1.5,
      alignItems: 'baseline',
      alignContent: 'center',
      minHeight: 48,
      py: 0.5,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Typography
      sx={{
        fontWeight: 620,
        fontVariantNumeric: 'tabular-nums',
        color: isUrgent ? 'error.main' : 'text.primary',
      }}
    >
      {lead}
    </Typography>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
    {/* Below the act too, which would make a narrow column of it. */}
    <Typography
      variant="body2"
      sx={{ gridColumn: '2 / -1', minWidth: 0, overflowWrap: 'anywhere', color: 'text.secondary' }}
    >
      {text}
    </Typography>
    {/* On a phone the word stands in line with the text above it. */}
    {act && (
      <Box
        sx={{
          gridArea: { xs: 'auto / 2', sm: '1 / 3' },
          ml: { xs: -1.25, sm: 0 },
          // And on a wide window it ends where the link of the list does.
          mr: { sm: -1.25 },
          // As high as the line of the name: the text follows it closely.
          my: { sm: -1 },
          // The least width of a button would push a short word to the right.
          '& .at-button': { minWidth: 44 },
        }}
      >
        {act}
      </Box>
    )}
  </Box>
);
