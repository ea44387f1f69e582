import type { BonusStatus } from '../../generated/graphql';
import { ToneChip, type Tone } from '../../shared/ui/tone-chip';

const TONES: Record<BonusStatus, Tone> = {
  pending: 'default',
  hired: 'warning',
  first_paid: 'info',
  completed: 'success',
};

export const ApplicationState = ({ status, label }: { status: BonusStatus; label: string }) => (
  <ToneChip tone={TONES[status]} label={label} />
);

/** Reason why the bonus may not be paid, with the server's label. */
export const HoldChip = ({ label }: { label: string }) => <ToneChip tone="warning" label={label} />;

/** Name of a referred candidate; a placeholder if the candidate's data was erased. */
export const candidateNameOf = (name: string | null): string => name ?? 'Candidato removido';
