import type { ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useDownload } from '../browser/use-download';
import { toast } from '../toasts/toast';

interface DownloadButtonProps extends Pick<ButtonProps, 'color' | 'startIcon' | 'sx'> {
  path: string;
  fileName: string;
  /** How many rows the page shows of what is exported; undefined: unknown. */
  rowCount?: number | undefined;
  success: { title: string; text: string };
  errorTitle: string;
  children: ReactNode;
}

/** Downloads a file that the server exports, and reports it. */
export function DownloadButton(props: DownloadButtonProps) {
  const { path, fileName, rowCount, success, errorTitle, children, ...look } = props;
  const { downloading, start } = useDownload(errorTitle);
  const run = async () => {
    if (rowCount === 0) toast.info('Não há dados para exportar');
    else if (await start(path, fileName)) toast.success(success.title, success.text);
  };
  return (
    <Button {...look} variant="outlined" disabled={downloading} onClick={() => void run()}>
      {downloading ? 'Exportando...' : children}
    </Button>
  );
}
