import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { AREA_PATH } from './area';

interface ReopenApplicationProps {
  jobId: number;
  title: string;
  onChange: () => Promise<void>;
}

export function ReopenApplication({ jobId, title, onChange }: ReopenApplicationProps) {
  const { data } = usePublicQuery(JOB_TITLES);
  const { busy, failure, run } = useCall();
  const isOpen = data?.jobs.some(({ id, isOpen }) => id === jobId && isOpen);
  if (!isOpen) return null;

  const reopen = () =>
    run(async () => {
      // A further application for the job of a withdrawn one reopens it.
      await rest('POST', `${AREA_PATH}/applications`, { jobId });
      await onChange();
    });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      <Button
        variant="outlined"
        aria-label={`Reabrir esta candidatura: ${title}`}
        disabled={busy}
        onClick={() => void reopen()}
      >
        Reabrir esta candidatura
      </Button>
    </Box>
  );
}
