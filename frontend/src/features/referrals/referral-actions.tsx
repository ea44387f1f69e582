import Button from '@mui/material/Button';
import { ActsMenu } from '../../shared/lists/acts-menu';
import { candidateNameOf } from '../../domain/referrals/application-state';
import { mayHire } from './control-rules';
import type { ApplicationRow, ReferralRow } from './referral-queries';

interface ReferralActionsProps {
  referral: ReferralRow;
  applications: readonly ApplicationRow[];
  onHire: (application: ApplicationRow) => void;
  onOpen: () => void;
  onQr: () => void;
}

/** The hire as a button if there is one candidate for it; everything else in a menu. */
export function ReferralActions({ referral, applications, onHire, onOpen, onQr }: ReferralActionsProps) {
  const [candidate, ...others] = applications.filter(mayHire);
  return (
    <>
      {candidate && others.length === 0 && (
        <Button
          aria-label={`Contratar ${candidateNameOf(candidate.candidateName)}`}
          onClick={() => onHire(candidate)}
        >
          Contratar
        </Button>
      )}
      <ActsMenu
        label={`Ações sobre a indicação ${referral.code}`}
        groups={[
          [
            { label: 'Ver candidatos', act: onOpen },
            ...(referral.active ? [{ label: 'QR Code', act: onQr }] : []),
          ],
        ]}
      />
    </>
  );
}
