import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import FileDownloadOutlined from '../../../generated/icons/FileDownloadOutlined';
import { failureOf } from '../../../shared/api/failure';
import { sendOnce } from '../../../shared/api/send-once';
import { toast } from '../../../shared/toasts/toast';
import { REPORT } from '../hiring-queries';

/** Requests the report, which the server sends by e-mail to the user. */
export function ExportButton() {
  const [request, { loading }] = useMutation(REPORT);
  const run = async () => {
    try {
      await sendOnce('hiring-report', (formKey) => request({ variables: { formKey } }));
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
