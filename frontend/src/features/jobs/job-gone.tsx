import { FOR_TALENT_BANK } from '../../domain/jobs/jobs-query';
import { useJobs } from '../../domain/jobs/use-jobs';
import { WorkOffOutlined } from '../../generated/plain-icons';
import { ButtonLink } from '../../shared/ui/links';
import { EmptyState } from '../../shared/ui/empty-state';
import { JobRows } from './job-rows';

const MAX_OTHER_JOBS = 4;

export function JobGone({ closed }: { closed: boolean }) {
  const { all, preview } = useJobs();
  const open = (all ?? preview?.page.jobs ?? []).filter((job) => job.isOpen);
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
      <JobRows isCentred title="Outras vagas abertas" jobs={open.slice(0, MAX_OTHER_JOBS)} />
    </>
  );
}
