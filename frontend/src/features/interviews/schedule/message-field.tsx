import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { INTERVIEW_MAX_CHARS } from '@araucaria/contracts/domain';
import { TextInput } from '../../../shared/form/text-input';
import {
  isRejected,
  lacksPlace,
  unfilledVariables,
  type Notification,
  type PlannedInterview,
} from '../appointment';
import { PlannedPreview } from './planned-preview';
import { TemplateDrawer } from './template-drawer';

interface MessageFieldProps {
  planned: PlannedInterview;
  form: Pick<UseFormReturn<Notification>, 'control' | 'setValue'>;
  isPreviewedElsewhere?: boolean;
}

/**
 * The recruiter's message. It keeps its variables: the server fills them when it sends the message, so that a rescheduled
 * interview is announced with its current time. The preview shows them filled.
 */
export function MessageField({
  planned,
  form: { control, setValue },
  isPreviewedElsewhere = false,
}: MessageFieldProps) {
  const message = useWatch({ control, name: 'customMessage' });
  const [drawerOpen, setDrawerOpen] = useState(false);
  const unfilled = unfilledVariables(message);
  const rejected = unfilled.some(isRejected);
  const { notes } = planned;
  return (
    <>
      <TextInput
        control={control}
        name="customMessage"
        label="Mensagem personalizada"
        hint="Opcional. Vai junto com os dados da entrevista e o link de confirmação. O que está entre {{ }} é preenchido no envio."
        multiline
        minRows={5}
        limit={INTERVIEW_MAX_CHARS.customMessage}
        invalid={rejected}
      />
      {unfilled.length > 0 && (
        <Alert severity={rejected ? 'error' : 'warning'}>
          Preencha o que falta na mensagem: {unfilled.join(', ')}
        </Alert>
      )}
      {lacksPlace(message, notes) && (
        <Alert severity="info">
          As observações estão vazias: no lugar de {'{{local}}'}, o candidato lê “a combinar”.
        </Alert>
      )}
      <Box>
        <Button variant="outlined" onClick={() => setDrawerOpen(true)}>
          Escolher modelo
        </Button>
      </Box>
      {!isPreviewedElsewhere && <PlannedPreview planned={planned} message={message} />}
      <TemplateDrawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        onUse={({ content }) => {
          setValue('customMessage', content, { shouldDirty: true, shouldValidate: true });
          setDrawerOpen(false);
        }}
      />
    </>
  );
}
