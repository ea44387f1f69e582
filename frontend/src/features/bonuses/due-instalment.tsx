import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { candidateNameOf } from '../../domain/referrals/application-state';
import { useBonusChange } from '../../domain/referrals/use-bonus-change';
import { dayOf, formatDay } from '../../shared/dates/day-ranges';
import { formatReais } from '../../shared/format/money';
import type { DueBonus } from './payees';

interface DueInstalmentProps {
  due: DueBonus;
  isChosen: boolean;
  /** It can no longer be paid, because another user has changed the bonus. */
  isChanged: boolean;
  onToggle: () => void;
}

export function DueInstalment({ due, isChosen, isChanged, onToggle }: DueInstalmentProps) {
  const { bonus, instalment, amount } = due;
  return (
    <FormControlLabel
      disabled={isChanged}
      sx={{ display: 'flex', mr: 0, alignItems: 'flex-start', '& .MuiCheckbox-root': { py: 0.75 } }}
      control={<Checkbox size="small" checked={isChosen} onChange={onToggle} />}
      label={
        <Typography component="span" sx={{ display: 'block', pt: 0.625, overflowWrap: 'anywhere' }}>
          {candidateNameOf(bonus.candidateName)} · {instalment === 'first' ? '1ª' : '2ª'} parcela ·{' '}
          {formatReais(amount)}
          {isChanged ? (
            <Change due={due} />
          ) : (
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {due.due === dayOf() ? 'Vence hoje' : `Venceu em ${formatDay(due.due)}`}
            </Typography>
          )}
        </Typography>
      }
    />
  );
}

function Change({ due: { bonus, instalment } }: Pick<DueInstalmentProps, 'due'>) {
  const text = useBonusChange({
    id: bonus.id,
    shown: { instalment, isPaid: false, hireDate: bonus.hireDate },
  });
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'warning.main' }}>
      {text ?? 'Não pode mais ser paga agora.'}
    </Typography>
  );
}
