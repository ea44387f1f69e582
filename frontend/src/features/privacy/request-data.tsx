import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import FileDownloadOutlined from '../../generated/icons/FileDownloadOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { useDownload } from '../../shared/browser/use-download';
import { formatCount } from '../../shared/format/formats';
import { formatCents } from '../../shared/format/money';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { SUBJECT_REQUEST_MATCHES, type SubjectRequestRow } from './requests-queries';

export function RequestData({ request }: { request: SubjectRequestRow }) {
  const { downloading, start } = useDownload('Erro ao exportar');
  const query = useFreshQuery(SUBJECT_REQUEST_MATCHES, {
    variables: { id: request.id },
  });
  const found = query.data?.subjectRequestMatches;
  const lines = found
    ? [
        found.candidateIds.length > 0 &&
          `${found.candidateIds.length === 1 ? 'Candidatura nº' : 'Candidaturas nº'} ${found.candidateIds.join(', ')}${found.isQuarantined ? ', em quarentena' : ''}`,
        found.referrals > 0 && formatCount(found.referrals, 'indicação', 'indicações'),
        found.mentions > 0 &&
          `${formatCount(found.mentions, 'candidatura', 'candidaturas')} de outras pessoas que citam quem indicou`,
        found.usernames.length > 0 && `Conta da equipe: ${found.usernames.join(', ')}`,
        found.owedCents > 0 &&
          `Bonificação a pagar: ${formatCents(found.owedCents)}. Uma exclusão encerra o pagamento.`,
      ].filter((line) => line !== false)
    : [];
  const exportData = (path: string, fileName: string) =>
    start(`/api/privacy/requests/${request.id}/${path}`, fileName);
  return (
    <LoadState
      {...queryState(query)}
      loadingLabel="Procurando os dados..."
      errorTitle="Erro ao procurar os dados"
    >
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography component="h3" variant="subtitle1">
          Dados guardados com este e-mail
        </Typography>
        {lines.length ? (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        ) : (
          <Typography>Nenhum dado encontrado.</Typography>
        )}
        {lines.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              startIcon={<FileDownloadOutlined />}
              disabled={downloading}
              onClick={() => void exportData('export.html', `dados-pessoais-${request.id}.html`)}
            >
              Baixar página para ler e imprimir
            </Button>
            <Button
              startIcon={<FileDownloadOutlined />}
              disabled={downloading}
              onClick={() => void exportData('export', `dados-pessoais-${request.id}.json`)}
            >
              Exportar os dados (JSON)
            </Button>
          </Box>
        )}
      </Box>
    </LoadState>
  );
}
