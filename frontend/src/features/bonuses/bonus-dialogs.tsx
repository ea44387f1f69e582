import { HireDialog } from '../../domain/referrals/hire-dialog';
import { UndoHireDialog } from '../../domain/referrals/undo-hire-dialog';
import type { OpenedDialog } from './bonus-actions';
import { BonusDetails } from './bonus-details';
import { lastPaid } from './bonus-rules';
import { PayDialog } from './pay-dialog';
import { ReleaseDialog } from './release-dialog';
import { ReverseDialog } from './reverse-dialog';

export function BonusDialogs({ opened, onClose }: { opened: OpenedDialog; onClose: () => void }) {
  const { bonus, dialog } = opened;
  switch (dialog) {
    case 'details':
      return <BonusDetails bonus={bonus} onClose={onClose} />;
    case 'hire':
    case 'move':
      return <HireDialog application={bonus} act={dialog} onClose={onClose} />;
    case 'undo-hire':
      return <UndoHireDialog application={bonus} onClose={onClose} />;
    case 'first':
    case 'second':
      return <PayDialog bonus={bonus} instalment={dialog} onClose={onClose} />;
    case 'reverse':
      return <ReverseDialog bonus={bonus} instalment={lastPaid(bonus) ?? 'first'} onClose={onClose} />;
    case 'release':
      return <ReleaseDialog bonus={bonus} onClose={onClose} />;
  }
}
