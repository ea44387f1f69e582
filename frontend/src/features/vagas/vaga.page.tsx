import { useParams } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import ArrowBack from '@mui/icons-material/ArrowBack';
import WorkOffOutlined from '@mui/icons-material/WorkOffOutlined';
import { graphql } from '../../generated';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { formatDate, listOf } from '../../shared/formats';
import { ButtonLink } from '../../shared/ui/links';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Notice } from '../../shared/ui/notice';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { JobFacts } from './job-facts';
import { ShareMenu } from './share-menu';
import { VagaSkeleton } from './vaga-skeleton';

const JOB = graphql(`
  query Job($id: Int!) {
    job(id: $id) {
      id
      title
      department
      location
      type
      description
      requirements
      benefits
      salaryMin
      salaryMax
      isActive
      createdAt
    }
  }
`);

/** Largest id that the server knows. */
const MAX_ID = 2_147_483_647;

export default function VagaPage() {
  const id = Number(useParams().id);
  const valid = Number.isInteger(id) && id > 0 && id <= MAX_ID;
  const { data, error, loading, refetch } = usePublicQuery(JOB, { variables: { id }, skip: !valid });
  const job = data?.job;
  usePageTitle(job?.title ?? 'Vaga');
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
      <ButtonLink to="/vagas" color="inherit" startIcon={<ArrowBack />} sx={{ ml: -2, mb: 2 }}>
        Voltar para as vagas
      </ButtonLink>
      {job ? (
        <article>
          <Typography variant="h1" sx={{ mb: 2 }}>
            {job.title}
          </Typography>
          <JobFacts job={job} />
          {!job.isActive && (
            <Alert severity="warning" sx={{ mt: 3 }}>
              Esta vaga não está mais recebendo candidaturas.
            </Alert>
          )}
          <Box sx={{ my: 3, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {job.isActive && (
              <ButtonLink to={`/candidatura?jobId=${job.id}`} variant="contained" size="large">
                Candidatar-se
              </ButtonLink>
            )}
            <ShareMenu job={job} />
          </Box>
          <Card sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 4 }}>
            <section>
              <Typography variant="h2" sx={{ mb: 1.5, fontSize: '1.35rem' }}>
                Sobre a vaga
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', lineHeight: 1.7 }}>{job.description}</Typography>
            </section>
            <ItemList title="Requisitos" items={listOf(job.requirements)} />
            <ItemList title="Benefícios" items={listOf(job.benefits)} />
          </Card>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            Publicada em {formatDate(job.createdAt)}
          </Typography>
        </article>
      ) : loading ? (
        <VagaSkeleton />
      ) : error ? (
        <LoadFailure alone title="Erro ao carregar a vaga" error={error} onRetry={() => void refetch()} />
      ) : (
        <Notice
          alone
          icon={<WorkOffOutlined />}
          title="Vaga não encontrada"
          text="Ela pode ter sido encerrada. Veja as vagas abertas ou deixe o seu currículo no Banco de Talentos."
        >
          <ButtonLink to="/vagas" variant="contained">
            Ver vagas
          </ButtonLink>
          <ButtonLink to="/candidatura">Cadastrar Currículo</ButtonLink>
        </Notice>
      )}
    </Container>
  );
}

function ItemList({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5, fontSize: '1.35rem' }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.75, display: 'grid', gap: 0.75, lineHeight: 1.6 }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </section>
  );
}
