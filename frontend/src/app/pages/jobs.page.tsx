import { JobGridSkeleton } from '../../features/jobs/job-grid';
import { JobList } from '../../features/jobs/job-list';
import { JobStats } from '../../features/jobs/job-stats';
import { figuresOf, openAndClosed, PAGE_SIZE } from '../../features/jobs/job-rules';
import { isShownBy } from '../../features/jobs/listed-jobs';
import { useJobListView } from '../../features/jobs/use-job-list-view';
import { ReferralExplainer } from '../../features/referrals/referral-explainer';
import { ReferralSection } from '../../features/referrals/referral-section';
import { FOR_TALENT_BANK } from '../../domain/jobs/jobs-query';
import { useJobs } from '../../domain/jobs/use-jobs';
import { usePermission } from '../../shared/session/use-permission';
import { classes } from '../../shared/ui/classes';
import { Add } from '../../generated/plain-icons';
import { ButtonLink } from '../../shared/ui/links';
import { LoadError } from '../../shared/ui/load-error';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import css from './jobs.page.module.css';

export default function JobsPage() {
  usePageTitle(
    'Vagas Disponíveis',
    'Todas as vagas abertas da Araucária Software, por área e cidade, com requisitos e faixa salarial.',
  );
  const managesJobs = usePermission('jobs.manage');
  const view = useJobListView();
  const { all, preview, error, refetch } = useJobs({ needsAll: view.ready });
  const isListed = all !== undefined || (preview !== undefined && isShownBy(preview, view));
  const figures = all ? figuresOf(all) : preview?.figures;
  return (
    <div className={classes('at-container', css.parts)}>
      {managesJobs && (
        <div className={css.panel}>
          <div className={css.wide}>
            <p className="at-h3">Painel de Vagas</p>
            <p className="at-body2 at-muted">{all && openAndClosed(all)}</p>
          </div>
          <ButtonLink to="/job-form" variant="contained" startIcon={<Add />}>
            Nova Vaga
          </ButtonLink>
        </div>
      )}
      <div className={css.heading}>
        <div className={css.wide}>
          <h1 className="at-h1">Vagas Disponíveis</h1>
          {!managesJobs && (
            <p className={classes('at-body1 at-muted', css.lead)}>
              O formulário se preenche a partir do seu currículo em PDF.
            </p>
          )}
        </div>
        {figures && <JobStats figures={figures} />}
      </div>
      {error && !isListed ? (
        <LoadError title="Erro ao carregar as vagas" error={error} onRetry={() => void refetch()} />
      ) : figures ? (
        <section aria-label="Lista de vagas">
          <JobList all={all} preview={preview} view={view} />
        </section>
      ) : (
        <JobGridSkeleton count={PAGE_SIZE} />
      )}
      <TalentBankBanner />
      <ReferralExplainer title="Indique amigos e ganhe bonificações">
        <ReferralSection />
        <ButtonLink to="/candidatura" variant="outlined">
          Saber Mais
        </ButtonLink>
      </ReferralExplainer>
    </div>
  );
}

function TalentBankBanner() {
  return (
    <section className={css.talentBank}>
      <div className={css.offer}>
        <h2 className="at-h2">Não encontrou a vaga ideal?</h2>
        <p className={classes('at-body1 at-muted', css.lead)}>
          Deixe o seu currículo no Banco de Talentos. Quando surgir uma vaga com o seu perfil, entramos em
          contato.
        </p>
      </div>
      <ButtonLink to="/candidatura" state={FOR_TALENT_BANK} variant="outlined" color="secondary" size="large">
        Cadastrar Currículo
      </ButtonLink>
    </section>
  );
}
