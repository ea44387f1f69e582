import { lazy, Suspense, useRef, useState, type DragEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { TINT } from '../../shared/ui/tint';
import type { ResumeState } from './use-resume';

// Needed when a file has been chosen.
const ResumeProgress = lazy(() => import('./resume-progress'));

interface ResumeUploadProps {
  state: ResumeState;
  onChoose: (file: File) => void;
  onClear: () => void;
}

/** Where the résumé goes in: by click, by keyboard, or dropped. */
export function ResumeUpload({ state, onChoose, onClear }: ResumeUploadProps) {
  if (state.step === 'empty') return <DropArea onChoose={onChoose} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={110} />}>
      <ResumeProgress state={state} onClear={onClear} />
    </Suspense>
  );
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
