import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import { RETENTION_KINDS, type RetentionKind } from '@araucaria/contracts/domain';
import type { Failure } from '../../shared/api/failure';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { CheckInput } from '../../shared/form/check-input';
import { showRefusal } from '../../shared/form/show-refusal';
import { TextInput } from '../../shared/form/text-input';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { toast } from '../../shared/toasts/toast';
import { SAVE_RETENTION_RULE, type RetentionRuleRow } from './privacy-queries';
import { RETENTION_TEXTS } from './retention-texts';
import { ConflictAlert } from '../../shared/form/conflict-alert';

interface RuleValues {
  enabled: boolean;
  termDays: string;
}

const FIELDS = ['enabled', 'termDays'] as const;

export function RuleDialog({ rule, onClose }: { rule: RetentionRuleRow; onClose: () => void }) {
  const kind = rule.kind as RetentionKind;
  const { label, bounds } = RETENTION_TEXTS[kind];
  const { minDays, maxDays } = RETENTION_KINDS[kind];
  /** As another user has saved it since the dialog was opened. */
  const [replaced, setReplaced] = useState<RetentionRuleRow>();
  const [save] = useMutation(SAVE_RETENTION_RULE, { awaitRefetchQueries: true });
  const form = useForm<RuleValues>({
    mode: 'onTouched',
    defaultValues: { enabled: rule.enabled, termDays: String(rule.termDays) },
  });
  const { control } = form;
  const draft = useFormDraft(form, `prazo-${kind}`, FIELDS, rule.version);
  const rangeError = `Informe um número inteiro de ${minDays} a ${maxDays}`;
  const isInRange = (text: unknown) => {
    const days = Number(text);
    return (Number.isInteger(days) && days >= minDays && days <= maxDays) || rangeError;
  };

  const send = async ({ enabled, termDays }: RuleValues) => {
    const from = replaced?.version ?? draft.from ?? rule.version;
    await save({ variables: { kind: rule.kind, enabled, termDays: Number(termDays), from } });
    toast.success('Prazo alterado', label);
  };
  const onFailure = (failure: Failure) => {
    if (failure.code === 'CHANGED_MEANWHILE') setReplaced(failure.details.current as RetentionRuleRow);
    else showRefusal(form, 'Erro ao alterar o prazo', failure);
  };
  const dialog = useDialogForm({ form, draft, send, onFailure, onClose });

  return (
    <FormDialog title={`Prazo: ${label}`} submit="Salvar" submitting="Salvando..." {...dialog}>
      {replaced && (
        <ConflictAlert>
          Outra pessoa alterou este prazo enquanto você o editava. Salvar de novo substitui o que ela salvou:{' '}
          {replaced.termDays} dias, {replaced.enabled ? 'aplicado todas as noites' : 'desligado'}.
        </ConflictAlert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {bounds}
      </Typography>
      <TextInput
        control={control}
        name="termDays"
        label="Prazo em dias"
        hint={`De ${minDays} a ${maxDays}`}
        rules={{ required: rangeError, validate: isInRange }}
        limit={5}
        input={{ inputMode: 'numeric' }}
      />
      <CheckInput
        control={control}
        name="enabled"
        label="Aplicar este prazo todas as noites"
        hint="Simule antes, para ver o que seria posto em quarentena."
      />
    </FormDialog>
  );
}
