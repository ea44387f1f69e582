import { useState } from 'react';
import Button from '@mui/material/Button';
import FileDownloadOutlined from '../../generated/icons/FileDownloadOutlined';
import { failureOf } from '../../shared/api/failure';
import { download } from '../../shared/browser/download';
import { toast } from '../../shared/toasts/toast';

/** Downloads the filtered candidates as CSV. */
export function ExportButton({ path }: { path: string }) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await download(path, 'candidatos.csv');
      toast.success('Relatório exportado', 'O arquivo candidatos.csv foi gerado.');
    } catch (error) {
      toast.destructive('Erro ao exportar relatório', failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      disabled={busy}
      onClick={() => void run()}
    >
      {busy ? 'Exportando...' : 'Exportar Relatório'}
    </Button>
  );
}
