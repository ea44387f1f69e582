import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ActsMenu, type MenuAct } from '../../shared/lists/acts-menu';
import { candidateNameOf } from '../../domain/referrals/application-state';
import { usePermission } from '../../shared/session/use-permission';
import type { BonusRow } from './bonus-queries';
import { lastPaid, nextStep } from './bonus-rules';

export interface OpenedDialog {
  dialog: 'details' | 'hire' | 'move' | 'undo-hire' | 'first' | 'second' | 'reverse' | 'release';
  bonus: BonusRow;
}

interface BonusActionsProps {
  bonus: BonusRow;
  onOpen: (opened: OpenedDialog) => void;
}

export function BonusStep({ bonus, onOpen }: BonusActionsProps) {
  const registersHires = usePermission('referrals.hire');
  const { step, due } = nextStep(bonus);
  const name = candidateNameOf(bonus.candidateName);
  const open = (dialog: OpenedDialog['dialog']) => () => onOpen({ dialog, bonus });
  if (step === 'hire')
    return registersHires && bonus.candidateName !== null ? (
      <Button aria-label={`Registrar contratação de ${name}`} onClick={open('hire')}>
        Registrar {/* A row of the table says what it waits for, and has room for the names instead. */}
        <Box component="span" sx={{ ml: '0.3em', 'td &': { display: 'none' } }}>
          contratação
        </Box>
      </Button>
    ) : null;
  if (step === 'release')
    return (
      <Button aria-label={`Liberar bônus de ${name}`} onClick={open('release')}>
        Liberar bônus
      </Button>
    );
  if (step !== 'first' && step !== 'second') return null;
  return (
    <Button
      disabled={!due}
      aria-label={`Pagar ${step === 'first' ? '1º' : '2º'} bônus de ${name}`}
      onClick={open(step)}
    >
      {step === 'first' ? 'Pagar 1º bônus' : 'Pagar 2º bônus'}
    </Button>
  );
}

export function BonusMenu({ bonus, onOpen }: BonusActionsProps) {
  const registersHires = usePermission('referrals.hire');
  const { step } = nextStep(bonus);
  const paid = lastPaid(bonus);
  const open = (dialog: OpenedDialog['dialog']) => () => onOpen({ dialog, bonus });
  const corrections: MenuAct[] = [
    ...(registersHires && (step === 'first' || step === 'second')
      ? [{ label: 'Alterar data de contratação', act: open('move') }]
      : []),
    ...(paid ? [{ label: 'Desfazer pagamento', act: open('reverse') }] : []),
    ...(registersHires && bonus.isHired && !paid
      ? [{ label: 'Desfazer contratação', act: open('undo-hire') }]
      : []),
  ];
  return (
    <ActsMenu
      label={`Ações sobre o bônus de ${candidateNameOf(bonus.candidateName)}`}
      groups={[[{ label: 'Ver histórico', act: open('details') }], corrections]}
    />
  );
}
