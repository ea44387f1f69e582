import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import BlockOutlined from '../../generated/icons/BlockOutlined';
import { VISITOR_REFUSAL_TERM_DAYS } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { formatDateTime } from '../../shared/format/formats';
import { DataList, type Column } from '../../shared/lists/data-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { VISITOR_REFUSALS, type RefusalRow } from './audit-queries';

const REASONS = new Map([
  ['UNAUTHENTICATED', 'Sem entrar no sistema'],
  ['FORBIDDEN', 'Sem permissão'],
  ['TOO_MANY_REQUESTS', 'Pedidos demais'],
]);

const COLUMNS: Array<Column<RefusalRow>> = [
  { key: 'code', label: 'Por quê', cell: ({ code }) => REASONS.get(code) ?? code },
  { key: 'at', label: 'Quando', width: '10rem', cell: ({ at }) => formatDateTime(at) },
  {
    key: 'where',
    label: 'Chamada',
    cell: ({ where }) => <span title={where ?? undefined}>{where ?? 'Várias, contadas por hora'}</span>,
  },
  { key: 'count', label: 'Vezes', width: '6rem', cell: ({ count }) => count },
  { key: 'origin', label: 'Origem', cell: ({ origin }) => origin ?? '–' },
];

/** What was refused to visitors, newest first. It is no part of the trail and is deleted after its term. */
export function RefusalsTab() {
  const [before, setBefore] = useState<number | null>(null);
  const query = useFreshQuery(VISITOR_REFUSALS, { variables: { before } });
  const page = query.data?.visitorRefusals;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        Acessos recusados a quem não entrou no sistema. As primeiras recusas de cada hora e rede aparecem uma
        a uma, as outras somadas. São apagadas depois de {VISITOR_REFUSAL_TERM_DAYS} dias.
      </Typography>
      <LoadState
        {...queryState(query)}
        loadingLabel="Carregando as recusas..."
        errorTitle="Erro ao carregar as recusas"
      >
        {page?.refusals.length === 0 ? (
          <EmptyState icon={<BlockOutlined />} title="Nenhuma recusa" />
        ) : (
          <DataList label="Recusas a visitantes" rows={page?.refusals ?? []} columns={COLUMNS} isDense />
        )}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          {before !== null && <Button onClick={() => setBefore(null)}>Voltar às mais recentes</Button>}
          {page?.nextBefore != null && (
            <Button onClick={() => setBefore(page.nextBefore)}>Mais antigas</Button>
          )}
        </Box>
      </LoadState>
    </>
  );
}
