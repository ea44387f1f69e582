import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useLazyQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MessageText } from '../../domain/messages/message-text';
import { PREVIEW_MESSAGE } from '../../domain/messages/message-templates';
import { reportFailure } from '../../shared/toasts/report-failure';
import type { TemplateValues } from './template-values';

interface TemplatePreviewProps {
  control: Control<TemplateValues>;
  /** Source of the values; sample values if absent. */
  candidateId?: number | undefined;
}

export function TemplatePreview({ control, candidateId }: TemplatePreviewProps) {
  const content = useWatch({ control, name: 'content' });
  const [shownFor, setShownFor] = useState('');
  const [load, { data, loading }] = useLazyQuery(PREVIEW_MESSAGE, { fetchPolicy: 'network-only' });
  const preview = shownFor === content ? data?.previewMessage : undefined;
  const show = () =>
    reportFailure('Erro ao mostrar a prévia', async () => {
      await load({ variables: { input: { content, candidateId } } });
      setShownFor(content);
    });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box>
        <Button variant="outlined" disabled={loading || !content.trim()} onClick={() => void show()}>
          {candidateId ? 'Ver com os dados do candidato' : 'Ver com dados de exemplo'}
        </Button>
      </Box>
      {preview && (
        <>
          <MessageText label="Prévia da mensagem">{preview.text}</MessageText>
          {preview.unknown.length > 0 && (
            <Alert severity="error">Variáveis desconhecidas: {preview.unknown.join(', ')}</Alert>
          )}
          {preview.missing.length > 0 && (
            <Alert severity="warning">Sem valor para este candidato: {preview.missing.join(', ')}</Alert>
          )}
        </>
      )}
    </Box>
  );
}
