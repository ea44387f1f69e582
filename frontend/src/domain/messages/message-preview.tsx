import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MessagePreviewInput } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { MessageText } from './message-text';
import { useMessagePreview } from './use-message-preview';

/** The message with its variables filled in; nothing while the text is empty. */
export function MessagePreview({ input }: { input: MessagePreviewInput }) {
  const { preview, error } = useMessagePreview(input);
  if (!input.content.trim()) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
        Como o candidato vai ler
      </Typography>
      <MessageText label="Como o candidato vai ler">
        {preview?.text ?? (error ? failureOf(error).message : 'Preparando a prévia...')}
      </MessageText>
    </Box>
  );
}
