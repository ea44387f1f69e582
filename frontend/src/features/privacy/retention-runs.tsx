import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import PlayArrowOutlined from '../../generated/icons/PlayArrowOutlined';
import PreviewOutlined from '../../generated/icons/PreviewOutlined';
import { firstMessageOf } from '../../shared/api/failure';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { formatDateTime } from '../../shared/format/formats';
import { DataList, type Column } from '../../shared/lists/data-list';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { EmptyState } from '../../shared/ui/empty-state';
import { ToneChip } from '../../shared/ui/tone-chip';
import { START_RETENTION_RUN, type RetentionRuleRow, type RetentionRunRow } from './privacy-queries';
import { PrivacySection } from './privacy-section';
import { RunResults } from './run-results';

type Row = Omit<RetentionRunRow, 'id'> & { id: number };

const startedBy = ({ isDaily, startedBy: name }: Row): string =>
  isDaily ? 'Execução diária' : (name ?? 'Usuário excluído');

const COLUMNS: Array<Column<Row>> = [
  {
    key: 'startedAt',
    label: 'Execução',
    cell: ({ dryRun, startedAt }) => `${dryRun ? 'Simulação' : 'Execução'} de ${formatDateTime(startedAt)}`,
  },
  { key: 'startedBy', label: 'Iniciada por', cell: startedBy },
  {
    key: 'state',
    label: 'Estado',
    cell: ({ finishedAt, waitingFor }) =>
      finishedAt ? (
        <ToneChip tone="success" label="Concluída" />
      ) : (
        <ToneChip tone="warning" label={`Aguarda ${waitingFor.join(', ')}`} />
      ),
  },
  {
    key: 'results',
    label: 'Resultado',
    cell: ({ results, dryRun }) => <RunResults {...{ results, dryRun }} />,
  },
];

interface RetentionRunsProps {
  runs: readonly RetentionRunRow[];
  rules: readonly RetentionRuleRow[];
}

/** Starts runs and shows their reports, which stay when the persons are erased. */
export function RetentionRuns({ runs, rules }: RetentionRunsProps) {
  const [confirming, setConfirming] = useState(false);
  const [start, { loading }] = useMutation(START_RETENTION_RUN, { awaitRefetchQueries: true });
  const isRunning = runs.some(({ finishedAt }) => finishedAt === null);
  const hasRules = rules.some(({ enabled }) => enabled);

  const run = (dryRun: boolean) => {
    const begin = async () => {
      await start({ variables: { dryRun } });
      setConfirming(false);
      toast.success(dryRun ? 'Simulação iniciada' : 'Execução iniciada', 'O relatório aparece na lista.');
    };
    return reportFailure('Erro ao iniciar', begin, firstMessageOf);
  };

  return (
    <PrivacySection
      title="Execuções"
      text="A simulação só conta, também nos prazos desligados. O relatório guarda números internos, sem dados das pessoas."
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<PreviewOutlined />}
            disabled={loading || isRunning}
            onClick={() => void run(true)}
          >
            Simular
          </Button>
          <Button
            variant="contained"
            startIcon={<PlayArrowOutlined />}
            disabled={loading || isRunning || !hasRules}
            onClick={() => setConfirming(true)}
          >
            Executar agora
          </Button>
        </>
      }
    >
      <DataList
        label="Execuções"
        rows={runs.map((one, id) => ({ ...one, id }))}
        columns={COLUMNS}
        empty={<EmptyState title="Nenhuma execução ainda" text="Comece por uma simulação." />}
      />
      {confirming && (
        <ConfirmDialog
          title="Executar a retenção agora?"
          confirm="Executar"
          confirming="Iniciando..."
          busy={loading}
          onConfirm={() => void run(false)}
          onClose={() => setConfirming(false)}
        >
          Os dados ao fim do prazo vão para a quarentena, e os que chegaram ao fim da quarentena são apagados
          em definitivo. Valem os prazos ligados.
        </ConfirmDialog>
      )}
    </PrivacySection>
  );
}
