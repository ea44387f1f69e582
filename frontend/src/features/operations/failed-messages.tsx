import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCount, formatDateTime } from '../../shared/format/formats';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { ActDialog } from '../../shared/dialogs/act-dialog';
import { DataList, type Column } from '../../shared/lists/data-list';
import { OperationsSection } from './operations-section';
import { REPLAY, type FailedMessage } from './operations-queries';
import { adviceFor, messageName } from './message-terms';
import { queueName } from './operations-terms';
import { TechnicalDetails } from './technical-details';

interface Row extends Omit<FailedMessage, 'id'> {
  id: number;
  messageId: string;
}

const FAILED = 'Erro ao reprocessar';

const COLUMNS: Array<Column<Row>> = [
  { key: 'name', label: 'Mensagem', cell: ({ queue, name }) => messageName(queue, name) },
  { key: 'queue', label: 'Fila', cell: ({ queue }) => queueName(queue) },
  {
    key: 'reason',
    label: 'O que fazer',
    cell: (row) => (
      <Box sx={{ overflowWrap: 'anywhere', minWidth: 200 }}>
        {adviceFor(row.reason)}
        <TechnicalDetails lines={technicalLinesOf(row)} />
      </Box>
    ),
  },
  { key: 'attempts', label: 'Tentativas', cell: ({ attempts }) => attempts },
  { key: 'failedAt', label: 'Quando', cell: ({ failedAt }) => formatDateTime(failedAt) },
];

function technicalLinesOf({ name, reason, payload }: Row): string[] {
  return [name, reason, payload.map((fact) => `${fact.name}: ${fact.value}`).join(', ')].filter(Boolean);
}

/** Queue messages that failed on every attempt. They can be replayed once the cause is removed. */
export function FailedMessages({ messages }: { messages: readonly FailedMessage[] }) {
  const [confirming, setConfirming] = useState(false);
  const [replay, { loading }] = useMutation(REPLAY, { awaitRefetchQueries: true });
  const rows = messages.map((message, id) => ({ ...message, id, messageId: message.id }));
  const run = async (target: { queue?: string; id?: string }) => {
    const { data } = await replay({ variables: target });
    toast.success(
      'Reprocessamento iniciado',
      formatCount(data?.replayMessages ?? 0, 'mensagem', 'mensagens'),
    );
  };
  const replayAllButton = rows.length > 1 && (
    <Button variant="outlined" disabled={loading} onClick={() => setConfirming(true)}>
      Reprocessar todas
    </Button>
  );
  return (
    <OperationsSection
      title="Mensagens com falha"
      text="Esgotaram as tentativas e esperam aqui, sem deter as outras. Depois de resolvido o motivo, reprocesse."
      action={replayAllButton}
    >
      {rows.length === 0 ? (
        <Typography>Nenhuma mensagem com falha.</Typography>
      ) : (
        <DataList
          label="Mensagens com falha"
          rows={rows}
          columns={COLUMNS}
          actions={({ name, queue, messageId }) => (
            <Button
              size="small"
              variant="outlined"
              disabled={loading}
              aria-label={`Reprocessar ${messageName(queue, name)}`}
              onClick={() => void reportFailure(FAILED, () => run({ queue, id: messageId }))}
            >
              Reprocessar
            </Button>
          )}
        />
      )}
      {confirming && (
        <ActDialog
          title="Reprocessar todas as mensagens"
          confirm="Reprocessar"
          confirming="Reprocessando..."
          color="primary"
          failed={FAILED}
          act={() => run({})}
          onClose={() => setConfirming(false)}
        >
          Todas as mensagens com falha voltam às suas filas, também as que não cabem nesta página.
        </ActDialog>
      )}
    </OperationsSection>
  );
}
