import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { MAX_REJECTION_PREVIEWS } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { LoadError } from '../../shared/ui/load-error';
import { EmailPreviews } from './email-preview';
import { PREVIEW_REJECTION } from './rejection-queries';

interface RejectionPreviewProps {
  /** The e-mails of the first of them are shown. */
  candidateIds: readonly number[];
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

export function RejectionPreview({ candidateIds, total, reasonId }: RejectionPreviewProps) {
  const { data, error, refetch } = useRejectionLetters(candidateIds, reasonId);
  if (!candidateIds.length) return null;
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
      <EmailPreviews emails={data.previewRejection} total={total} />
    </Box>
  );
}
