import { useEffect, useRef } from 'react';
import { useController, type Control } from 'react-hook-form';
import Box from '@mui/material/Box';
import type { CandidateStatus } from '../../../generated/graphql';
import { parseScore, scoreHint } from '../../../domain/candidates/candidate-status';
import { TextBox } from '../../../shared/form/text-box';
import type { CandidateDetail } from '../candidates-queries';

type Scored = Pick<CandidateDetail, 'score' | 'scoredAt'>;

/** The stored score as the field shows it; empty for an unscored candidate. */
export const scoreText = ({ score, scoredAt }: Scored): string => (scoredAt ? String(score) : '');

/** The score that {@link scoreText} has shown. */
export const scoredAs = (text: string, { scoredAt }: Scored): Scored => ({
  score: parseScore(text),
  scoredAt: text ? scoredAt : null,
});

/** Returns the typed score if it differs from the stored one. An empty field leaves an unscored candidate unscored. */
export function scoreToSave({ score, scoredAt }: Scored, typed: string): number | undefined {
  if (!scoredAt && !typed.trim()) return undefined;
  const wanted = parseScore(typed);
  return scoredAt && wanted === score ? undefined : wanted;
}

/** What the form around the field saves. */
export interface ManageValues {
  status: CandidateStatus;
  score: string;
  note: string;
}

interface ScoreFieldProps {
  control: Control<ManageValues>;
  candidate: Scored;
  hasFocus: boolean;
}

/** A text that is no number from 0 to 100 is saved as the nearest one; a hint says which. */
export function ScoreField({ control, candidate, hasFocus }: ScoreFieldProps) {
  const { field } = useController({ control, name: 'score' });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <Box sx={{ maxWidth: 280 }}>
      <TextBox
        name="score"
        label="Score"
        hint={<span role="status">{scoreHint(field.value) ?? 'De 0 a 100'}</span>}
        inputRef={input}
        value={field.value}
        onChange={field.onChange}
        onLeave={() => {
          const wanted = scoreToSave(candidate, field.value);
          if (wanted !== undefined) field.onChange(String(wanted));
        }}
        input={{
          inputMode: 'decimal',
          placeholder: 'Sem nota',
          onFocus: (event) => event.target.select(),
        }}
      />
    </Box>
  );
}
