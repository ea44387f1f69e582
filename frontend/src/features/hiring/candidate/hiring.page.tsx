import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import EventBusyOutlined from '../../../generated/icons/EventBusyOutlined';
import PersonOffOutlined from '../../../generated/icons/PersonOffOutlined';
import { isApproved } from '@araucaria/contracts/domain';
import { isNotFound } from '../../../shared/api/is-not-found';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { fullName } from '../../../shared/format/full-name';
import { InterviewHistory } from '../../../domain/interviews/interview-history';
import { TabbedPanel, selectedTab } from '../../../shared/ui/tabbed-panel';
import { ButtonLink } from '../../../shared/ui/links';
import { LoadError } from '../../../shared/ui/load-error';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageHeading } from '../../../shared/ui/page-heading';
import { PageSpinner } from '../../../shared/ui/page-spinner';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { idIn, useUrlState } from '../../../shared/lists/use-url-state';
import { CandidateDetails } from './candidate-details';
import { HIRING_CANDIDATE } from '../hiring-queries';
import { HiringForm } from './hiring-form';
import { NotApproved } from './not-approved';

const DEFAULT_VIEW = { id: '', start: '', aba: '' };

const TABS = [
  ['processo', 'Processo'],
  ['entrevistas', 'Entrevistas'],
] as const;

export default function HiringPage() {
  usePageTitle('Processo de Contratação');
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const id = idIn(view.id) ?? 0;
  const { data, error, refetch } = useFreshQuery(HIRING_CANDIDATE, { variables: { id }, skip: !id });
  const candidate = data?.candidate;
  const notFound = !id || candidate === null || isNotFound(error);
  const tab = selectedTab(TABS, view.aba);

  if (notFound)
    return (
      <EmptyState isPage icon={<PersonOffOutlined />} title="Candidato não encontrado">
        <ButtonLink to="/hiring-dashboard" variant="contained">
          Voltar ao dashboard
        </ButtonLink>
      </EmptyState>
    );
  if (error && !candidate)
    return (
      <LoadError title="Erro ao carregar dados do candidato" error={error} onRetry={() => void refetch()} />
    );
  if (!candidate) return <PageSpinner />;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Processo de Contratação" text={fullName(candidate)} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
        }}
      >
        <CandidateDetails candidate={candidate} />
        <Card
          sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <TabbedPanel label="Contratação" tabs={TABS} value={tab} onChange={(aba) => change({ aba })}>
            {tab === 'processo' && !isApproved(candidate.status) ? (
              <NotApproved candidate={candidate} />
            ) : tab === 'processo' ? (
              <HiringForm key={candidate.id} candidate={candidate} start={view.start === 'true'} />
            ) : candidate.interviews.length === 0 ? (
              <EmptyState
                icon={<EventBusyOutlined />}
                title="Nenhuma entrevista registrada"
                text="O processo de contratação segue também sem entrevista."
              />
            ) : (
              <InterviewHistory interviews={candidate.interviews} />
            )}
          </TabbedPanel>
        </Card>
      </Box>
    </Box>
  );
}
