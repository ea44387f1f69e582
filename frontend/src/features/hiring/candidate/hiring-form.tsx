import { useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HIRING_STEPS, hiringStepOf, isHired } from '@araucaria/contracts/domain';
import type { HiringStep } from '../../../generated/graphql';
import { DecisionMessage } from '../../../domain/candidates/decision-message';
import { useDecisionMessage } from '../../../domain/candidates/use-decision-message';
import { RestoredDraftNotice } from '../../../shared/form/restored-draft-notice';
import { DayInput } from '../../../shared/form/day-input';
import { NoteInput } from '../../../shared/form/note-input';
import { SelectInput } from '../../../shared/form/select-input';
import { dayOf, formatDay } from '../../../shared/dates/day-ranges';
import type { DayProblem } from '../../../shared/dates/day-field';
import { fullName } from '../../../shared/format/full-name';
import { CancelledInterviewsAlert } from '../../../domain/interviews/cancelled-interviews-alert';
import { toast } from '../../../shared/toasts/toast';
import { ButtonLink } from '../../../shared/ui/links';
import { useDisplayedRecord } from '../../../shared/form/use-displayed-record';
import { useFormDraft } from '../../../shared/form/use-form-draft';
import { useUnsavedChanges } from '../../../shared/form/use-unsaved-changes';
import { useChangeId } from '../../../shared/api/use-change-id';
import { changeStep } from '../hiring-changes';
import type { HiringCandidate } from '../hiring-queries';
import { latestStart, SELECTABLE_STEPS } from '../hiring-rules';

interface HiringValues {
  step: HiringStep | '';
  /** `YYYY-MM-DD`, or empty. */
  startDate: string;
  notes: string;
}

const STEP_MISSING = 'Selecione uma etapa de contratação para continuar';

const isPlainDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const START_ERRORS: Record<DayProblem, (earliest: string, latest: string) => string> = {
  incomplete: () => 'Complete a data de início, ou apague o que foi digitado',
  before: (earliest) => `A data de início não pode ser anterior à candidatura (${formatDay(earliest)})`,
  after: (_earliest, latest) => `A data de início pode ser no máximo ${formatDay(latest)}`,
};

interface HiringFormProps {
  candidate: HiringCandidate;
  /** Whether the form was opened to start the hiring of an approved candidate. */
  start: boolean;
}

/** Values of an unedited form. A hiring that starts begins with the offer. */
const valuesOf =
  (start: boolean) =>
  ({ status, hiringStep, startDate }: HiringCandidate): HiringValues => ({
    step: hiringStep ?? (start && !isHired(status) ? 'offer_sent' : ''),
    startDate: startDate ?? '',
    notes: '',
  });

export function HiringForm({ candidate, start }: HiringFormProps) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [initialValues] = useState(() => valuesOf(start));
  const form = useForm<HiringValues>({ mode: 'onTouched', defaultValues: initialValues(candidate) });
  const { control, formState, handleSubmit } = form;
  const displayed = useDisplayedRecord(candidate, form, initialValues);
  const draft = useFormDraft(form, `contratacao-${candidate.id}`, ['step', 'startDate', 'notes']);
  const unsaved = useUnsavedChanges(formState.isDirty, formState.isSubmitting, draft.clear);
  const startsHiring = start && !isHired(displayed.status);
  const step = useWatch({ control, name: 'step' });
  const willHire = startsHiring || (step === 'completed' && !isHired(displayed.status));
  const startDate = useWatch({ control, name: 'startDate' });
  // A restored draft was decided on the step of its time.
  const decidedStep =
    formState.dirtyFields.step && draft.replaces.step !== undefined && !startsHiring
      ? draft.replaces.step || null
      : displayed.hiringStep;
  const isStepNew = step !== '' && step !== hiringStepOf(displayed.status, displayed.hiringStep);
  const message = useDecisionMessage(
    [displayed.id],
    isStepNew ? { hiringStep: step, hire: willHire, ...(isPlainDay(startDate) && { startDate }) } : undefined,
  );
  // A step that the form does not offer stays an option for a candidate who is at it.
  const steps =
    SELECTABLE_STEPS.some((one) => one === step) || !step ? SELECTABLE_STEPS : [step, ...SELECTABLE_STEPS];

  const [earliest, latest] = [dayOf(displayed.createdAt), latestStart(dayOf())];

  const changeIdOf = useChangeId();
  const submit = async (values: HiringValues) => {
    if (!values.step) return;
    const result = await changeStep(client, {
      id: displayed.id,
      name: fullName(displayed),
      from: hiringStepOf(displayed.status, decidedStep),
      fromStatus: displayed.status,
      step: values.step,
      notes: values.notes.trim() || undefined,
      // An unchanged day must not replace the one that a colleague has set meanwhile.
      startDate: (formState.dirtyFields.startDate && values.startDate) || undefined,
      hire: startsHiring,
      notify: message.notify,
      changeIdOf,
    });
    if (result !== 'changed') return;
    draft.clear();
    unsaved.release();
    await navigate('/hiring-dashboard');
  };
  const onInvalid = ({ step: stepError, startDate }: FieldErrors<HiringValues>) => {
    if (stepError) toast.destructive('Etapa obrigatória', STEP_MISSING);
    else if (startDate) toast.destructive('Data de início inválida', startDate.message);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(submit, onInvalid)(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 560, pt: 1 }}
    >
      {draft.restored && (
        <RestoredDraftNotice
          onDiscard={() => {
            form.reset(initialValues(candidate));
            draft.clear();
          }}
        >
          O que você digitou antes está de volta.
        </RestoredDraftNotice>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SelectInput
          control={control}
          name="step"
          label="Etapa de contratação"
          rules={{ required: STEP_MISSING }}
          options={steps.map((value) => [value, HIRING_STEPS[value].label] as const)}
        />
        <DayInput
          control={control}
          name="startDate"
          label="Data de início"
          min={earliest}
          max={latest}
          problemText={(problem) => START_ERRORS[problem](earliest, latest)}
        />
      </Box>
      <NoteInput
        control={control}
        name="notes"
        label="Observações"
        hint="Opcional. Ficam no histórico do candidato."
        minRows={2}
      />
      {willHire && <CancelledInterviewsAlert candidateIds={[displayed.id]} status="hired" />}
      <DecisionMessage {...message.fields} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={formState.isSubmitting || message.isUnknown}>
          {formState.isSubmitting ? 'Salvando...' : startsHiring ? 'Iniciar Contratação' : 'Salvar'}
        </Button>
        <ButtonLink to="/hiring-dashboard" color="inherit">
          Cancelar
        </ButtonLink>
      </Box>
    </Box>
  );
}
