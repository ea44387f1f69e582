import Button from '@mui/material/Button';
import { candidateNameOf } from '../../shared/referrals/application-state';
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

/** Buttons of a row: the next step, and the corrections that are possible. */
export function BonusActions({ bonus, onOpen }: BonusActionsProps) {
  const registersHires = usePermission('referrals.hire');
  const { step, due } = nextStep(bonus);
  const name = candidateNameOf(bonus.candidateName);
  const paid = lastPaid(bonus);
  const open = (dialog: OpenedDialog['dialog']) => () => onOpen({ dialog, bonus });
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
      {(step === 'first' || step === 'second') && (
        <>
          <Button
            disabled={!due}
            aria-label={`Pagar ${step === 'first' ? '1º' : '2º'} bônus de ${name}`}
            onClick={open(step)}
          >
            {step === 'first' ? 'Pagar 1º bônus' : 'Pagar 2º bônus'}
          </Button>
          {registersHires && (
            <Button
              color="inherit"
              aria-label={`Alterar data de contratação de ${name}`}
              onClick={open('move')}
            >
              Alterar data
            </Button>
          )}
        </>
      )}
      {paid && (
        <Button color="inherit" aria-label={`Desfazer pagamento de ${name}`} onClick={open('reverse')}>
          Desfazer pagamento
        </Button>
      )}
      {registersHires && bonus.isHired && !paid && (
        <Button color="inherit" aria-label={`Desfazer contratação de ${name}`} onClick={open('undo-hire')}>
          Desfazer contratação
        </Button>
      )}
    </>
  );
}
