import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { failureOf } from '../../shared/api/failure';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { dayOf } from '../../shared/day-ranges';
import { download } from '../../shared/download';
import { SearchField } from '../../shared/form/search-field';
import { toast } from '../../shared/toasts/toast';
import { AddressTabs, tabOf } from '../../shared/ui/address-tabs';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useAddress } from '../../shared/use-address';
import { BonusFigures } from './bonus-figures';
import { BonusList } from './bonus-list';
import { PREDICTED } from './bonus-queries';
import { isFound, TABS, type BonusTab } from './bonus-rules';
import { RulesTab } from './rules-tab';

const VIEW = { tab: 'previstos', search: '', sort: '', page: '' };

export default function BonusPage() {
  usePageTitle('Pagamentos de Bônus');
  const [view, change] = useAddress(VIEW);
  const [exporting, setExporting] = useState(false);
  const { data } = useFreshQuery(PREDICTED);
  const tab = tabOf<BonusTab>(TABS, view.tab);
  const search = useCallback((text: string) => change({ search: text }), [change]);

  const exportPredicted = async () => {
    const shown = data?.predictedBonuses.filter((row) => isFound(view.search, row));
    if (shown?.length === 0) return toast.info('Não há dados para exportar');
    setExporting(true);
    try {
      await download(
        `/api/referral-bonus/predicted.csv?${new URLSearchParams({ search: view.search })}`,
        `bonus-previstos-${dayOf()}.csv`,
      );
      toast.success('Exportação concluída', 'O arquivo de bônus previstos foi gerado.');
    } catch (error) {
      toast.destructive('Erro!', failureOf(error).message);
    } finally {
      setExporting(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title="Pagamentos de Bônus"
        text="Contratações de candidatos indicados e as duas parcelas de cada bônus."
      >
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          disabled={exporting}
          onClick={() => void exportPredicted()}
        >
          {exporting ? 'Exportando...' : 'Exportar CSV'}
        </Button>
      </PageHeading>
      <BonusFigures />
      <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <AddressTabs
          label="Pagamentos"
          tabs={TABS}
          value={tab}
          onChange={(next: BonusTab) => change({ tab: next, sort: '' })}
        >
          {tab === 'regras' ? (
            <RulesTab />
          ) : (
            <>
              <Box sx={{ maxWidth: 420 }}>
                <SearchField
                  label="Buscar por candidato, indicador ou vaga"
                  value={view.search}
                  onSearch={search}
                />
              </Box>
              <BonusList tab={tab} view={view} onChange={change} />
            </>
          )}
        </AddressTabs>
      </Card>
    </Box>
  );
}
