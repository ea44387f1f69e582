import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MessagePreview } from '../../../shared/message-preview';
import { isRefused, openIn, type PlannedInterview } from '../appointment';
import { TemplateDrawer } from './template-drawer';

/** Longest message that the server keeps. */
const MESSAGE_LIMIT = 5000;

interface MessageFieldProps {
  planned: PlannedInterview;
  value: string;
  onChange: (message: string) => void;
}

/**
 * The recruiter's own text. Its variables stay in it: they are filled in when it is sent, so that it always states the time
 * that stands. The preview shows them filled in.
 */
export function MessageField({ planned, value, onChange }: MessageFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const open = openIn(value, planned.notes);
  const refused = open.some(isRefused);
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
        error={refused}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MESSAGE_LIMIT } }}
      />
      {open.length > 0 && (
        <Alert severity={refused ? 'error' : 'warning'}>
          Preencha o que falta na mensagem: {open.join(', ')}
        </Alert>
      )}
      <Box>
        <Button variant="outlined" onClick={() => setChoosing(true)}>
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
        open={choosing}
        onClose={() => setChoosing(false)}
        onUse={({ content }) => {
          onChange(content);
          setChoosing(false);
        }}
      />
    </>
  );
}
