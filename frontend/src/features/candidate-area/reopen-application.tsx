import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { failureOf } from '../../shared/api/failure';
import { rest } from '../../shared/api/rest';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { AREA_PATH } from './area';

interface ReopenApplicationProps {
  jobId: number;
  title: string;
  onChange: () => Promise<void>;
}

/** Reopens a withdrawn application while its job is open. */
export function ReopenApplication({ jobId, title, onChange }: ReopenApplicationProps) {
  const { data } = usePublicQuery(JOB_TITLES);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isOpen = data?.jobs.some(({ id, isOpen }) => id === jobId && isOpen);
  if (!isOpen) return null;

  const reopen = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      // A further application for the job of a withdrawn one reopens it.
      await rest('POST', `${AREA_PATH}/applications`, { jobId });
      await onChange();
    } catch (error) {
      setFailure(failureOf(error).message);
    }
    setBusy(false);
  };
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
