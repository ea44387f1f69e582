import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { INCIDENT_MAX_CHARS } from '@araucaria/contracts/domain';
import type { Failure } from '../../shared/api/failure';
import { formatDay } from '../../shared/dates/day-ranges';
import { useToday } from '../../shared/dates/use-today';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { CheckInput } from '../../shared/form/check-input';
import { DayInput } from '../../shared/form/day-input';
import { ReplacedNotice, type Fact } from '../../shared/form/replaced-notice';
import { showRefusal } from '../../shared/form/show-refusal';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { TextInput } from '../../shared/form/text-input';
import { toast } from '../../shared/toasts/toast';
import { SAVE_INCIDENT, type IncidentRow } from './incidents-queries';

/** An incident in the details of a refusal. */
type Replaced = Omit<IncidentRow, 'dueOn'>;

const valuesOf = (incident: Replaced) => ({
  title: incident.title,
  occurredFrom: incident.occurredFrom,
  occurredTo: incident.occurredTo,
  knownOn: incident.knownOn,
  data: incident.data,
  measures: incident.measures ?? '',
  isRelevant: incident.isRelevant,
  actorId: incident.actorId ? String(incident.actorId) : '',
  anpdNotifiedOn: incident.anpdNotifiedOn ?? '',
  personsNotifiedOn: incident.personsNotifiedOn ?? '',
});

type IncidentValues = ReturnType<typeof valuesOf>;

const newIncident = (today: string): IncidentValues => ({
  ...{ title: '', data: '', measures: '', actorId: '', anpdNotifiedOn: '', personsNotifiedOn: '' },
  ...{ occurredFrom: today, occurredTo: today, knownOn: today, isRelevant: true },
});

const INCIDENT_FIELDS = Object.keys(newIncident('')) as Array<keyof IncidentValues>;

const factsOf = (incident: IncidentValues): Fact[] => [
  ['O que aconteceu', incident.title],
  ['De', formatDay(incident.occurredFrom)],
  ['Até', formatDay(incident.occurredTo)],
  ['Conhecido em', formatDay(incident.knownOn)],
  ['Dados afetados', incident.data],
  ['Número da conta usada', incident.actorId],
  ['Medidas tomadas', incident.measures],
  ['Risco ou dano relevante', incident.isRelevant ? 'sim' : 'não'],
  ['ANPD comunicada em', formatDay(incident.anpdNotifiedOn)],
  ['Titulares comunicados em', formatDay(incident.personsNotifiedOn)],
];

const DAY_ERROR = () => 'Informe uma data até hoje';

export function IncidentDialog({ incident, onClose }: { incident?: IncidentRow; onClose: () => void }) {
  const today: string = useToday();
  const [save] = useMutation(SAVE_INCIDENT, { awaitRefetchQueries: true });
  const form = useForm({
    mode: 'onTouched',
    defaultValues: incident ? valuesOf(incident) : newIncident(today),
  });
  const { control } = form;
  const draft = useFormDraft(form, `incidente-${incident?.id ?? 'novo'}`, INCIDENT_FIELDS, incident?.version);
  /** As another user has saved it since the edit was begun. */
  const [replaced, setReplaced] = useState<Replaced>();

  const send = async ({
    actorId,
    anpdNotifiedOn,
    personsNotifiedOn,
    measures,
    ...values
  }: IncidentValues) => {
    const input = {
      ...values,
      id: incident?.id ?? null,
      measures: measures || null,
      actorId: actorId ? Number(actorId) : null,
      anpdNotifiedOn: anpdNotifiedOn || null,
      personsNotifiedOn: personsNotifiedOn || null,
    };
    const from = replaced?.version ?? draft.from ?? incident?.version;
    await save({ variables: { input, from, formKey: draft.formKey } });
    toast.success('Incidente salvo');
  };
  const onFailure = (failure: Failure) => {
    if (failure.code === 'CHANGED_MEANWHILE') setReplaced(failure.details.current as Replaced);
    else showRefusal(form, 'Erro ao salvar o incidente', failure);
  };
  const dialog = useDialogForm({ form, draft, send, onFailure, onClose });

  const dayField = (
    name: 'occurredFrom' | 'occurredTo' | 'knownOn' | 'anpdNotifiedOn' | 'personsNotifiedOn',
    label: string,
  ) => <DayInput control={control} name={name} label={label} max={today} problemText={DAY_ERROR} />;

  return (
    <FormDialog
      title={incident ? `Incidente nº ${incident.id}` : 'Registrar incidente'}
      submit="Salvar"
      submitting="Salvando..."
      {...dialog}
    >
      {replaced && (
        <ReplacedNotice
          key={replaced.version}
          saved={factsOf(valuesOf(replaced))}
          typed={factsOf(form.getValues())}
        />
      )}
      <TextInput
        control={control}
        name="title"
        label="O que aconteceu"
        rules={{ required: 'Informe o que aconteceu' }}
        limit={INCIDENT_MAX_CHARS.title}
      />
      {dayField('occurredFrom', 'De')}
      {dayField('occurredTo', 'Até')}
      {dayField('knownOn', 'Conhecido em')}
      <TextInput
        control={control}
        name="data"
        label="Dados afetados"
        rules={{ required: 'Informe os dados afetados' }}
        multiline
        minRows={2}
        limit={INCIDENT_MAX_CHARS.text}
      />
      <TextInput
        control={control}
        name="actorId"
        label="Número da conta usada (opcional)"
        hint="Calcula os afetados só pelos acessos desta conta. O número está na trilha de auditoria."
        rules={{ validate: (value) => /^\d{0,9}$/.test(String(value)) || 'Informe um número' }}
        limit={9}
        input={{ inputMode: 'numeric' }}
      />
      <TextInput
        control={control}
        name="measures"
        label="Medidas tomadas"
        multiline
        minRows={2}
        limit={INCIDENT_MAX_CHARS.text}
      />
      <CheckInput
        control={control}
        name="isRelevant"
        label="Pode trazer risco ou dano relevante aos titulares"
        hint="Então a ANPD e os titulares devem ser comunicados."
      />
      {dayField('anpdNotifiedOn', 'ANPD comunicada em')}
      {dayField('personsNotifiedOn', 'Titulares comunicados em')}
    </FormDialog>
  );
}
