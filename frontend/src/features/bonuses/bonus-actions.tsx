import Button from '@mui/material/Button';
import { ActsMenu, type MenuAct } from '../../shared/lists/acts-menu';
import { candidateNameOf } from '../../domain/referrals/application-state';
import { usePermission } from '../../shared/session/use-permission';
import type { BonusRow } from './bonus-queries';
import { lastPaid, nextStep } from './bonus-rules';

/** The open dialog and its bonus. */
export interface OpenedDialog {
  dialog: 'details' | 'hire' | 'move' | 'undo-hire' | 'first' | 'second' | 'reverse' | 'release';
  bonus: BonusRow;
}

interface BonusActionsProps {
  bonus: BonusRow;
  onOpen: (opened: OpenedDialog) => void;
}

/** The next step of a bonus as a button; its ledger and the corrections that are possible in a menu. */
export function BonusActions({ bonus, onOpen }: BonusActionsProps) {
  const registersHires = usePermission('referrals.hire');
  const { step, due } = nextStep(bonus);
  const name = candidateNameOf(bonus.candidateName);
  const paid = lastPaid(bonus);
  const waitsForPayment = step === 'first' || step === 'second';
  const open = (dialog: OpenedDialog['dialog']) => () => onOpen({ dialog, bonus });
  const corrections: MenuAct[] = [
    ...(registersHires && waitsForPayment
      ? [{ label: 'Alterar data de contratação', act: open('move') }]
      : []),
    ...(paid ? [{ label: 'Desfazer pagamento', act: open('reverse') }] : []),
    ...(registersHires && bonus.isHired && !paid
      ? [{ label: 'Desfazer contratação', act: open('undo-hire') }]
      : []),
  ];
  return (
    <>
      {registersHires && step === 'hire' && bonus.candidateName !== null && (
        <Button aria-label={`Registrar contratação de ${name}`} onClick={open('hire')}>
          Registrar contratação
        </Button>
      )}
      {step === 'release' && (
        <Button aria-label={`Liberar bônus de ${name}`} onClick={open('release')}>
          Liberar bônus
        </Button>
      )}
      {waitsForPayment && (
        <Button
          disabled={!due}
          aria-label={`Pagar ${step === 'first' ? '1º' : '2º'} bônus de ${name}`}
          onClick={open(step)}
        >
          {step === 'first' ? 'Pagar 1º bônus' : 'Pagar 2º bônus'}
        </Button>
      )}
      <ActsMenu
        label={`Ações sobre o bônus de ${name}`}
        groups={[[{ label: 'Ver histórico', act: open('details') }], corrections]}
      />
    </>
  );
}
