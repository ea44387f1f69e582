import { useEffect, useRef, useState, type DragEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { buttonClass } from '../../shared/ui/button-look';
import { SURFACE_TINT } from '../../shared/ui/surface-tint';
import { VISUALLY_HIDDEN } from '../../shared/ui/visually-hidden';

/** Accepts a file by click, keyboard or drag and drop. */
export function DropArea({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  // The server's HTML shows the field before its code has loaded: a file that was chosen meanwhile is taken.
  const initial = useRef(onChoose);
  useEffect(() => {
    const chosenEarly = input.current?.files?.[0];
    if (chosenEarly) initial.current(chosenEarly);
  }, []);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <Box
      // For `public/early-input.js`, which chooses a file that is dropped here before the code has loaded.
      data-drop=""
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      // Moving over a child element is not leaving the area.
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={onDrop}
      sx={{
        position: 'relative',
        p: { xs: 3, sm: 4 },
        textAlign: 'center',
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        bgcolor: over ? 'action.selected' : SURFACE_TINT,
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        'input:focus-visible + label': {
          outline: '2px solid var(--at-palette-primary-main)',
          outlineOffset: '2px',
        },
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
        style={VISUALLY_HIDDEN}
        aria-label="Escolher arquivo: currículo em PDF"
        aria-describedby="resume-hint"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after an error.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      {/* A label, so that the browser opens its dialog also before the code has loaded: a click that is replayed later may not. */}
      <label htmlFor="resume" className={buttonClass({ variant: 'contained' })}>
        Escolher arquivo
      </label>
    </Box>
  );
}
