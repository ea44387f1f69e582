import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AddOutlined from '../../generated/icons/AddOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { REJECTION_REASONS, type RejectionReason } from '../../domain/candidates/rejection-queries';
import { RESPONSE_SETTINGS } from '../../domain/candidates/response-settings';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { PageHeading } from '../../shared/ui/page-heading';
import { TEXT_LIST_WIDTH } from '../../shared/ui/reading-width';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ReasonDialog } from './reason-dialog';
import { ReasonList } from './reason-list';
import { SettingsCard } from './settings-card';

export default function ResponsesPage() {
  usePageTitle('Retorno aos Candidatos');
  const query = useFreshQuery(REJECTION_REASONS);
  const { data: settings } = useFreshQuery(RESPONSE_SETTINGS);
  const [edited, setEdited] = useState<RejectionReason | 'new'>();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: TEXT_LIST_WIDTH }}>
      <PageHeading
        title="Retorno aos Candidatos"
        text="Ninguém sem resposta: os motivos de reprovação, com o e-mail de cada um, e o prazo para responder."
      >
        <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setEdited('new')}>
          Novo Motivo
        </Button>
      </PageHeading>
      {settings && <SettingsCard settings={settings.responseSettings} />}
      <LoadState
        {...queryState(query)}
        loadingLabel="Carregando motivos..."
        errorTitle="Erro ao carregar motivos"
      >
        <ReasonList reasons={query.data?.rejectionReasons ?? []} onEdit={setEdited} />
      </LoadState>
      {edited && (
        <ReasonDialog reason={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Box>
  );
}
