import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { NotifyField } from './notify-field';
import { withReason, type RejectionChoice } from './rejection-choice';
import { RejectionPreview } from './rejection-preview';
import { REJECTION_REASONS } from './rejection-queries';

interface RejectionFieldsProps {
  /** The candidates, or the first of them. */
  candidateIds: readonly number[];
  /** Their number; default: that of `candidateIds`. */
  total?: number;
  value: RejectionChoice;
  error?: string | undefined;
  onChange: (choice: RejectionChoice) => void;
}

export function RejectionFields(props: RejectionFieldsProps) {
  const { candidateIds, total = candidateIds.length, value, error, onChange } = props;
  const id = useId();
  const { data } = useFreshQuery(REJECTION_REASONS);
  const { reasonId, notify, notifyAt } = value;
  const offered = data?.rejectionReasons.filter(({ isActive }) => isActive) ?? [];
  return (
    <>
      <TextField
        select
        fullWidth
        id={`${id}-motivo`}
        label="Motivo"
        value={reasonId}
        helperText="Fica no histórico e escolhe o texto do e-mail. O candidato não vê o nome do motivo."
        onChange={(event) => onChange(withReason(value, event.target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Sem motivo</MenuItem>
        {offered.map((reason) => (
          <MenuItem key={reason.id} value={String(reason.id)}>
            {reason.label}
          </MenuItem>
        ))}
      </TextField>
      <NotifyField
        label={total > 1 ? 'Avisar os candidatos por e-mail' : 'Avisar o candidato por e-mail'}
        help={
          notifyAt === undefined
            ? 'O e-mail sai em cerca de um minuto; desfazer a rejeição antes disso o cancela.'
            : 'Desfazer a rejeição antes do envio cancela o e-mail.'
        }
        value={notify}
        onChange={(next) => onChange({ ...value, notify: next })}
      />
      {notify && (
        <>
          <RejectionPreview candidateIds={candidateIds} total={total} reasonId={reasonId} />
          <FormControl>
            <FormLabel id={`${id}-quando`}>Envio do e-mail</FormLabel>
            <RadioGroup
              row
              aria-labelledby={`${id}-quando`}
              value={notifyAt === undefined ? 'agora' : 'depois'}
              onChange={(_event, when) =>
                onChange({ ...value, notifyAt: when === 'depois' ? '' : undefined })
              }
            >
              <FormControlLabel value="agora" control={<Radio />} label="Em cerca de um minuto" />
              <FormControlLabel value="depois" control={<Radio />} label="Em um horário escolhido" />
            </RadioGroup>
          </FormControl>
          {notifyAt !== undefined && (
            <TextField
              type="datetime-local"
              id={`${id}-horario`}
              label="Data e hora do envio (horário de Brasília)"
              value={notifyAt}
              error={Boolean(error)}
              helperText={
                error ??
                'Até lá, o candidato não vê o resultado. Mudar o status antes disso cancela o e-mail.'
              }
              onChange={(event) => onChange({ ...value, notifyAt: event.target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
        </>
      )}
    </>
  );
}
