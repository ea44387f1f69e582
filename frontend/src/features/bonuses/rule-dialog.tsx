import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useForm, useWatch } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import {
  BONUS_RULE_MAX_CHARS,
  FIRST_BONUS_DAYS,
  MAX_BONUS_CENTS,
  MIN_BONUS_CENTS,
  SECOND_BONUS_DAYS,
} from '@araucaria/contracts/domain';
import type { Failure } from '../../shared/api/failure';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { CheckInput } from '../../shared/form/check-input';
import { showRefusal } from '../../shared/form/show-refusal';
import { TextInput } from '../../shared/form/text-input';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { JOBS } from '../../domain/jobs/jobs-query';
import { formatCents, parseCents } from '../../shared/format/money';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { departmentsOf, jobsOf } from './rule-jobs';
import { CREATE_RULE, UPDATE_RULE, type BonusRuleRow } from './bonus-queries';
import { ConflictAlert } from '../../shared/form/conflict-alert';

interface RuleValues {
  department: string;
  jobLevel: string;
  bonusAmount: string;
  description: string;
  active: boolean;
}

const RULE_FIELDS = ['department', 'jobLevel', 'bonusAmount', 'description', 'active'] as const;

const AMOUNT_ERROR = 'Informe o valor do bônus em reais, maior que zero, por exemplo 500,00';
const amountError = (cents: number): string | undefined => {
  if (!(cents > 0)) return AMOUNT_ERROR;
  if (cents < MIN_BONUS_CENTS)
    return `O bônus é pago em duas parcelas: informe ao menos ${formatCents(MIN_BONUS_CENTS)}`;
  return cents > MAX_BONUS_CENTS ? `O bônus pode ser no máximo ${formatCents(MAX_BONUS_CENTS)}` : undefined;
};
/** Job titles listed as examples of a rule. */
const MAX_EXAMPLES = 3;

export function RuleDialog({ rule, onClose }: { rule?: BonusRuleRow; onClose: () => void }) {
  // The rule that this edit is based on, also when the list refetches after a change of a colleague.
  const [opened] = useState(rule);
  // The dialog stays open until the list shows the change.
  const options = { awaitRefetchQueries: true };
  const [create] = useMutation(CREATE_RULE, options);
  const [update] = useMutation(UPDATE_RULE, options);
  const form = useForm<RuleValues>({
    mode: 'onTouched',
    defaultValues: {
      department: rule?.department ?? '',
      jobLevel: rule?.jobLevel ?? '',
      bonusAmount: rule ? (rule.bonusAmount / 100).toFixed(2).replace('.', ',') : '500,00',
      description: rule?.description ?? '',
      active: rule?.active ?? true,
    },
  });
  const { control } = form;
  const draft = useFormDraft(form, `regra-de-bonus-${rule?.id ?? 'nova'}`, RULE_FIELDS, opened?.updatedAt);
  const { data } = useFreshQuery(JOBS);
  const [department, jobLevel] = useWatch({ control, name: ['department', 'jobLevel'] });
  const jobs = data?.jobs ?? [];
  /** As another user has saved it since the dialog was opened. */
  const [replaced, setReplaced] = useState<BonusRuleRow>();
  const matchingJobs = jobsOf(jobs, { department, jobLevel });

  const save = async (values: RuleValues) => {
    const input = { ...values, bonusAmount: parseCents(values.bonusAmount) };
    const from = replaced?.updatedAt ?? draft.from ?? opened?.updatedAt;
    await (rule
      ? update({ variables: { id: rule.id, input, from } })
      : create({ variables: { input, formKey: draft.formKey } }));
    toast.success(rule ? 'Regra atualizada' : 'Regra criada', 'Ela vale para as próximas contratações.');
  };
  const onFailure = (failure: Failure) => {
    if (failure.code === 'CHANGED_MEANWHILE') setReplaced(failure.details.current as BonusRuleRow);
    else showRefusal(form, 'Erro!', failure);
  };
  const dialog = useDialogForm({ form, draft, send: save, onFailure, onClose });

  return (
    <FormDialog
      title={rule ? 'Editar regra de bônus' : 'Nova regra de bônus'}
      submit="Salvar"
      submitting="Salvando..."
      {...dialog}
    >
      {replaced && (
        <ConflictAlert>
          Outra pessoa alterou esta regra enquanto você a editava. Salvar de novo substitui o que ela salvou:{' '}
          {[
            replaced.department ?? 'Todos os departamentos',
            replaced.jobLevel,
            formatCents(replaced.bonusAmount),
          ]
            .filter(Boolean)
            .join(' · ')}
          {!replaced.active && ' (inativa)'}
        </ConflictAlert>
      )}
      <TextInput
        control={control}
        name="department"
        label="Departamento"
        hint="Os departamentos das vagas cadastradas"
        options={[
          ['', 'Todos os departamentos'],
          ...departmentsOf(jobs, rule?.department).map((name) => [name, name] as const),
        ]}
      />
      <TextInput
        control={control}
        name="jobLevel"
        label="Nível da vaga"
        hint="Opcional. A regra vale para vagas com estas palavras no título, por exemplo Sênior"
        limit={BONUS_RULE_MAX_CHARS.jobLevel}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {matchingJobs.length === 0
          ? 'Nenhuma vaga de hoje segue esta regra.'
          : `Vagas de hoje que seguem esta regra (${matchingJobs.length}): ${matchingJobs.slice(0, MAX_EXAMPLES).join(', ')}${matchingJobs.length > MAX_EXAMPLES ? ' e outras' : ''}.`}
      </Typography>
      <TextInput
        control={control}
        name="bonusAmount"
        label="Valor total (R$)"
        hint={`Metade após ${FIRST_BONUS_DAYS} dias da contratação, metade após ${SECOND_BONUS_DAYS} dias`}
        rules={{
          required: AMOUNT_ERROR,
          validate: (value) => amountError(parseCents(String(value))) ?? true,
        }}
        limit={16}
        input={{ inputMode: 'decimal' }}
      />
      <TextInput
        control={control}
        name="description"
        label="Descrição"
        multiline
        minRows={2}
        limit={BONUS_RULE_MAX_CHARS.description}
      />
      <CheckInput control={control} name="active" label="Regra ativa" />
    </FormDialog>
  );
}
