import FormHelperText from '@mui/material/FormHelperText';
import { useMutation } from '@apollo/client/react';
import { useController, useForm, useWatch, type Control } from 'react-hook-form';
import { HOLD_REASON_MAX_CHARS, PERSON_KINDS, REFERRER_MAX_CHARS } from '@araucaria/contracts/domain';
import { failureOf } from '../../shared/api/failure';
import { useToday } from '../../shared/dates/use-today';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { DayInput } from '../../shared/form/day-input';
import { SelectInput } from '../../shared/form/select-input';
import { setServerErrors } from '../../shared/form/server-errors';
import { TextInput } from '../../shared/form/text-input';
import type { FoundPerson } from '../../shared/persons/person-queries';
import { ChosenPerson, PersonSearch } from '../../shared/persons/person-search';
import { toast } from '../../shared/toasts/toast';
import { PLACE_LEGAL_HOLD } from './privacy-queries';

interface HoldValues {
  person: string;
  candidate: FoundPerson | null;
  email: string;
  reason: string;
  until: string;
}

/** Places a person under a legal hold. */
export function HoldDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const [place] = useMutation(PLACE_LEGAL_HOLD, { awaitRefetchQueries: true });
  const form = useForm<HoldValues>({
    mode: 'onTouched',
    defaultValues: { person: 'candidate', candidate: null, email: '', reason: '', until: '' },
  });
  const { control, formState, handleSubmit } = form;
  const person = useWatch({ control, name: 'person' });

  const submit = async ({ candidate, email, reason, until }: HoldValues) => {
    const whom = person === 'candidate' ? { id: candidate?.candidateId } : { email: email.trim() };
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
        <CandidateInput control={control} />
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

/** A candidate, found by name: whoever places a hold may open no candidate's page, where the number stands. */
function CandidateInput({ control }: { control: Control<HoldValues> }) {
  const { field, fieldState } = useController({
    control,
    name: 'candidate',
    rules: { required: 'Procure a pessoa e escolha a candidatura' },
  });
  return (
    <div>
      {field.value ? (
        <ChosenPerson person={field.value} onChange={() => field.onChange(null)} />
      ) : (
        <PersonSearch onChoose={field.onChange} />
      )}
      <FormHelperText error role="status">
        {fieldState.error?.message}
      </FormHelperText>
    </div>
  );
}
