import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { HIRING_STEPS, hiringStepOf, isHired } from '@araucaria/contracts/domain';
import type { HiringStep } from '../../../generated/graphql';
import { NoteField } from '../../../shared/form/note-field';
import { dayOf, formatDay } from '../../../shared/dates/day-ranges';
import { DayField, type DayProblem } from '../../../shared/dates/day-field';
import { fullName } from '../../../shared/format/full-name';
import { CancelledInterviewsAlert } from '../../../shared/interviews/cancelled-interviews-alert';
import { toast } from '../../../shared/toasts/toast';
import { ButtonLink } from '../../../shared/ui/links';
import { useDisplayedRecord } from '../../../shared/form/use-displayed-record';
import { changeStep } from '../hiring-changes';
import type { HiringCandidate } from '../hiring-queries';
import { latestStart, SELECTABLE_STEPS } from '../hiring-rules';

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

export function HiringForm({ candidate, start }: HiringFormProps) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [chosenStep, setStep] = useState<HiringStep>();
  const [chosenStart, setStartDate] = useState<string>();
  const [notes, setNotes] = useState('');
  const isEdited = chosenStep !== undefined || chosenStart !== undefined || notes !== '';
  const displayed = useDisplayedRecord(candidate, isEdited);
  const startsHiring = start && !isHired(displayed.status);
  const step = chosenStep ?? displayed.hiringStep ?? (startsHiring ? 'offer_sent' : '');
  const willHire = startsHiring || (step === 'completed' && !isHired(displayed.status));
  const startDate = chosenStart ?? displayed.startDate ?? '';
  const [startProblem, setStartProblem] = useState<DayProblem | null>(null);
  const [stepMissing, setStepMissing] = useState(false);
  const [saving, setSaving] = useState(false);
  // A step that the form does not offer stays an option for a candidate who is at it.
  const steps =
    SELECTABLE_STEPS.some((one) => one === step) || !step ? SELECTABLE_STEPS : [step, ...SELECTABLE_STEPS];

  const [earliest, latest] = [dayOf(displayed.createdAt), latestStart(dayOf())];
  const startError = startProblem && START_ERRORS[startProblem](earliest, latest);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!step) {
      setStepMissing(true);
      toast.destructive('Etapa obrigatória', 'Selecione uma etapa de contratação para continuar');
      document.getElementById('etapa')?.focus();
      return;
    }
    if (startError) {
      toast.destructive('Data de início inválida', startError);
      return;
    }
    setSaving(true);
    const saved = await changeStep(client, {
      id: displayed.id,
      name: fullName(displayed),
      from: hiringStepOf(displayed.status, displayed.hiringStep),
      fromStatus: displayed.status,
      step,
      notes: notes.trim() || undefined,
      startDate: startDate || undefined,
      hire: startsHiring,
    });
    setSaving(false);
    if (saved) await navigate('/hiring-dashboard');
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 560, pt: 1 }}
    >
      <TextField
        select
        id="etapa"
        label="Etapa de contratação"
        required
        value={step}
        error={stepMissing && !step}
        helperText={stepMissing && !step ? 'Selecione uma etapa de contratação para continuar' : undefined}
        onChange={(event) => setStep(event.target.value as HiringStep)}
      >
        {steps.map((value) => (
          <MenuItem key={value} value={value}>
            {HIRING_STEPS[value].label}
          </MenuItem>
        ))}
      </TextField>
      <DayField
        size="medium"
        label="Data de início"
        value={startDate}
        min={earliest}
        max={latest}
        onChange={setStartDate}
        onProblem={setStartProblem}
        error={startError ?? undefined}
      />
      <NoteField
        id="observacoes"
        label="Observações"
        hint="Opcional. Ficam no histórico do candidato."
        minRows={4}
        value={notes}
        onChange={setNotes}
      />
      {willHire && <CancelledInterviewsAlert candidateIds={[displayed.id]} status="hired" />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={saving}>
          {saving ? 'Salvando...' : startsHiring ? 'Iniciar Contratação' : 'Salvar'}
        </Button>
        <ButtonLink to="/hiring-dashboard" color="inherit">
          Cancelar
        </ButtonLink>
      </Box>
    </Box>
  );
}
