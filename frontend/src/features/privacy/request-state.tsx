import {
  SUBJECT_REQUEST_REMINDER_DAYS,
  SUBJECT_REQUEST_STATES,
  labelOf,
  DAY_MS,
} from '@araucaria/contracts/domain';
import { ToneChip } from '../../shared/ui/tone-chip';
import type { SubjectRequestRow } from './requests-queries';

/** Days from `today` to `dueOn`; negative: late. Both `YYYY-MM-DD`. */
export const daysLeft = (dueOn: string, today: string): number =>
  Math.round((Date.parse(dueOn) - Date.parse(today)) / DAY_MS);

export function RequestState({
  request: { state, dueOn },
  today,
}: {
  request: Pick<SubjectRequestRow, 'state' | 'dueOn'>;
  today: string;
}) {
  if (state !== 'open')
    return (
      <ToneChip
        tone={state === 'fulfilled' ? 'success' : 'default'}
        label={labelOf(SUBJECT_REQUEST_STATES, state)}
      />
    );
  const left = daysLeft(dueOn, today);
  if (left < 0)
    return <ToneChip tone="error" label={left === -1 ? 'Vencido ontem' : `Vencido há ${-left} dias`} />;
  const text = left === 0 ? 'Vence hoje' : left === 1 ? 'Vence amanhã' : `Faltam ${left} dias`;
  return <ToneChip tone={left <= SUBJECT_REQUEST_REMINDER_DAYS ? 'warning' : 'info'} label={text} />;
}
