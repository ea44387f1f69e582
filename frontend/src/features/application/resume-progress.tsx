import { Alert, AlertTitle } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { classes } from '../../shared/ui/classes';
import css from './resume-state.module.css';
import { ResumeSummary, type ReadEntries } from './resume-summary';
import type { ResumeState } from './use-resume';

interface ResumeProgressProps {
  state: Exclude<ResumeState, { step: 'empty' }>;
  onEntries: (entries: ReadEntries) => void;
  onClear: () => void;
}

export default function ResumeProgress({ state, onEntries, onClear }: ResumeProgressProps) {
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
}

interface ProcessingProps {
  sent: number;
  name: string;
  onCancel: () => void;
}

function Processing({ sent, name, onCancel }: ProcessingProps) {
  const percent = Math.round(sent * 100);
  const isSending = sent < 1;
  return (
    <div className={css.box}>
      <p className={classes('at-body1', css.title)}>Processando seu currículo com IA...</p>
      {/* Without a value while the server reads the file, which does not say how far it is. */}
      <progress
        aria-label="Progresso do envio"
        max={100}
        {...(isSending && { value: percent })}
        className={css.progress}
      />
      <div className={css.foot}>
        <p className={classes('at-body2 at-muted', css.file)}>
          {name}
          {/* Hidden from screen readers: the progress bar announces it. */}
          <span aria-hidden>{isSending ? ` · ${percent}% enviado` : ' · lendo o arquivo'}</span>
        </p>
        <Button color="inherit" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </div>
  );
}
