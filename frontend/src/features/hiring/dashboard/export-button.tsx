import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import FileDownloadOutlined from '../../../generated/icons/FileDownloadOutlined';
import { sendOnce } from '../../../shared/api/send-once';
import { reportFailure } from '../../../shared/toasts/report-failure';
import { toast } from '../../../shared/toasts/toast';
import { REPORT } from '../hiring-queries';

/** Requests the report, which the server sends by e-mail to the user. */
export function ExportButton() {
  const [request, { loading }] = useMutation(REPORT);
  const run = () =>
    reportFailure('Erro ao exportar', async () => {
      await sendOnce('hiring-report', (formKey) => request({ variables: { formKey } }));
      toast.success('Exportação solicitada', 'Os dados serão enviados por e-mail.');
    });
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
