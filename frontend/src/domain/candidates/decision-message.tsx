import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatCount } from '../../shared/format/formats';
import { LoadError } from '../../shared/ui/load-error';
import { isDoubtful, type DecisionPreview } from './decision-queries';
import { EmailPreviews } from './email-preview';
import { NotifyField } from './notify-field';

interface DecisionMessageProps {
  /** undefined: loading, or failed with `error`. */
  preview: DecisionPreview | undefined;
  error?: Error | undefined;
  onRetry?: () => void;
  value: boolean;
  onChange: (notify: boolean) => void;
}

/** What the candidates get after an approval or a step of hiring, and when. The recruiter can leave it out. */
export function DecisionMessage({ preview, error, onRetry, value, onChange }: DecisionMessageProps) {
  if (!preview) {
    if (!error) return null;
    const title = 'O e-mail não pôde ser mostrado, e não será enviado';
    if (onRetry) return <LoadError title={title} error={error} onRetry={onRetry} />;
    return <Alert severity="error">{title}.</Alert>;
  }
  const { total, emails } = preview;
  if (total === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isDoubtful(preview) && <Alert severity="warning">{doubtsOf(preview)}</Alert>}
      <NotifyField
        label={total > 1 ? `Enviar ${total} e-mails` : 'Avisar o candidato por e-mail'}
        help={
          value
            ? `${total > 1 ? 'Os e-mails saem' : 'O e-mail sai'} em cerca de um minuto; desfazer a mudança antes disso cancela o envio.`
            : 'Nenhum e-mail será enviado ao candidato.'
        }
        value={value}
        onChange={onChange}
      />
      {value && <EmailPreviews emails={emails} total={total} />}
    </Box>
  );
}

function doubtsOf({ total, withoutJob, withoutInterview }: DecisionPreview): string {
  if (total === 1)
    return [
      withoutInterview ? 'Esta pessoa ainda não teve entrevista.' : '',
      withoutJob ? 'Ela está no banco de talentos, sem vaga.' : '',
    ]
      .filter(Boolean)
      .join(' ');
  const doubts = [
    withoutInterview
      ? `${formatCount(withoutInterview, 'pessoa ainda não teve', 'pessoas ainda não tiveram')} entrevista`
      : '',
    withoutJob ? `${formatCount(withoutJob, 'está', 'estão')} no banco de talentos, sem vaga` : '',
  ].filter(Boolean);
  return `${doubts.join('; ')}.`;
}
