import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { dayOf, dayText } from '../../shared/day-ranges';
import { fillTemplate } from '../../shared/message-templates';
import { isRefused, openIn, type Appointment, type Notification } from './appointment';
import { TemplateDrawer } from './template-drawer';

/** Longest message that the server keeps. */
const MESSAGE_LIMIT = 5000;

interface NotificationStepProps {
  appointment: Appointment;
  value: Notification;
  onChange: (value: Notification) => void;
}

export function NotificationStep({ appointment, value, onChange }: NotificationStepProps) {
  const [choosing, setChoosing] = useState(false);
  const open = openIn(value.customMessage, appointment.notes);
  const refused = open.some(isRefused);
  const set = (part: Partial<Notification>) => onChange({ ...value, ...part });
  const { candidate, slot } = appointment;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <FormControlLabel
          control={<Switch checked={value.sendEmail} onChange={(_event, sendEmail) => set({ sendEmail })} />}
          label={`Enviar por e-mail: ${candidate.email}`}
          sx={{ overflowWrap: 'anywhere' }}
        />
        <FormControlLabel
          control={
            <Switch checked={value.sendWhatsApp} onChange={(_event, sendWhatsApp) => set({ sendWhatsApp })} />
          }
          label={`Enviar por WhatsApp: ${candidate.phone}`}
        />
      </Box>
      <TextField
        id="mensagem"
        label="Mensagem personalizada"
        helperText="Opcional. Vai junto com os dados da entrevista e o link de confirmação."
        multiline
        minRows={5}
        maxRows={12}
        value={value.customMessage}
        error={refused}
        onChange={(event) => set({ customMessage: event.target.value })}
        slotProps={{ htmlInput: { maxLength: MESSAGE_LIMIT } }}
      />
      {open.length > 0 && (
        <Alert severity={refused ? 'error' : 'warning'}>
          Preencha o que falta na mensagem: {open.join(', ')}
        </Alert>
      )}
      <Box>
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          Escolher modelo
        </Button>
      </Box>
      <TemplateDrawer
        open={choosing}
        onClose={() => setChoosing(false)}
        onUse={({ content }) => {
          set({
            customMessage: fillTemplate(content, {
              nome: candidate.firstName,
              vaga: candidate.jobTitle ?? 'Banco de Talentos',
              data: dayText(dayOf(slot.startsAt)),
              hora: slot.time,
              ...(appointment.notes.trim() && { local: appointment.notes.trim() }),
            }),
          });
          setChoosing(false);
        }}
      />
    </Box>
  );
}
