import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import {
  REJECTION_REASON_MAX_CHARS,
  REJECTION_REASON_MIN_CHARS,
  REJECTION_VARIABLES,
} from '@araucaria/contracts/domain';
import type { RejectionReasonInput } from '../../generated/graphql';
import type { Failure } from '../../shared/api/failure';
import { refetchAfterChange } from '../../shared/api/refetch';
import type { RejectionReason } from '../../domain/candidates/rejection-queries';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { CheckInput } from '../../shared/form/check-input';
import { setServerErrors } from '../../shared/form/server-errors';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { TextInput } from '../../shared/form/text-input';
import { textOf } from '../../shared/form/text-length';
import { toast } from '../../shared/toasts/toast';
import { MessagePreview } from './message-preview';
import { CREATE_REASON, UPDATE_REASON } from './responses-queries';
import { ConflictAlert } from '../../shared/form/conflict-alert';

const VARIABLES_HINT = `Use ${REJECTION_VARIABLES.map((name) => `{{${name}}}`).join(', ')} onde eles devem aparecer. A saudação e a assinatura já fazem parte do e-mail.`;
const MESSAGE_ERROR = `O texto deve ter pelo menos ${REJECTION_REASON_MIN_CHARS.message} caracteres`;
const hasLength = (min: number, message: string) => ({
  required: message,
  validate: (text: unknown) => textOf(text).trim().length >= min || message,
});

const REASON_FIELDS = ['label', 'message', 'isActive'] as const satisfies ReadonlyArray<
  keyof RejectionReasonInput
>;

interface ReasonDialogProps {
  /** Absent for a new reason. */
  reason: RejectionReason | undefined;
  onClose: () => void;
}

export function ReasonDialog({ reason, onClose }: ReasonDialogProps) {
  const form = useForm<RejectionReasonInput>({
    mode: 'onTouched',
    defaultValues: {
      label: reason?.label ?? '',
      message: reason?.message ?? '',
      isActive: reason?.isActive ?? true,
    },
  });
  const { control } = form;
  const draft = useFormDraft(form, `motivo-${reason?.id ?? 'novo'}`, REASON_FIELDS, reason?.version);
  const [create] = useMutation(CREATE_REASON);
  const [update] = useMutation(UPDATE_REASON);
  /** As another user has saved it since the dialog was opened. */
  const [replaced, setReplaced] = useState<RejectionReason>();
  const send = async ({ label, message, isActive }: RejectionReasonInput) => {
    const input = { label: label.trim(), message: message.trim(), isActive };
    if (reason) {
      const from = replaced?.version ?? draft.from ?? reason.version;
      await update({ variables: { id: reason.id, from, input } });
    } else await create({ variables: { input, formKey: draft.formKey } });
    toast.success(reason ? 'Motivo atualizado' : 'Motivo criado');
  };
  const onFailure = async ({ code, message, fields, details }: Failure) => {
    if (code === 'CHANGED_MEANWHILE') {
      setReplaced(details.current as RejectionReason);
      await refetchAfterChange(['rejection-reason']);
    } else if (!setServerErrors(form, fields)) toast.destructive('Erro ao salvar motivo', message);
  };
  const dialog = useDialogForm({ form, draft, send, onFailure, onClose });
  return (
    <FormDialog
      title={reason ? 'Editar Motivo' : 'Novo Motivo'}
      submit="Salvar"
      submitting="Salvando..."
      {...dialog}
    >
      {replaced && (
        <ConflictAlert>
          Outra pessoa alterou este motivo enquanto você o editava. Salvar de novo substitui o que ela salvou:
          <Typography variant="body2" sx={{ mt: 1, fontWeight: 650, overflowWrap: 'anywhere' }}>
            {replaced.label} ({replaced.isActive ? 'em uso' : 'fora de uso'})
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {replaced.message}
          </Typography>
        </ConflictAlert>
      )}
      <TextInput
        control={control}
        name="label"
        label="Motivo"
        hint="Só a equipe vê este nome."
        rules={hasLength(REJECTION_REASON_MIN_CHARS.label, 'Informe o motivo')}
        limit={REJECTION_REASON_MAX_CHARS.label}
      />
      <TextInput
        control={control}
        name="message"
        label="Texto do e-mail"
        hint={VARIABLES_HINT}
        multiline
        minRows={8}
        rules={hasLength(REJECTION_REASON_MIN_CHARS.message, MESSAGE_ERROR)}
        limit={REJECTION_REASON_MAX_CHARS.message}
      />
      <CheckInput control={control} name="isActive" label="Em uso" />
      <MessagePreview control={control} />
    </FormDialog>
  );
}
