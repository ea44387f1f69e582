import { useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import { toasts } from '../../shared/toasts/toast';
import { VISUALLY_HIDDEN } from '../../shared/ui/visually-hidden';

/** Says in an open dialog what it has come to, and the toasts: whatever lies outside of it is not heard. */
export function DialogVoice({ text }: { text: string }) {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <Box sx={VISUALLY_HIDDEN}>
      <p role="status">{text}</p>
      <p role="status">
        {toast &&
          [toast.title, toast.description, toast.action && 'Tecla Z: desfazer'].filter(Boolean).join('. ')}
      </p>
    </Box>
  );
}
