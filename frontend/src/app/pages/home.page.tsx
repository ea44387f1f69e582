import { JobGrid, JobGridSkeleton } from '../../features/jobs/job-grid';
import { FEATURED } from '../../features/jobs/job-rules';
import { InviteFriend } from '../../features/referrals/invite-friend';
import { ReferralExplainer } from '../../features/referrals/referral-explainer';
import { useJobs } from '../../shared/jobs/use-jobs';
import { ButtonLink } from '../../shared/ui/links';
import { LoadError } from '../../shared/ui/load-error';
import { EmptyState } from '../../shared/ui/empty-state';
import { classes } from '../../shared/ui/classes';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import { Faq } from './home-faq';
import { Hero } from './home-hero';
import css from './home.page.module.css';

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
      <div className={classes('at-container at-display', css.parts)}>
        <section aria-labelledby="destaques">
          <h2 id="destaques" className={classes('at-h2', css.heading)}>
            Vagas em destaque
          </h2>
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
          <div className={css.all}>
            <ButtonLink to="/jobs" variant="outlined" size="large">
              Ver todas as vagas
            </ButtonLink>
          </div>
        </section>
        <ReferralExplainer title="Conhece alguém que combina com a gente?">
          <InviteFriend />
        </ReferralExplainer>
        <Faq />
      </div>
    </>
  );
}
