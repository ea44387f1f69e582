import type { BonusStatus } from '../../generated/graphql';
import { ToneChip, type Tone } from '../ui/tone-chip';

const TONES: Record<BonusStatus, Tone> = {
  pending: 'default',
  hired: 'warning',
  first_paid: 'info',
  completed: 'success',
};

/** Where a referral application stands, in the server's words. */
export const ApplicationState = ({ status, label }: { status: BonusStatus; label: string }) => (
  <ToneChip tone={TONES[status]} label={label} />
);

/** Why nothing may be paid, in the server's words. */
export const HoldChip = ({ label }: { label: string }) => <ToneChip tone="warning" label={label} />;

/** The name of an erased candidate is gone. */
export const candidateNameOf = (name: string | null): string => name ?? 'Candidato removido';
