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

/** Whoever was forgotten on request has no name any more. */
export const candidateNameOf = (name: string | null): string => name ?? 'Candidato removido';
