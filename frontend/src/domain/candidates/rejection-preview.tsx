import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MAX_REJECTION_PREVIEWS } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { LoadError } from '../../shared/ui/load-error';
import { PREVIEW_REJECTION } from './rejection-queries';

interface RejectionPreviewProps {
  /** The e-mails of the first of them are shown. */
  candidateIds: readonly number[];
  /** The number of all e-mails. */
  total: number;
  /** Empty: the general text. */
  reasonId: string;
}

/** The e-mails to the first of the candidates, with the text of a reason or the general one. */
export function useRejectionLetters(
  candidateIds: readonly number[],
  reasonId: string,
  { skip = false }: { skip?: boolean } = {},
) {
  const shown = candidateIds.slice(0, MAX_REJECTION_PREVIEWS);
  return useFreshQuery(PREVIEW_REJECTION, {
    variables: { input: { candidateIds: shown, reasonId: reasonId ? Number(reasonId) : null } },
    skip: skip || shown.length === 0,
  });
}

/** The e-mails that candidates would get, rendered by the server with their data. */
export function RejectionPreview({ candidateIds, total, reasonId }: RejectionPreviewProps) {
  const shown = candidateIds.slice(0, MAX_REJECTION_PREVIEWS);
  const { data, error, refetch } = useRejectionLetters(candidateIds, reasonId);
  if (!shown.length) return null;
  if (error && !data)
    return <LoadError title="Erro ao mostrar o e-mail" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={140} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.previewRejection.some(({ callsOpenJobClosed }) => callsOpenJobClosed) && (
        <Alert severity="warning">
          A vaga está aberta, mas este e-mail diz que ela foi encerrada. Escolha outro motivo, ou encerre a
          vaga antes.
        </Alert>
      )}
      {data.previewRejection.map(({ candidateId, name, subject, text }) => (
        <EmailPreview key={candidateId} name={name} subject={subject} text={text} />
      ))}
      {total > shown.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Prévia dos {shown.length} primeiros de {total} e-mails.
        </Typography>
      )}
    </Box>
  );
}

interface EmailPreviewProps {
  name: string;
  subject: string;
  text: string;
}

/** An e-mail as its plain text. A long one scrolls, also by keyboard. */
export const EmailPreview = ({ name, subject, text }: EmailPreviewProps) => (
  <Box
    role="region"
    aria-label={`E-mail para ${name}`}
    tabIndex={0}
    sx={{
      p: 1.5,
      borderRadius: 1,
      bgcolor: 'action.hover',
      maxHeight: 220,
      overflowY: 'auto',
      overflowWrap: 'anywhere',
    }}
  >
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Para {name}
    </Typography>
    <Typography variant="body2" sx={{ fontWeight: 650, mb: 1 }}>
      {subject}
    </Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
      {text}
    </Typography>
  </Box>
);
