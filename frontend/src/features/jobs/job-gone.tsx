import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import WorkOffOutlined from '@mui/icons-material/WorkOffOutlined';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { FOR_TALENT_BANK, JOBS } from '../../shared/jobs/jobs-query';
import { ButtonLink } from '../../shared/ui/links';
import { EmptyState } from '../../shared/ui/empty-state';
import { JobGrid } from './job-grid';

/** Jobs offered instead. */
const OTHERS = 4;

/** Where a job was, or never has been: what happened, and where to go on. */
export function JobGone({ closed }: { closed: boolean }) {
  const { data } = usePublicQuery(JOBS);
  const others = data?.jobs.filter((job) => job.isActive).slice(0, OTHERS) ?? [];
  return (
    <>
      <EmptyState
        isPage
        icon={<WorkOffOutlined />}
        title={closed ? 'Esta vaga foi encerrada' : 'Vaga não encontrada'}
        text={
          closed
            ? 'Ela não recebe mais candidaturas. Veja outras vagas abertas ou deixe o seu currículo no Banco de Talentos.'
            : 'Não há vaga neste endereço. Veja as vagas abertas ou deixe o seu currículo no Banco de Talentos.'
        }
      >
        <ButtonLink to="/vagas" variant="contained">
          Ver vagas
        </ButtonLink>
        <ButtonLink to="/candidatura" state={FOR_TALENT_BANK}>
          Cadastrar Currículo
        </ButtonLink>
      </EmptyState>
      {others.length > 0 && (
        <Box component="section" aria-labelledby="outras-vagas" sx={{ mt: 2 }}>
          <Typography variant="h2" id="outras-vagas" sx={{ mb: 2.5 }}>
            Outras vagas abertas
          </Typography>
          <JobGrid jobs={others} />
        </Box>
      )}
    </>
  );
}
