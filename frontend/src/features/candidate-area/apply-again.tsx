import { useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AreaApplication } from '@araucaria/contracts/domain';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { useSimpleForm, type Rules } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { LoadError } from '../../shared/ui/load-error';
import { AREA_PATH } from './area';

const EMPTY = { vaga: '', carta: '' };
type FurtherApplication = typeof EMPTY;
const RULES: Rules<FurtherApplication> = { vaga: { required: 'Escolha uma vaga' } };
/** As the server limits it. */
const COVER_LETTER_MAX_CHARS = 10_000;

interface ApplyAgainProps {
  applications: AreaApplication[];
  onChange: () => Promise<void>;
}

export function ApplyAgain({ applications, onChange }: ApplyAgainProps) {
  const [sentCount, setSentCount] = useState(0);
  return (
    <Box component="section" aria-labelledby="outra-vaga" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="outra-vaga">
        Candidatar-se a outra vaga
      </Typography>
      <Typography>
        Usamos o seu cadastro, o seu consentimento e o último currículo que você enviou.
      </Typography>
      <div role="status">
        {sentCount > 0 && <Alert severity="success">Candidatura enviada com sucesso!</Alert>}
      </div>
      <ApplyForm
        key={sentCount}
        applications={applications}
        onChange={async () => {
          await onChange();
          setSentCount((count) => count + 1);
        }}
      />
    </Box>
  );
}

function ApplyForm({ applications, onChange }: ApplyAgainProps) {
  const { data, error, refetch } = usePublicQuery(JOB_TITLES);
  const { failure, run } = useCall();
  const form = useSimpleForm(EMPTY, RULES);
  const applied = new Set(applications.map(({ jobId }) => jobId));
  const jobs = data?.jobs.filter(({ id, isOpen }) => isOpen && !applied.has(id)) ?? [];

  const send = ({ vaga, carta }: FurtherApplication) =>
    run(async () => {
      await rest('POST', `${AREA_PATH}/applications`, { jobId: Number(vaga), coverLetter: carta });
      await onChange();
    });

  if (error)
    return <LoadError title="Erro ao carregar as vagas" error={error} onRetry={() => void refetch()} />;
  if (data && !jobs.length) return <Typography>Não há outra vaga aberta no momento.</Typography>;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => form.submit(event, { onValid: send })}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}
    >
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      <SimpleInput
        form={form}
        name="vaga"
        label="Vaga"
        options={[
          ['', 'Escolha uma vaga'],
          ...jobs.map(({ id, title, location }) => [String(id), `${title} (${location})`] as const),
        ]}
      />
      <SimpleInput
        form={form}
        name="carta"
        label="Carta de apresentação (opcional)"
        multiline
        minRows={3}
        limit={COVER_LETTER_MAX_CHARS}
      />
      <Button type="submit" variant="contained" disabled={form.submitting}>
        {form.submitting ? 'Enviando...' : 'Enviar a candidatura'}
      </Button>
    </Box>
  );
}
