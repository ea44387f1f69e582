import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useLazyQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RejectionReasonInput } from '../../generated/graphql';
import { EmailPreview } from '../../domain/candidates/email-preview';
import { PREVIEW_REJECTION } from '../../domain/candidates/rejection-queries';
import { reportFailure } from '../../shared/toasts/report-failure';

/** The e-mail of a text that is being written, with example data. */
export function MessagePreview({ control }: { control: Control<RejectionReasonInput> }) {
  const message = useWatch({ control, name: 'message' });
  const [shownFor, setShownFor] = useState('');
  const [load, { data, loading }] = useLazyQuery(PREVIEW_REJECTION, { fetchPolicy: 'network-only' });
  const email = shownFor === message ? data?.previewRejection[0] : undefined;
  const show = () =>
    reportFailure('Erro ao mostrar a prévia', async () => {
      await load({ variables: { input: { message } } });
      setShownFor(message);
    });
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Button variant="outlined" disabled={loading || !message.trim()} onClick={() => void show()}>
          Ver com dados de exemplo
        </Button>
      </Box>
      {email && <EmailPreview name={email.name} subject={email.subject} text={email.text} />}
    </Box>
  );
}
