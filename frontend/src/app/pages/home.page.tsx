import { JobGrid, JobGridSkeleton } from '../../features/jobs/job-grid';
import { JobRow } from '../../features/jobs/job-row';
import { FEATURED, FEATURED_IN_FULL } from '../../features/jobs/job-rules';
import { InviteFriend } from '../../features/referrals/invite-friend';
import { ReferralExplainer } from '../../features/referrals/referral-explainer';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { useJobs } from '../../domain/jobs/use-jobs';
import { ButtonLink } from '../../shared/ui/links';
import { LoadError } from '../../shared/ui/load-error';
import { classes } from '../../shared/ui/classes';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import '../../shared/ui/written-text.css';
import { Faq } from './home-faq';
import { Hero } from './home-hero';
import { HOME_PARTS } from './home-parts';
import css from './home.page.module.css';

export default function HomePage() {
  usePageTitle(
    'Trabalhe na Araucária Software',
    'Vagas abertas na Araucária Software, em Curitiba e a distância. Candidate-se com o seu currículo em PDF ou indique um amigo.',
  );
  const { all, preview, error, refetch } = useJobs();
  const { data: chosen } = usePublicQuery(HOME_PARTS);
  const open = all?.filter((job) => job.isOpen);
  const featured = (open ?? preview?.page.jobs)?.slice(0, FEATURED);
  return (
    <>
      <Hero open={open?.length ?? preview?.figures.open} picture={chosen?.homePicture} />
      <div className={classes('at-container', css.parts)}>
        <section aria-labelledby="destaques">
          <h2 id="destaques" className={classes('at-h2', css.heading)}>
            Vagas em destaque
          </h2>
          {error && !featured ? (
            <LoadError title="Erro ao carregar as vagas" error={error} onRetry={() => void refetch()} />
          ) : !featured ? (
            <JobGridSkeleton count={4} />
          ) : featured.length === 0 ? (
            <p className="at-body1">Nenhuma vaga encontrada. Volte mais tarde.</p>
          ) : (
            <>
              <JobGrid jobs={featured.slice(0, FEATURED_IN_FULL)} />
              {featured.slice(FEATURED_IN_FULL).map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </>
          )}
          <div className={css.all}>
            <ButtonLink to="/jobs" variant="outlined" size="large">
              Ver todas as vagas
            </ButtonLink>
          </div>
        </section>
        {/* The gateway writes paragraphs, lists and emphasis only; everything else is escaped. */}
        {chosen?.homeParts.map(({ title, html }) => (
          <section key={title} className={css.written}>
            <h2 className="at-h2">{title}</h2>
            <div className="at-written" dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
        <div className={css.band}>
          <ReferralExplainer title="Conhece alguém que combina com a gente?">
            <InviteFriend />
          </ReferralExplainer>
        </div>
        <Faq />
      </div>
    </>
  );
}
