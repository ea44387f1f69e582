import { useRef, useState, type DragEvent } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { TINT } from '../../shared/ui/tint';
import { ResumeSummary } from './resume-summary';
import type { ResumeState } from './use-resume';

interface ResumeUploadProps {
  state: ResumeState;
  onChoose: (file: File) => void;
  onClear: () => void;
}

/** Where the résumé goes in: by click, by keyboard, or dropped. */
export function ResumeUpload({ state, onChoose, onClear }: ResumeUploadProps) {
  if (state.step === 'done') return <ResumeSummary resume={state.resume} onClear={onClear} />;
  if (state.step === 'failed')
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={onClear}>
            Tentar novamente
          </Button>
        }
      >
        <AlertTitle>Erro ao processar o currículo</AlertTitle>
        {state.message}
      </Alert>
    );
  if (state.step === 'processing')
    return (
      <Box
        role="status"
        sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 2, display: 'grid', gap: 1.5 }}
      >
        <Typography sx={{ fontWeight: 620 }}>Processando seu currículo com IA...</Typography>
        <LinearProgress
          aria-label="Progresso do envio"
          variant={state.sent < 1 ? 'determinate' : 'indeterminate'}
          value={Math.round(state.sent * 100)}
          sx={{ height: 6, borderRadius: 1.5 }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {state.name}
        </Typography>
      </Box>
    );
  return <DropArea onChoose={onChoose} />;
}

function DropArea({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        p: { xs: 3, sm: 4 },
        textAlign: 'center',
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        bgcolor: over ? 'action.selected' : TINT,
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
      }}
    >
      <UploadFileOutlined color="primary" sx={{ fontSize: 44 }} />
      <Typography sx={{ fontWeight: 620 }}>Arraste o seu currículo até aqui</Typography>
      <Typography variant="body2" id="resume-hint" sx={{ color: 'text.secondary', mb: 1 }}>
        PDF de até 5MB. Os dados encontrados nele preenchem o formulário.
      </Typography>
      <input
        ref={input}
        id="resume"
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label="Currículo em PDF"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after an error.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button variant="contained" aria-describedby="resume-hint" onClick={() => input.current?.click()}>
        Escolher arquivo
      </Button>
    </Box>
  );
}
