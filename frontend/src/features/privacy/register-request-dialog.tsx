import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import {
  STAFF_REQUEST_CHANNELS,
  SUBJECT_REQUEST_KINDS,
  SUBJECT_REQUEST_MAX_CHARS,
} from '@araucaria/contracts/domain';
import { useToday } from '../../shared/dates/use-today';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { DayInput } from '../../shared/form/day-input';
import { SelectInput } from '../../shared/form/select-input';
import { showRefusal } from '../../shared/form/show-refusal';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { TextInput } from '../../shared/form/text-input';
import { toast } from '../../shared/toasts/toast';
import { REGISTER_SUBJECT_REQUEST } from './requests-queries';

/** Registers a request that reached the company outside of this product. */
export function RegisterRequestDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const [register] = useMutation(REGISTER_SUBJECT_REQUEST, { awaitRefetchQueries: true });
  const form = useForm({
    mode: 'onTouched',
    defaultValues: {
      kind: 'access',
      channel: 'email',
      name: '',
      email: '',
      details: '',
      receivedOn: today,
    },
  });
  const { control } = form;
  const draft = useFormDraft(form, 'pedido-novo');

  const dialog = useDialogForm({
    form,
    draft,
    send: async (values) => {
      const input = { ...values, details: values.details || null };
      await register({ variables: { input, formKey: draft.formKey } });
      toast.success('Pedido registrado');
    },
    onFailure: (failure) => showRefusal(form, 'Erro ao registrar o pedido', failure),
    onClose,
  });

  return (
    <FormDialog title="Registrar pedido" submit="Registrar" submitting="Registrando..." {...dialog}>
      <SelectInput
        control={control}
        name="kind"
        label="Pedido"
        options={Object.entries(SUBJECT_REQUEST_KINDS)}
      />
      <SelectInput
        control={control}
        name="channel"
        label="Recebido por"
        options={Object.entries(STAFF_REQUEST_CHANNELS)}
      />
      <TextInput
        control={control}
        name="name"
        label="Nome do titular"
        rules={{ required: 'Informe o nome' }}
        limit={SUBJECT_REQUEST_MAX_CHARS.name}
      />
      <TextInput
        control={control}
        name="email"
        label="E-mail com que os dados estão guardados"
        hint="Confirme antes que o pedido vem desta pessoa"
        rules={{ required: 'Informe um e-mail válido' }}
        limit={SUBJECT_REQUEST_MAX_CHARS.email}
        input={{ inputMode: 'email' }}
      />
      <DayInput
        control={control}
        name="receivedOn"
        label="Recebido em"
        max={today}
        problemText={() => 'Informe uma data até hoje'}
      />
      <TextInput
        control={control}
        name="details"
        label="O que a pessoa pede (opcional)"
        multiline
        minRows={2}
        limit={SUBJECT_REQUEST_MAX_CHARS.details}
      />
    </FormDialog>
  );
}
