import { useEffect, useRef } from 'react';
import TextField from '@mui/material/TextField';
import { parseScore, scoreHint } from '../../../shared/candidates/candidate-status';
import type { CandidateDetail } from '../candidates-queries';

type Scored = Pick<CandidateDetail, 'score' | 'scoredAt'>;

/** Returns the typed score if it differs from the stored one. An empty field leaves an unscored candidate unscored. */
export function scoreToSave({ score, scoredAt }: Scored, typed: string | undefined): number | undefined {
  if (typed === undefined || (!scoredAt && !typed.trim())) return undefined;
  const wanted = parseScore(typed);
  return scoredAt && wanted === score ? undefined : wanted;
}

interface ScoreFieldProps {
  candidate: Scored;
  /** Undefined until the user types. */
  typed: string | undefined;
  onType: (text: string) => void;
  /** Moves the focus into the field. */
  hasFocus: boolean;
}

export function ScoreField({ candidate, typed, onType, hasFocus }: ScoreFieldProps) {
  const { score, scoredAt } = candidate;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const shown = typed ?? (scoredAt ? String(score) : '');
  return (
    <TextField
      id="score"
      label="Score"
      helperText={scoreHint(shown) ?? 'De 0 a 100'}
      placeholder="Sem nota"
      inputRef={input}
      onFocus={(event) => event.target.select()}
      value={shown}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => {
        const wanted = scoreToSave(candidate, typed);
        if (wanted !== undefined) onType(String(wanted));
      }}
      sx={{ maxWidth: 280 }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 10 },
        formHelperText: { role: 'status' },
      }}
    />
  );
}
