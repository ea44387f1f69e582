import { Controller, type UseFormReturn } from 'react-hook-form';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Notification, PlannedInterview } from '../appointment';
import type { Invitee } from '../interviews-queries';
import { MessageField } from './message-field';

interface NotificationStepProps {
  candidate: Invitee;
  planned: PlannedInterview;
  form: UseFormReturn<Notification>;
  isPreviewedElsewhere?: boolean;
}

export function NotificationStep({
  candidate,
  planned,
  form,
  isPreviewedElsewhere = false,
}: NotificationStepProps) {
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
      <MessageField planned={planned} form={form} isPreviewedElsewhere={isPreviewedElsewhere} />
    </Box>
  );
}
