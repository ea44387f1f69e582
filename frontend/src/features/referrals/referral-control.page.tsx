import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import { failureOf } from '../../shared/api/failure';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { download } from '../../shared/browser/download';
import { DateRangeFilter } from '../../shared/dates/date-range-filter';
import { SearchField } from '../../shared/lists/search-field';
import { HireDialog } from '../../shared/referrals/hire-dialog';
import { UndoHireDialog } from '../../shared/referrals/undo-hire-dialog';
import { toast } from '../../shared/toasts/toast';
import { LoadState } from '../../shared/ui/load-state';
import { PageHeading } from '../../shared/ui/page-heading';
import { PagedList } from '../../shared/lists/paged-list';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useUrlState } from '../../shared/lists/use-url-state';
import { controlColumns } from './control-columns';
import { NoReferrals } from './no-referrals';
import { QrDialog } from './qr-dialog';
import { ALL_APPLICATIONS, type ApplicationRow, type ReferralRow } from './referral-queries';
import { ReferrerDialog } from './referrer-dialog';
import { VIEW } from './referrals-view';
import { exportPath, PAGE_SIZE, useAllReferrals } from './use-all-referrals';

export default function ReferralControlPage() {
  usePageTitle('Controle de Indicações');
  const [view, change] = useUrlState(VIEW);
  const [shown, setShown] = useState<ReferralRow>();
  const [hiring, setHiring] = useState<ApplicationRow>();
  const [undoing, setUndoing] = useState<ApplicationRow>();
  const [searching, setSearching] = useState(false);
  const [exporting, setExporting] = useState(false);
  const applications = useFreshQuery(ALL_APPLICATIONS);
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const known = applications.data?.allReferralApplications;
  const byReferral = Map.groupBy(known ?? [], ({ referralId }) => referralId);
  const columns = controlColumns(byReferral, { onHire: setHiring, onUndoHire: setUndoing });
  const list = useAllReferrals(view, columns);

  const exportAll = async () => {
    if (list.served.total === 0) return toast.info('Não há dados para exportar');
    setExporting(true);
    try {
      await download(exportPath(list.filter), 'indicacoes.csv');
      toast.success('Exportação concluída', 'O arquivo indicacoes.csv foi gerado.');
    } catch (error) {
      toast.destructive('Erro ao exportar', failureOf(error).message);
    } finally {
      setExporting(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title="Controle de Indicações"
        text="Quem indicou, quem se candidatou e quem foi contratado."
      >
        <Button variant="outlined" startIcon={<PrivacyTipOutlined />} onClick={() => setSearching(true)}>
          Dados pessoais
        </Button>
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          disabled={exporting}
          onClick={() => void exportAll()}
        >
          {exporting ? 'Exportando...' : 'Exportar CSV'}
        </Button>
      </PageHeading>
      <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ maxWidth: 420 }}>
          <SearchField label="Buscar por indicador, código ou vaga" value={view.search} onSearch={search} />
        </Box>
        <DateRangeFilter startDate={view.startDate} endDate={view.endDate} onChange={change} />
        <LoadState
          ready={Boolean(list.rows && known)}
          loading={list.loading || applications.loading}
          error={list.error ?? applications.error}
          onRetry={() => {
            list.retry();
            void applications.refetch();
          }}
          loadingLabel="Carregando indicações..."
          errorTitle="Erro ao carregar indicações"
        >
          <PagedList
            label="Indicações"
            rows={list.rows ?? []}
            serverPage={list.served}
            limit={PAGE_SIZE}
            noun="indicações"
            columns={columns}
            view={view}
            onChange={change}
            onOpen={(row) => row.active && setShown(row)}
            actions={(row) =>
              row.active ? (
                <Button aria-label={`QR Code da indicação ${row.code}`} onClick={() => setShown(row)}>
                  QR Code
                </Button>
              ) : (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Link encerrado
                </Typography>
              )
            }
            empty={<NoReferrals text="Mude a busca ou o período para ver outras indicações." />}
          />
        </LoadState>
      </Card>
      {shown && <QrDialog referral={shown} onClose={() => setShown(undefined)} />}
      {hiring && <HireDialog application={hiring} act="hire" onClose={() => setHiring(undefined)} />}
      {undoing && <UndoHireDialog application={undoing} onClose={() => setUndoing(undefined)} />}
      {searching && <ReferrerDialog onClose={() => setSearching(false)} />}
    </Box>
  );
}
