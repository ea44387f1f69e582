import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StatusOutcome } from '../../../generated/graphql';
import { StatusChip } from '../../../domain/candidates/status-chip';
import { formatCount } from '../../../shared/format/formats';
import type { PreviewLine } from '../candidates-queries';

/** Names listed per group; the others are counted. */
const MAX_NAMES = 6;

const UNCHANGED_REASONS: Record<Exclude<StatusOutcome, 'change'>, string> = {
  same: 'o status já é este',
  further: 'a contratação já está em andamento',
  hired: 'a contratação já foi feita; mude um a um, se for o caso',
};

interface BulkPreviewProps {
  lines: readonly PreviewLine[];
  to: string;
  /** Number of selected candidates that were erased since. */
  missing: number;
}

/** Groups the candidates by current status, and those that do not change by the reason. */
export function BulkPreview({ lines, to, missing }: BulkPreviewProps) {
  const groups = Map.groupBy(lines, ({ outcome, from }) => (outcome === 'change' ? from : outcome));
  const changing = lines.some(({ outcome }) => outcome === 'change');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {!changing && <li>Nenhum dos selecionados muda.</li>}
      {[...groups].map(([group, people]) => {
        const outcome = people[0]!.outcome;
        return (
          <li key={group}>
            {outcome === 'change' ? (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <strong>{formatCount(people.length, 'candidato', 'candidatos')}:</strong>
                <StatusChip status={people[0]!.from} />
                <span aria-label="para">→</span>
                <StatusChip status={to} />
              </Box>
            ) : (
              <span>
                <strong>{formatCount(people.length, 'não muda', 'não mudam')}:</strong>{' '}
                {UNCHANGED_REASONS[outcome]}
              </span>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {names(people)}
            </Typography>
          </li>
        );
      })}
      {missing > 0 && <li>{formatCount(missing, 'não existe mais', 'não existem mais')}.</li>}
    </Box>
  );
}

function names(people: readonly PreviewLine[]): string {
  const shown = people
    .slice(0, MAX_NAMES)
    .map(({ name }) => name)
    .join(', ');
  return people.length > MAX_NAMES ? `${shown} e mais ${people.length - MAX_NAMES}` : shown;
}
