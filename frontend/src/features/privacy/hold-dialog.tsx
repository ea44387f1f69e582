import { useMutation } from '@apollo/client/react';
import { useForm, useWatch } from 'react-hook-form';
import { HOLD_REASON_MAX_CHARS, PERSON_KINDS, REFERRER_MAX_CHARS } from '@araucaria/contracts/domain';
import { failureOf } from '../../shared/api/failure';
import { useToday } from '../../shared/dates/use-today';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { DayInput } from '../../shared/form/day-input';
import { SelectInput } from '../../shared/form/select-input';
import { setServerErrors } from '../../shared/form/server-errors';
import { TextInput } from '../../shared/form/text-input';
import { toast } from '../../shared/toasts/toast';
import { PLACE_LEGAL_HOLD } from './privacy-queries';

interface HoldValues {
  person: string;
  id: string;
  email: string;
  reason: string;
  until: string;
}

const NUMBER_ERROR = 'Informe o número do candidato, que está no endereço da página dele';

/** Places a person under a legal hold. */
export function HoldDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const [place] = useMutation(PLACE_LEGAL_HOLD, { awaitRefetchQueries: true });
  const form = useForm<HoldValues>({
    mode: 'onTouched',
    defaultValues: { person: 'candidate', id: '', email: '', reason: '', until: '' },
  });
  const { control, formState, handleSubmit } = form;
  const person = useWatch({ control, name: 'person' });

  const submit = async ({ id, email, reason, until }: HoldValues) => {
    const whom = person === 'candidate' ? { id: Number(id) } : { email: email.trim() };
    try {
      await place({ variables: { input: { person, ...whom, reason, until: until || null } } });
      toast.success('Retenção legal iniciada');
      onClose();
    } catch (error) {
      const { message, fields } = failureOf(error);
      setServerErrors(form, fields);
      toast.destructive('Erro ao iniciar a retenção legal', fields[0]?.message ?? message);
    }
  };

  return (
    <FormDialog
      title="Nova retenção legal"
      submit="Iniciar"
      submitting="Iniciando..."
      busy={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onClose={onClose}
    >
      <SelectInput control={control} name="person" label="Pessoa" options={Object.entries(PERSON_KINDS)} />
      {person === 'candidate' ? (
        <TextInput
          control={control}
          name="id"
          label="Número do candidato"
          rules={{
            required: NUMBER_ERROR,
            validate: (value) => /^[1-9]\d{0,8}$/.test(String(value)) || NUMBER_ERROR,
          }}
          limit={9}
          input={{ inputMode: 'numeric' }}
        />
      ) : (
        <TextInput
          control={control}
          name="email"
          label="E-mail de quem indica"
          rules={{ required: 'Informe o e-mail' }}
          limit={REFERRER_MAX_CHARS.email}
          input={{ inputMode: 'email' }}
        />
      )}
      <TextInput
        control={control}
        name="reason"
        label="Motivo"
        hint="Por exemplo, o número do processo ou do ofício"
        rules={{ required: 'Informe o motivo' }}
        multiline
        minRows={2}
        limit={HOLD_REASON_MAX_CHARS}
      />
      <DayInput
        control={control}
        name="until"
        label="Até (opcional)"
        min={today}
        problemText={() => 'Informe uma data a partir de hoje'}
      />
    </FormDialog>
  );
}
