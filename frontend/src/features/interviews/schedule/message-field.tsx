import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { INTERVIEW_MAX_CHARS } from '@araucaria/contracts/domain';
import { MessagePreview } from '../../../shared/messages/message-preview';
import { isRejected, unfilledVariables, type PlannedInterview } from '../appointment';
import { TemplateDrawer } from './template-drawer';

interface MessageFieldProps {
  planned: PlannedInterview;
  value: string;
  onChange: (message: string) => void;
}

/**
 * The recruiter's message. It keeps its variables: the server fills them when it sends the message, so that a rescheduled
 * interview is announced with its current time. The preview shows them filled.
 */
export function MessageField({ planned, value, onChange }: MessageFieldProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const unfilled = unfilledVariables(value, planned.notes);
  const rejected = unfilled.some(isRejected);
  const { candidateId, interviewDate, interviewType, notes } = planned;
  return (
    <>
      <TextField
        id="mensagem"
        label="Mensagem personalizada"
        helperText="Opcional. Vai junto com os dados da entrevista e o link de confirmação. O que está entre {{ }} é preenchido no envio."
        multiline
        minRows={5}
        maxRows={12}
        value={value}
        error={rejected}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { maxLength: INTERVIEW_MAX_CHARS.customMessage } }}
      />
      {unfilled.length > 0 && (
        <Alert severity={rejected ? 'error' : 'warning'}>
          Preencha o que falta na mensagem: {unfilled.join(', ')}
        </Alert>
      )}
      <Box>
        <Button variant="outlined" onClick={() => setDrawerOpen(true)}>
          Escolher modelo
        </Button>
      </Box>
      {interviewDate && (
        <MessagePreview
          input={{
            content: value,
            candidateId,
            interviewDate,
            interviewType,
            notes: notes.trim() || undefined,
          }}
        />
      )}
      <TemplateDrawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        onUse={({ content }) => {
          onChange(content);
          setDrawerOpen(false);
        }}
      />
    </>
  );
}
