import Button from '@mui/material/Button';
import { ActsMenu } from '../../shared/lists/acts-menu';
import { candidateNameOf } from '../../domain/referrals/application-state';
import { mayHire } from './control-rules';
import type { ApplicationRow, ReferralRow } from './referral-queries';

interface HireButtonProps {
  applications: readonly ApplicationRow[];
  onHire: (application: ApplicationRow) => void;
}

/** The hire, if there is one candidate for it. */
export function HireButton({ applications, onHire }: HireButtonProps) {
  const [candidate, ...others] = applications.filter(mayHire);
  if (!candidate || others.length > 0) return null;
  return (
    <Button
      aria-label={`Contratar ${candidateNameOf(candidate.candidateName)}`}
      onClick={() => onHire(candidate)}
    >
      Contratar
    </Button>
  );
}

interface ReferralMenuProps {
  referral: ReferralRow;
  onOpen: () => void;
  onQr: () => void;
}

export const ReferralMenu = ({ referral, onOpen, onQr }: ReferralMenuProps) => (
  <ActsMenu
    label={`Ações sobre a indicação ${referral.code}`}
    groups={[
      [
        { label: 'Ver candidatos', act: onOpen },
        ...(referral.active ? [{ label: 'QR Code', act: onQr }] : []),
      ],
    ]}
  />
);
