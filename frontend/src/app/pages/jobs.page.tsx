import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import { JobGridSkeleton } from '../../features/jobs/job-grid';
import { JobList } from '../../features/jobs/job-list';
import { JobStats } from '../../features/jobs/job-stats';
import { figuresOf, openAndClosed, PAGE_SIZE } from '../../features/jobs/job-rules';
import { isShownBy } from '../../features/jobs/listed-jobs';
import { useJobListView } from '../../features/jobs/use-job-list-view';
import { ReferralExplainer } from '../../features/referrals/referral-explainer';
import { ReferralSection } from '../../features/referrals/referral-section';
import { FOR_TALENT_BANK } from '../../shared/jobs/jobs-query';
import { useJobs } from '../../shared/jobs/use-jobs';
import { usePermission } from '../../shared/session/use-permission';
import { ButtonLink } from '../../shared/ui/links';
import { LoadError } from '../../shared/ui/load-error';
import { SURFACE_TINT } from '../../shared/ui/surface-tint';
import { usePageTitle } from '../../shared/ui/use-page-title';

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
    <Container
      maxWidth="lg"
      sx={{ py: { xs: 3, md: 5 }, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {managesJobs && (
        <Card
          sx={{
            px: 3,
            py: 1.5,
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1,
            bgcolor: SURFACE_TINT,
          }}
        >
          <Box sx={{ mr: 'auto' }}>
            <Typography component="p" variant="h3">
              Painel de Vagas
            </Typography>
            {all && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {openAndClosed(all)}
              </Typography>
            )}
          </Box>
          <NewJob variant="contained" />
        </Card>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography variant="h1">Vagas Disponíveis</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: 640 }}>
            Escolha uma área, conheça a vaga e envie o seu currículo: o formulário se preenche a partir do
            PDF.
          </Typography>
        </Box>
        {managesJobs && <NewJob variant="outlined" />}
      </Box>
      {error && !isListed ? (
        <LoadError title="Erro ao carregar as vagas" error={error} onRetry={() => void refetch()} />
      ) : figures ? (
        <>
          <JobStats figures={figures} />
          <section aria-label="Lista de vagas">
            <JobList all={all} preview={preview} view={view} />
          </section>
        </>
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
    </Container>
  );
}

const NewJob = ({ variant }: { variant: 'contained' | 'outlined' }) => (
  <ButtonLink to="/job-form" variant={variant} startIcon={<Add />}>
    Nova Vaga
  </ButtonLink>
);

function TalentBankBanner() {
  return (
    <Card
      component="section"
      sx={{
        p: { xs: 3, sm: 4 },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        borderLeft: 6,
        borderLeftColor: 'secondary.main',
      }}
    >
      <Box sx={{ flex: '1 1 320px' }}>
        <Typography variant="h2">Não encontrou a vaga ideal?</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          Deixe o seu currículo no Banco de Talentos. Quando surgir uma vaga com o seu perfil, entramos em
          contato.
        </Typography>
      </Box>
      <ButtonLink
        to="/candidatura"
        state={FOR_TALENT_BANK}
        variant="contained"
        color="secondary"
        size="large"
      >
        Cadastrar Currículo
      </ButtonLink>
    </Card>
  );
}
