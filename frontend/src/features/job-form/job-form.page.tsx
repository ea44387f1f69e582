import { useState } from 'react';
import { useParams } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ArrowBack from '../../generated/icons/ArrowBack';
import WorkOffOutlined from '../../generated/icons/WorkOffOutlined';
import { MAX_INT4 } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { failureOf } from '../../shared/api/failure';
import { ButtonLink } from '../../shared/ui/links';
import { LoadError } from '../../shared/ui/load-error';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageHeading } from '../../shared/ui/page-heading';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { JobForm } from './job-form';
import { JobManagers } from './job-managers';
import { JOB_TO_EDIT } from './job-queries';
import { RemainingNotice } from './remaining-notice';
import { EMPTY, valuesOf, type JobValues } from './job-values';

export default function JobFormPage() {
  const named = useParams().id;
  const title = named === undefined ? 'Nova Vaga' : 'Editar Vaga';
  usePageTitle(title);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 900 }}>
      <Box>
        <Box sx={{ ml: -1.5 }}>
          <ButtonLink to="/vagas" color="inherit" startIcon={<ArrowBack />}>
            Voltar para lista de vagas
          </ButtonLink>
        </Box>
      </Box>
      <PageHeading title={title} />
      {named === undefined ? <JobForm key="new" stored={EMPTY} /> : <EditJob key={named} named={named} />}
    </Box>
  );
}

function EditJob({ named }: { named: string }) {
  const id = Number(named);
  const valid = Number.isInteger(id) && id > 0 && id <= MAX_INT4;
  const { data, error, loading, refetch } = useFreshQuery(JOB_TO_EDIT, { variables: { id }, skip: !valid });
  const job = data?.job;
  // The open form stays mounted even if the job is deleted or cannot be loaded, so that no input is lost.
  const [stored, setStored] = useState<JobValues>();
  if (job && !job.isSystem && !loading && (stored?.from ?? 0) < job.version) setStored(valuesOf(job));
  if (stored)
    return (
      <>
        {job?.isActive && !job.isOpen && (
          <Alert severity="info">
            {job.closingText}. Com uma nova data, a vaga volta a receber candidaturas.
          </Alert>
        )}
        {job && !job.isOpen && <RemainingNotice jobId={id} />}
        <JobForm id={id} stored={stored} />
        <JobManagers id={id} />
      </>
    );
  if (loading) return <PageSpinner label="Carregando vaga..." />;
  if (error && failureOf(error).code !== 'NOT_FOUND')
    return <LoadError title="Erro ao carregar a vaga" error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      icon={<WorkOffOutlined />}
      title="Vaga não encontrada"
      text="Ela pode ter sido excluída, ou é reservada pelo sistema e não pode ser alterada."
    >
      <ButtonLink to="/vagas" variant="contained">
        Ver vagas
      </ButtonLink>
    </EmptyState>
  );
}
