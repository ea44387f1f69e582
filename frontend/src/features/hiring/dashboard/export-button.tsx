import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { failureOf } from '../../../shared/api/failure';
import { randomId } from '../../../shared/browser/random-id';
import { toast } from '../../../shared/toasts/toast';
import { REPORT } from '../hiring-queries';

/** Requests the report, which the server sends by e-mail to the user. */
export function ExportButton() {
  const [request, { loading }] = useMutation(REPORT);
  // The same until a request succeeds: one whose response was lost is not repeated.
  const [formKey, setFormKey] = useState(randomId);
  const run = async () => {
    try {
      await request({ variables: { formKey } });
      setFormKey(randomId());
      toast.success('Exportação solicitada', 'Os dados serão enviados por e-mail.');
    } catch (error) {
      toast.destructive('Erro ao exportar', failureOf(error).message);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      disabled={loading}
      onClick={() => void run()}
    >
      {loading ? 'Exportando...' : 'Exportar'}
    </Button>
  );
}
