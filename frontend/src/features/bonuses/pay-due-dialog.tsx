import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayOf, formatDay } from '../../shared/dates/day-ranges';
import type { Day } from '../../shared/dates/days';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { DayInput } from '../../shared/form/day-input';
import { formatCount } from '../../shared/format/formats';
import { formatReais } from '../../shared/format/money';
import { DialogNotice } from '../../domain/referrals/changed-bonus-notice';
import { ReferrerNotice } from '../../domain/referrals/referrer-notice';
import { toast } from '../../shared/toasts/toast';
import { sumOf } from '../../domain/referrals/due-instalments';
import { DueInstalment } from './due-instalment';
import { byPayee, type DueBonus } from './payees';
import { useDueMeanwhile } from './use-due-bonuses';
import { usePayments } from './use-payments';

interface PayDueDialogProps {
  /** As they were when the dialog was opened: rows do not move while the user chooses. */
  due: readonly DueBonus[];
  onClose: () => void;
}

const keyOf = ({ bonus, instalment }: DueBonus): string => `${bonus.id}-${instalment}`;

/** Registers the payment of all instalments that are due, or of those that stay chosen, after a summary by person. */
export function PayDueDialog({ due, onClose }: PayDueDialogProps) {
  const [left, setLeft] = useState(due);
  const [omitted, setOmitted] = useState<ReadonlySet<string>>(new Set());
  const form = useForm({ defaultValues: { paidDate: dayOf() } });
  const day = useWatch({ control: form.control, name: 'paidDate' });
  const { payAll, busy } = usePayments();
  const meanwhile = useDueMeanwhile(dayOf(), busy);

  const payable = meanwhile && new Set(meanwhile.map(keyOf));
  const isChanged = (instalment: DueBonus) => payable?.has(keyOf(instalment)) === false;
  const isChosen = (instalment: DueBonus) => !omitted.has(keyOf(instalment)) && !isChanged(instalment);
  const chosen = left.filter(isChosen);
  const changed = left.filter(isChanged);
  const latestDue = chosen.at(-1)?.due;
  const errors = {
    incomplete: 'Complete a data do pagamento',
    before: latestDue ? `Uma das parcelas escolhidas só vence em ${formatDay(latestDue)}.` : '',
    after: 'A data de pagamento não pode estar no futuro',
  };

  const toggle = (instalment: DueBonus) =>
    setOmitted((current) => {
      const next = new Set(current);
      const wasChosen = !next.delete(keyOf(instalment));
      if (wasChosen) next.add(keyOf(instalment));
      // The second instalment of a bonus is paid only after its first.
      const both = left.filter(({ bonus }) => bonus.id === instalment.bonus.id);
      for (const other of both) {
        if (wasChosen && other.instalment === 'second') next.add(keyOf(other));
        if (!wasChosen && other.instalment === 'first') next.delete(keyOf(other));
      }
      return next;
    });

  const confirm = async ({ paidDate }: { paidDate: Day }) => {
    const { paid, changed: refused, failure } = await payAll(chosen, paidDate);
    const done = formatCount(paid.length, 'pagamento registrado', 'pagamentos registrados');
    const sum = `${formatReais(sumOf(paid))} para ${formatCount(byPayee(paid).length, 'pessoa', 'pessoas')}.`;
    if (failure) {
      const settled = new Set([...paid, ...refused]);
      setLeft((current) => current.filter((instalment) => !settled.has(instalment)));
      toast.destructive('Erro!', `${failure.message}${paid.length ? ` Antes disso: ${done}, ${sum}` : ''}`);
      return;
    }
    const rest = formatCount(refused.length, 'parcela já tinha mudado', 'parcelas já tinham mudado');
    if (refused.length)
      toast.info(paid.length ? done : 'Nada foi registrado', `${paid.length ? `${sum} ` : ''}${rest}.`);
    else toast.success(done, sum);
    onClose();
  };

  return (
    <FormDialog
      title="Pagar parcelas vencidas"
      submit={chosen.length ? `Pagar ${chosen.length} · ${formatReais(sumOf(chosen))}` : 'Pagar'}
      submitting="Salvando..."
      startsAtSubmit
      busy={busy}
      isDirty={form.formState.isDirty || omitted.size > 0}
      disabled={!day || chosen.length === 0}
      onSubmit={(event) => void form.handleSubmit(confirm)(event)}
      onClose={onClose}
    >
      {changed.length > 0 && (
        <DialogNotice>
          {`${formatCount(changed.length, 'parcela mudou', 'parcelas mudaram')} depois que esta janela abriu e não ${
            changed.length === 1 ? 'será paga' : 'serão pagas'
          }. Veja o motivo abaixo.`}
        </DialogNotice>
      )}
      {byPayee(left).map(({ key, name, referralCode, referrerActive, instalments }) => (
        <Box key={key} component="fieldset" disabled={busy} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Box
            component="legend"
            sx={{ p: 0, display: 'flex', flexWrap: 'wrap', width: '100%', columnGap: 2 }}
          >
            {/* Large text leaves no room for both on one line. */}
            <Typography
              component="span"
              sx={{ flex: '1 1 8rem', minWidth: 0, fontWeight: 620, overflowWrap: 'anywhere' }}
            >
              {name}
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {referralCode && ` · ${referralCode}`}
                {!referrerActive && ' · Usuário desativado'}
              </Typography>
            </Typography>
            <Typography component="span" sx={{ ml: 'auto', fontWeight: 620, whiteSpace: 'nowrap' }}>
              {formatReais(sumOf(instalments.filter(isChosen)))}
            </Typography>
          </Box>
          {instalments.map((instalment) => (
            <DueInstalment
              key={keyOf(instalment)}
              due={instalment}
              isChosen={isChosen(instalment)}
              isChanged={isChanged(instalment)}
              onToggle={() => toggle(instalment)}
            />
          ))}
        </Box>
      ))}
      <DayInput
        control={form.control}
        name="paidDate"
        label="Data do pagamento"
        hint="A mesma para todas as parcelas escolhidas"
        min={latestDue}
        max={dayOf()}
        problemText={(problem) => errors[problem]}
      />
      <ReferrerNotice act="paid" />
    </FormDialog>
  );
}
