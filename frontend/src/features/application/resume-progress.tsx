import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Alert, AlertTitle } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { ResumeSummary, type ReadEntries } from './resume-summary';
import type { ResumeState } from './use-resume';
import { withMui } from '../../shared/ui/with-mui';

interface ResumeProgressProps {
  state: Exclude<ResumeState, { step: 'empty' }>;
  onEntries: (entries: ReadEntries) => void;
  onClear: () => void;
}

/** State of a chosen résumé: uploading, parsed, or failed. */
export default withMui(function ResumeProgress({ state, onEntries, onClear }: ResumeProgressProps) {
  if (state.step === 'done')
    return <ResumeSummary resume={state.resume} onEntries={onEntries} onClear={onClear} />;
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
  return <Processing {...state} onCancel={onClear} />;
});

interface ProcessingProps {
  sent: number;
  name: string;
  onCancel: () => void;
}

function Processing({ sent, name, onCancel }: ProcessingProps) {
  const percent = Math.round(sent * 100);
  return (
    <Box
      sx={{
        p: { xs: 2.5, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        display: 'grid',
        gap: 1.5,
      }}
    >
      <Typography sx={{ fontWeight: 620 }}>Processando seu currículo com IA...</Typography>
      <LinearProgress
        aria-label="Progresso do envio"
        variant={sent < 1 ? 'determinate' : 'indeterminate'}
        value={percent}
        sx={{ height: 6, borderRadius: 1.5 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', flex: '1 1 160px' }}
        >
          {name}
          {/* Hidden from screen readers: the progress bar announces it. */}
          <span aria-hidden>{sent < 1 ? ` · ${percent}% enviado` : ' · lendo o arquivo'}</span>
        </Typography>
        <Button color="inherit" onClick={onCancel}>
          Cancelar
        </Button>
      </Box>
    </Box>
  );
}
