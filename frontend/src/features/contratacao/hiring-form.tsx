import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { HiringStep } from '../../generated/graphql';
import { NoteField } from '../../shared/form/note-field';
import { failureOf } from '../../shared/api/failure';
import { CANDIDATE_ANSWERS, forget } from '../../shared/api/forget';
import { DayField } from '../../shared/form/day-field';
import { toast } from '../../shared/toasts/toast';
import { ButtonLink } from '../../shared/ui/links';
import { SET_STEP, type HiringCandidate } from './hiring-queries';
import { isHired, OFFERED_STEPS, STEPS } from './hiring-rules';

interface HiringFormProps {
  candidate: HiringCandidate;
  /** Opened to begin the hiring of somebody who is approved. */
  start: boolean;
}

export function HiringForm({ candidate, start }: HiringFormProps) {
  const navigate = useNavigate();
  const begins = start && !isHired(candidate.status);
  const [step, setStep] = useState<HiringStep | ''>(candidate.hiringStep ?? (begins ? 'offer_sent' : ''));
  const [notes, setNotes] = useState('');
  const [startDate, setStartDate] = useState(candidate.startDate ?? '');
  const [missing, setMissing] = useState(false);
  const [save, { loading }] = useMutation(SET_STEP, {
    update: (cache) => forget(cache, ...CANDIDATE_ANSWERS),
  });
  // A step that is not offered stays the step of who has come to it.
  const steps = OFFERED_STEPS.some((one) => one === step) || !step ? OFFERED_STEPS : [step, ...OFFERED_STEPS];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!step) {
      setMissing(true);
      toast.destructive('Etapa obrigatória', 'Selecione uma etapa de contratação para continuar');
      document.getElementById('etapa')?.focus();
      return;
    }
    try {
      await save({
        variables: {
          id: candidate.id,
          step,
          notes: notes.trim() || undefined,
          startDate: startDate || undefined,
          hire: begins,
        },
      });
      toast.success('Etapa de contratação atualizada', STEPS[step].label);
      await navigate('/hiring-dashboard');
    } catch (error) {
      toast.destructive('Erro ao atualizar etapa', failureOf(error).message);
    }
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
        error={missing && !step}
        helperText={missing && !step ? 'Selecione uma etapa de contratação para continuar' : undefined}
        onChange={(event) => setStep(event.target.value as HiringStep)}
      >
        {steps.map((value) => (
          <MenuItem key={value} value={value}>
            {STEPS[value].label}
          </MenuItem>
        ))}
      </TextField>
      <DayField size="medium" label="Data de início" value={startDate} onChange={setStartDate} />
      <NoteField
        id="observacoes"
        label="Observações"
        hint="Opcional. Ficam no histórico do candidato."
        minRows={4}
        value={notes}
        onChange={setNotes}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={loading}>
          {loading ? 'Salvando...' : begins ? 'Iniciar Contratação' : 'Salvar'}
        </Button>
        <ButtonLink to="/hiring-dashboard" color="inherit">
          Cancelar
        </ButtonLink>
      </Box>
    </Box>
  );
}
