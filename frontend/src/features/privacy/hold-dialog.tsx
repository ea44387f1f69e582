import { useState } from 'react';
import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation } from '@apollo/client/react';
import { useController, useForm, useWatch, type Control } from 'react-hook-form';
import { HOLD_REASON_MAX_CHARS, PERSON_KINDS, type PersonKind } from '@araucaria/contracts/domain';
import type { Failure } from '../../shared/api/failure';
import { formatDay } from '../../shared/dates/day-ranges';
import { useToday } from '../../shared/dates/use-today';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { DayInput } from '../../shared/form/day-input';
import { SelectInput } from '../../shared/form/select-input';
import { showRefusal } from '../../shared/form/show-refusal';
import { TextInput } from '../../shared/form/text-input';
import { useFormDraft } from '../../shared/form/use-form-draft';
import type { FoundPerson } from '../../domain/persons/person-queries';
import { ChosenPerson, PersonSearch } from '../../domain/persons/person-search';
import { toast } from '../../shared/toasts/toast';
import { PLACE_LEGAL_HOLD, type LegalHoldRow } from './privacy-queries';
import { ConflictAlert } from '../../shared/form/conflict-alert';

type CurrentHold = Pick<LegalHoldRow, 'reason' | 'placedAt' | 'until'>;

interface HoldValues {
  kind: PersonKind;
  person: FoundPerson | null;
  reason: string;
  until: string;
}

export function HoldDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  /** The hold that is in force: the new one would replace it. */
  const [found, setFound] = useState<{ id: number | undefined; hold: CurrentHold | null }>();
  const [place] = useMutation(PLACE_LEGAL_HOLD, { awaitRefetchQueries: true });
  const form = useForm<HoldValues>({
    mode: 'onTouched',
    defaultValues: { kind: 'candidate', person: null, reason: '', until: '' },
  });
  const { control } = form;
  const draft = useFormDraft(form, 'retencao-legal');
  const [kind, chosen] = useWatch({ control, name: ['kind', 'person'] });
  const current = found && found.id === chosen?.id ? found.hold : undefined;

  const send = async ({ person, reason, until }: HoldValues) => {
    const from = current?.placedAt ?? 'none';
    const input = { person: kind, id: person?.id, reason, until: until || null, from };
    await place({ variables: { input } });
    toast.success('Retenção legal iniciada');
  };
  const onFailure = (failure: Failure, { person }: HoldValues) => {
    // null: the hold that was shown has been lifted since.
    const hold = (failure.details.current as CurrentHold | undefined) ?? null;
    if (failure.code === 'CHANGED_MEANWHILE') setFound({ id: person?.id, hold });
    else showRefusal(form, 'Erro ao iniciar a retenção legal', failure);
  };
  const dialog = useDialogForm({ form, draft, send, onFailure, onClose });

  return (
    <FormDialog
      title="Nova retenção legal"
      submit={current ? 'Substituir' : 'Iniciar'}
      submitting="Iniciando..."
      {...dialog}
    >
      {current && (
        <ConflictAlert>
          Esta pessoa já está sob uma retenção legal, que a nova substitui: <strong>{current.reason}</strong>,{' '}
          {current.until ? `até ${formatDay(current.until)}` : 'sem data final'}.
        </ConflictAlert>
      )}
      {current === null && (
        <Alert severity="info">
          A retenção legal anterior foi retirada. Inicie a nova, se ainda for preciso.
        </Alert>
      )}
      <SelectInput control={control} name="kind" label="Pessoa" options={Object.entries(PERSON_KINDS)} />
      <PersonInput key={kind} control={control} kind={kind} />
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

/** Finds a candidate or a referrer by name. Users who place legal holds may not open the pages that show their numbers. */
function PersonInput({ control, kind }: { control: Control<HoldValues>; kind: PersonKind }) {
  const { field, fieldState } = useController({
    control,
    name: 'person',
    rules: {
      validate: (person) =>
        person?.kind === kind ||
        (kind === 'candidate' ? 'Procure a pessoa e escolha a candidatura' : 'Procure e escolha quem indica'),
    },
  });
  return (
    <div>
      {field.value?.kind === kind ? (
        <ChosenPerson person={field.value} onChange={() => field.onChange(null)} />
      ) : (
        <PersonSearch kind={kind} onChoose={field.onChange} />
      )}
      <FormHelperText error role="status">
        {fieldState.error?.message}
      </FormHelperText>
    </div>
  );
}
