import { Controller, type UseFormReturn } from 'react-hook-form';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { toPlannedInterview, type Appointment, type Notification } from '../appointment';
import { MessageField } from './message-field';

interface NotificationStepProps {
  appointment: Appointment;
  form: UseFormReturn<Notification>;
}

export function NotificationStep({ appointment, form }: NotificationStepProps) {
  const { candidate } = appointment;
  const channels = [
    ['sendEmail', `Enviar por e-mail: ${candidate.email}`],
    ['sendWhatsApp', `Enviar por WhatsApp: ${candidate.phone}`],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {channels.map(([name, label]) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field }) => (
              <FormControlLabel
                control={<Switch checked={field.value} onChange={field.onChange} />}
                label={label}
                sx={{ overflowWrap: 'anywhere' }}
              />
            )}
          />
        ))}
      </Box>
      <MessageField planned={toPlannedInterview(appointment)} form={form} />
    </Box>
  );
}
