import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AreaApplication } from '@araucaria/contracts/domain';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { formatDate } from '../../shared/format/formats';
import { AREA_PATH } from './area';

interface TalentBankProps {
  applications: AreaApplication[];
  onChange: () => Promise<void>;
}

export function TalentBank({ applications, onChange }: TalentBankProps) {
  const { busy, failure, run } = useCall();
  const entry = applications.find(({ jobId }) => jobId === null);
  const isOnly = applications.length === 1;
  const change = () =>
    run(async () => {
      if (entry) await rest('DELETE', `${AREA_PATH}/talent-bank`);
      else await rest('POST', `${AREA_PATH}/applications`, {});
      await onChange();
    });
  return (
    <Box
      component="section"
      aria-labelledby="banco"
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography variant="h2" id="banco">
        Banco de Talentos
      </Typography>
      <Typography>
        {entry
          ? `Você está no Banco de Talentos desde ${formatDate(entry.createdAt)}${
              entry.retentionUntil ? `, até ${formatDate(entry.retentionUntil)}` : ''
            }.${isOnly ? ' É o seu único cadastro: ao sair, todos os seus dados são apagados.' : ''}`
          : 'No Banco de Talentos, a equipe pode convidar você para outras vagas. Usamos o cadastro e o último currículo que você enviou.'}
      </Typography>
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      <Button variant="outlined" disabled={busy} onClick={() => void change()}>
        {entry ? 'Sair do Banco de Talentos' : 'Entrar no Banco de Talentos'}
      </Button>
    </Box>
  );
}
