import { useParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { MAX_INT4, truncate } from '@araucaria/contracts/domain';
import { Alert } from '../../shared/ui/alert';
import { failureOf } from '../../shared/api/failure';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { formatDate, splitList } from '../../shared/format/formats';
import { ButtonLink } from '../../shared/ui/links';
import { LoadError } from '../../shared/ui/load-error';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { JobDetails } from './job-details';
import { JOB } from './job-query';
import { useListReturn } from './list-return';
import { ShareMenu } from './share-menu';
import { JobGone } from './job-gone';
import { JobSkeleton } from './job-skeleton';

/** Characters that search results and link previews show. */
const MAX_SUMMARY_LENGTH = 160;

export default function JobPage() {
  const list = useListReturn();
  const named = useParams().id ?? '';
  const id = /^[1-9]\d{0,9}$/.test(named) ? Number(named) : 0;
  const valid = id > 0 && id <= MAX_INT4;
  const { data, error, loading, refetch } = usePublicQuery(JOB, { variables: { id }, skip: !valid });
  const failure = error ? failureOf(error) : undefined;
  const closed = failure?.details.closed === true;
  const gone = !valid || failure?.code === 'NOT_FOUND';
  // Cached data stays visible beside an error, except if the job no longer exists.
  const job = gone ? undefined : data?.job;
  usePageTitle(
    job?.title ?? (closed ? 'Vaga encerrada' : gone ? 'Vaga não encontrada' : 'Vaga'),
    job
      ? truncate(`${job.location}. ${job.description}`.replace(/\s+/g, ' '), MAX_SUMMARY_LENGTH)
      : undefined,
  );
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
      <ButtonLink {...list} color="inherit" startIcon={<ArrowBack />} sx={{ ml: -2, mb: 2 }}>
        Voltar para as vagas
      </ButtonLink>
      {job ? (
        <article>
          <Typography variant="h1" sx={{ mb: 2 }}>
            {job.title}
          </Typography>
          <JobDetails job={job} />
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
          <Card
            sx={{
              p: { xs: 2.5, sm: 4 },
              display: 'grid',
              gap: 4,
              gridTemplateColumns: 'minmax(0, 1fr)',
              overflowWrap: 'anywhere',
            }}
          >
            <section>
              <Typography variant="h2" sx={{ mb: 1.5, fontSize: '1.35rem' }}>
                Sobre a vaga
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', lineHeight: 1.7 }}>{job.description}</Typography>
            </section>
            <ItemList title="Requisitos" items={splitList(job.requirements)} />
            <ItemList title="Benefícios" items={splitList(job.benefits)} />
          </Card>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            Publicada em {formatDate(job.createdAt)}
          </Typography>
        </article>
      ) : gone ? (
        <JobGone closed={closed} />
      ) : error && !loading ? (
        <LoadError isPage title="Erro ao carregar a vaga" error={error} onRetry={() => void refetch()} />
      ) : (
        <JobSkeleton />
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
