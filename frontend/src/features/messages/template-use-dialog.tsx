import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { openPlaces, variableMeaning, type MessageTemplate } from '../../shared/message-templates';
import { useMessagePreview } from '../../shared/use-message-preview';
import { FormDialog } from '../../shared/ui/form-dialog';
import { copyTemplate } from './copy-template';
import { RECIPIENT_INTERVIEWS } from './message-queries';
import { RecipientField, type RecipientOption } from './recipient-field';

interface TemplateUseDialogProps {
  template: MessageTemplate;
  /** Whom the page was opened for. */
  recipient?: RecipientOption | null;
  onClose: () => void;
}

/** A template on its way to the clipboard: filled in for a candidate and, where nothing is known, by hand. */
export function TemplateUseDialog({ template, recipient = null, onClose }: TemplateUseDialogProps) {
  const { title, content } = template;
  const [candidate, setCandidate] = useState<RecipientOption | null>(recipient);
  const [values, setValues] = useState<Record<string, string>>({});
  const interviewId = useNextInterview(candidate?.id);
  const { preview } = useMessagePreview({ content, candidateId: candidate?.id, interviewId });
  // Without a candidate the server has only examples, which are no answer.
  const text = (candidate && preview?.text) ?? content;
  const missing = (candidate && preview?.missing) ?? openPlaces(content);
  const filled = missing.reduce((all, place) => all.replaceAll(place, values[place]?.trim() || place), text);
  const left = missing.filter((place) => !values[place]?.trim());

  return (
    <FormDialog
      title={`Usar ${title}`}
      submit="Copiar texto"
      disabled={left.length > 0 || (candidate !== null && !preview)}
      onSubmit={() => {
        void copyTemplate(filled);
        onClose();
      }}
      onClose={onClose}
    >
      <RecipientField value={candidate} onChange={setCandidate} />
      {missing.map((place) => (
        <TextField
          key={place}
          label={variableMeaning(place)}
          value={values[place] ?? ''}
          onChange={(event) => setValues({ ...values, [place]: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      ))}
      <Box
        role="region"
        aria-label="Texto que será copiado"
        sx={{
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {filled}
      </Box>
      {left.length > 0 && (
        <Alert severity="info">
          {candidate ? 'Preencha' : 'Escolha um candidato ou preencha'} o que falta: {left.join(', ')}
        </Alert>
      )}
    </FormDialog>
  );
}

/** The interview that a message to the candidate is about. */
function useNextInterview(candidateId: number | undefined): string | undefined {
  const { data } = useFreshQuery(RECIPIENT_INTERVIEWS, {
    variables: { id: candidateId ?? 0 },
    skip: candidateId === undefined,
  });
  const now = new Date().toISOString();
  return data?.candidate?.interviews.find(
    ({ status, interviewDate }) => status === 'scheduled' && interviewDate > now,
  )?.id;
}
