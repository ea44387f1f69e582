import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FileDownloadOutlined from '../../generated/icons/FileDownloadOutlined';
import PrivacyTipOutlined from '../../generated/icons/PrivacyTipOutlined';
import { usePageQuery } from '../../shared/api/use-fresh-query';
import { HireDialog } from '../../domain/referrals/hire-dialog';
import { UndoHireDialog } from '../../domain/referrals/undo-hire-dialog';
import { DownloadButton } from '../../shared/ui/download-button';
import { LoadState } from '../../shared/ui/load-state';
import { PageHeading } from '../../shared/ui/page-heading';
import { PagedList } from '../../shared/lists/paged-list';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useUrlState } from '../../shared/lists/use-url-state';
import { controlColumns } from './control-columns';
import { FoundCandidates } from './found-candidates';
import { NoReferrals } from './no-referrals';
import { QrDialog } from './qr-dialog';
import { APPLICATIONS_OF_REFERRALS, type ApplicationRow, type ReferralRow } from './referral-queries';
import { HireButton, ReferralMenu } from './referral-actions';
import { ReferralFilters } from './referral-filters';
import { ReferredCandidatesDialog } from './referred-candidates-dialog';
import { ReferrerDialog } from './referrer-dialog';
import { VIEW } from './referrals-view';
import { exportPath, PAGE_SIZE, useAllReferrals } from './use-all-referrals';

/** For the names of the columns alone. */
const SORTED_COLUMNS = controlColumns(() => []);

export default function ReferralControlPage() {
  usePageTitle('Controle de Indicações');
  const [view, change] = useUrlState(VIEW);
  const [opened, setOpened] = useState<ReferralRow>();
  const [shown, setShown] = useState<ReferralRow>();
  const [hiring, setHiring] = useState<ApplicationRow>();
  const [undoing, setUndoing] = useState<ApplicationRow>();
  const [searching, setSearching] = useState(false);
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const list = useAllReferrals(view, SORTED_COLUMNS);
  const applications = useApplicationsOf(list.rows);
  const { applicationsOf } = applications;
  const columns = controlColumns(applicationsOf);

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title="Controle de Indicações"
        text="Quem indicou, quem se candidatou e quem foi contratado."
      >
        <Button variant="outlined" startIcon={<PrivacyTipOutlined />} onClick={() => setSearching(true)}>
          Dados pessoais
        </Button>
        <DownloadButton
          path={exportPath(list.filter)}
          fileName="indicacoes.csv"
          rowCount={list.served?.total ?? 0}
          startIcon={<FileDownloadOutlined />}
          success={{ title: 'Exportação concluída', text: 'O arquivo indicacoes.csv foi gerado.' }}
          errorTitle="Erro ao exportar"
        >
          Exportar CSV
        </DownloadButton>
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ReferralFilters
          searchLabel="Buscar por indicador, código, vaga ou candidato"
          view={view}
          onSearch={search}
          onRange={change}
        />
        <FoundCandidates search={view.search} onSearch={search} />
        <LoadState
          ready={Boolean(list.query.data && applications.isLoaded)}
          loading={list.query.loading || applications.loading}
          error={list.query.error ?? applications.error}
          onRetry={() => {
            void list.query.refetch();
            void applications.refetch();
          }}
          loadingLabel="Carregando indicações..."
          errorTitle="Erro ao carregar indicações"
        >
          <PagedList
            label="Indicações"
            rows={list.rows}
            serverPage={list.served}
            limit={PAGE_SIZE}
            noun="indicações"
            columns={columns}
            view={view}
            onChange={change}
            isDense
            actionsWidth="7.5rem"
            onOpen={setOpened}
            actions={(row) => <HireButton applications={applicationsOf(row)} onHire={setHiring} />}
            menu={(row) => (
              <ReferralMenu referral={row} onOpen={() => setOpened(row)} onQr={() => setShown(row)} />
            )}
            empty={<NoReferrals text="Mude a busca ou o período para ver outras indicações." />}
          />
        </LoadState>
      </Box>
      {opened && (
        <ReferredCandidatesDialog
          referral={opened}
          applications={applicationsOf(opened)}
          onHire={setHiring}
          onUndoHire={setUndoing}
          onQr={() => setShown(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {shown && <QrDialog referral={shown} onClose={() => setShown(undefined)} />}
      {hiring && <HireDialog application={hiring} act="hire" onClose={() => setHiring(undefined)} />}
      {undoing && <UndoHireDialog application={undoing} onClose={() => setUndoing(undefined)} />}
      {searching && <ReferrerDialog onClose={() => setSearching(false)} />}
    </Box>
  );
}

function useApplicationsOf(referrals: readonly ReferralRow[]) {
  const { data, loading, error, refetch } = usePageQuery(APPLICATIONS_OF_REFERRALS, {
    variables: { referralIds: referrals.map(({ id }) => id) },
    skip: referrals.length === 0,
  });
  const known = data?.applicationsOfReferrals;
  const byReferral = Map.groupBy(known ?? [], ({ referralId }) => referralId);
  return {
    applicationsOf: ({ id }: ReferralRow): readonly ApplicationRow[] => byReferral.get(id) ?? [],
    isLoaded: referrals.length === 0 || known !== undefined,
    loading,
    error,
    refetch,
  };
}
