import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { JobGrid, JobGridSkeleton } from '../../features/jobs/job-grid';
import { FEATURED } from '../../features/jobs/job-rules';
import { InviteFriend } from '../../features/referrals/invite-friend';
import { ReferralExplainer } from '../../features/referrals/referral-explainer';
import { useJobs } from '../../shared/jobs/use-jobs';
import { ButtonLink } from '../../shared/ui/links';
import { LoadError } from '../../shared/ui/load-error';
import { EmptyState } from '../../shared/ui/empty-state';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { Faq } from './home-faq';
import { Hero } from './home-hero';

export default function HomePage() {
  usePageTitle(
    'Trabalhe na Araucária Software',
    'Vagas abertas na Araucária Software, em Curitiba e a distância. Candidate-se com o seu currículo em PDF ou indique um amigo.',
  );
  const { all, preview, error, refetch } = useJobs();
  const open = all?.filter((job) => job.isActive);
  const featured = (open ?? preview?.page.jobs)?.slice(0, FEATURED);
  return (
    <>
      <Hero open={open?.length ?? preview?.figures.open} />
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 5, md: 8 },
          display: 'grid',
          gap: { xs: 6, md: 9 },
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <section aria-labelledby="destaques">
          <Typography variant="h2" id="destaques" sx={{ mb: 3 }}>
            Vagas em destaque
          </Typography>
          {error && !featured ? (
            <LoadError title="Erro ao carregar as vagas" error={error} onRetry={() => void refetch()} />
          ) : !featured ? (
            <JobGridSkeleton count={4} />
          ) : featured.length === 0 ? (
            <EmptyState
              title="Nenhuma vaga encontrada"
              text="Tente ajustar seus filtros de busca ou volte mais tarde."
            />
          ) : (
            <JobGrid jobs={featured} />
          )}
          <Box sx={{ mt: 3, textAlign: 'center' }}>
            <ButtonLink to="/jobs" variant="outlined" size="large">
              Ver todas as vagas
            </ButtonLink>
          </Box>
        </section>
        <ReferralExplainer title="Conhece alguém que combina com a gente?">
          <InviteFriend />
        </ReferralExplainer>
        <Faq />
      </Container>
    </>
  );
}
