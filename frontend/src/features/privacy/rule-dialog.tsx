import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import { RETENTION_KINDS, type RetentionKind } from '@araucaria/contracts/domain';
import { failureOf } from '../../shared/api/failure';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { CheckInput } from '../../shared/form/check-input';
import { setServerErrors } from '../../shared/form/server-errors';
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

/** Changes the term of one kind of data. */
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
  const { control, formState, handleSubmit } = form;
  const draft = useFormDraft(form, `prazo-${kind}`, FIELDS, rule.version);
  const rangeError = `Informe um número inteiro de ${minDays} a ${maxDays}`;
  const isInRange = (text: unknown) => {
    const days = Number(text);
    return (Number.isInteger(days) && days >= minDays && days <= maxDays) || rangeError;
  };

  const submit = async ({ enabled, termDays }: RuleValues) => {
    try {
      const from = replaced?.version ?? draft.from ?? rule.version;
      await save({ variables: { kind: rule.kind, enabled, termDays: Number(termDays), from } });
      toast.success('Prazo alterado', label);
      draft.clear();
      onClose();
    } catch (error) {
      const { code, message, fields, details } = failureOf(error);
      if (code === 'CHANGED_MEANWHILE') return setReplaced(details.current as RetentionRuleRow);
      setServerErrors(form, fields);
      toast.destructive('Erro ao alterar o prazo', fields[0]?.message ?? message);
    }
  };

  return (
    <FormDialog
      title={`Prazo: ${label}`}
      submit="Salvar"
      submitting="Salvando..."
      busy={formState.isSubmitting}
      isDirty={formState.isDirty}
      onDiscard={draft.clear}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onClose={onClose}
    >
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
