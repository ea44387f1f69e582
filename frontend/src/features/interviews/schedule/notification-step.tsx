import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { toPlannedInterview, type Appointment, type Notification } from '../appointment';
import { MessageField } from './message-field';

interface NotificationStepProps {
  appointment: Appointment;
  value: Notification;
  onChange: (value: Notification) => void;
}

export function NotificationStep({ appointment, value, onChange }: NotificationStepProps) {
  const set = (part: Partial<Notification>) => onChange({ ...value, ...part });
  const { candidate } = appointment;
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
      <MessageField
        planned={toPlannedInterview(appointment)}
        value={value.customMessage}
        onChange={(customMessage) => set({ customMessage })}
      />
    </Box>
  );
}
