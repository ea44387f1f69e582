import Typography from '@mui/material/Typography';
import { ConflictAlert } from './conflict-alert';

/** A field by its label, with its value as the user reads it; empty: none. */
export type Fact = readonly [label: string, value: string];

interface ReplacedNoticeProps {
  /** As another user has saved the record. */
  saved: readonly Fact[];
  /** The same fields as they were typed here. */
  typed: readonly Fact[];
}

/** What another user has saved since the edit was begun, where it differs from what was typed: saving again replaces it. */
export function ReplacedNotice({ saved, typed }: ReplacedNoticeProps) {
  const differences = saved.filter(([, value], index) => value.trim() !== typed[index]?.[1].trim());
  return (
    <ConflictAlert>
      Outra pessoa alterou este registro enquanto você o editava.{' '}
      {differences.length
        ? 'Salvar de novo substitui o que ela salvou:'
        : 'O que ela salvou é igual ao que você digitou.'}
      {differences.map(([label, value]) => (
        <Typography
          key={label}
          variant="body2"
          sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          <strong>{label}:</strong> {value || 'vazio'}
        </Typography>
      ))}
    </ConflictAlert>
  );
}
