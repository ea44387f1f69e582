import { useForm, useWatch } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SELECTABLE_STATUSES, statusLabel } from '../../../domain/candidates/candidate-status';
import { CancelledInterviewsAlert } from '../../../domain/interviews/cancelled-interviews-alert';
import { NoteInput } from '../../../shared/form/note-input';
import { RejectionFields } from '../../../domain/candidates/rejection-fields';
import { useRejectionChoice } from '../../../domain/candidates/use-rejection-choice';
import { SelectInput } from '../../../shared/form/select-input';
import { useDisplayedRecord } from '../../../shared/form/use-displayed-record';
import { useFormDraft } from '../../../shared/form/use-form-draft';
import { useUnsavedChanges } from '../../../shared/form/use-unsaved-changes';
import type { CandidateDetail } from '../candidates-queries';
import { type ManageValues, ScoreField, scoreText, scoreToSave, scoredAs } from './score-field';
import { useCandidateChanges } from './use-candidate-changes';

interface ManageTabProps {
  candidate: CandidateDetail;
  onSaved: () => void;
  focusScore: boolean;
}

const valuesOf = (candidate: CandidateDetail): ManageValues => ({
  status: candidate.status,
  score: scoreText(candidate),
  note: '',
});

export function ManageTab({ candidate, onSaved, focusScore }: ManageTabProps) {
  const form = useForm<ManageValues>({ mode: 'onTouched', defaultValues: valuesOf(candidate) });
  const { control, handleSubmit } = form;
  const newest = useDisplayedRecord(candidate, form, valuesOf);
  const draft = useFormDraft(form, `candidato-${candidate.id}`, ['status', 'score', 'note']);
  const { dirtyFields } = form.formState;
  // A restored draft was decided on the status and the score of its time.
  const displayed = {
    ...newest,
    ...(dirtyFields.status && { status: draft.replaces.status ?? newest.status }),
    ...(dirtyFields.score && draft.replaces.score !== undefined && scoredAs(draft.replaces.score, newest)),
  };
  const { save, saving } = useCandidateChanges(displayed);
  const unsaved = useUnsavedChanges(form.formState.isDirty, saving, draft.clear);
  const [status, score, note] = useWatch({ control, name: ['status', 'score', 'note'] });
  const unchanged =
    status === displayed.status && scoreToSave(displayed, score) === undefined && !note.trim();
  // A status that only another screen sets stays an option for a candidate who has it.
  const choices = (SELECTABLE_STATUSES as readonly string[]).includes(displayed.status)
    ? SELECTABLE_STATUSES
    : [displayed.status, ...SELECTABLE_STATUSES];

  const rejection = useRejectionChoice();
  const isRejected = status === 'rejected' && displayed.status !== 'rejected';
  const submit = async (values: ManageValues) => {
    const options = isRejected ? rejection.confirm() : {};
    if (!options) return;
    const change = {
      status: values.status,
      score: scoreToSave(displayed, values.score),
      note: values.note.trim(),
      ...options,
      interviewsShown: true,
    };
    if (!(await save(change))) return;
    draft.clear();
    unsaved.release();
    onSaved();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 520 }}
    >
      {candidate.status !== displayed.status && (
        <Alert severity="info" role="status">
          {lastActor(candidate)} mudou o status para “{statusLabel(candidate.status)}” enquanto você editava.
        </Alert>
      )}
      <SelectInput
        control={control}
        name="status"
        label="Status"
        options={choices.map((choice) => [choice, statusLabel(choice)] as const)}
      />
      {isRejected && <RejectionFields candidateIds={[candidate.id]} {...rejection.fields} />}
      {status !== candidate.status && (
        <CancelledInterviewsAlert candidateIds={[candidate.id]} status={status} />
      )}
      <NoteInput
        control={control}
        name="note"
        label="Observação"
        hint="Opcional. Fica no histórico, com a mudança de status ou sem ela."
      />
      <ScoreField control={control} candidate={displayed} hasFocus={focusScore} />
      <Box>
        <Button type="submit" variant="contained" disabled={saving || unchanged}>
          {saving ? 'Salvando...' : 'Salvar Alterações'}
        </Button>
      </Box>
    </Box>
  );
}

const lastActor = ({ history }: CandidateDetail): string =>
  history.findLast(({ kind, from, to }) => kind === 'STATUS' && from !== to)?.actorName ?? 'O sistema';
