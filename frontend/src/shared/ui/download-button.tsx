import { useState, type ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { failureOf } from '../api/failure';
import { download } from '../browser/download';
import { toast } from '../toasts/toast';

interface DownloadButtonProps extends Pick<ButtonProps, 'color' | 'startIcon' | 'sx'> {
  path: string;
  fileName: string;
  success: { title: string; text: string };
  errorTitle: string;
  children: ReactNode;
}

/** Downloads a file that the server exports. */
export function DownloadButton(props: DownloadButtonProps) {
  const { path, fileName, success, errorTitle, children, ...look } = props;
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await download(path, fileName);
      toast.success(success.title, success.text);
    } catch (error) {
      toast.destructive(errorTitle, failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...look} variant="outlined" disabled={busy} onClick={() => void run()}>
      {busy ? 'Exportando...' : children}
    </Button>
  );
}
