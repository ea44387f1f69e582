import Box from '@mui/material/Box';
import { formatDateTime } from '../../shared/format/formats';
import { DataList, type Column } from '../../shared/lists/data-list';
import { ToneChip, type Tone } from '../../shared/ui/tone-chip';
import { OperationsSection } from './operations-section';
import type { CronRun, Service } from './operations-queries';
import { failedRunAdvice } from './message-terms';
import { cronJobName, cronRunResult } from './operations-terms';
import { TechnicalDetails } from './technical-details';

function outcomeOf({ startedAt, finishedAt }: CronRun): { tone: Tone; label: string } {
  if (!startedAt) return { tone: 'default', label: 'Ainda não executada' };
  return finishedAt ? { tone: 'success', label: 'Concluída' } : { tone: 'error', label: 'Falhou' };
}

const COLUMNS: Array<Column<CronRun & { id: number }>> = [
  { key: 'name', label: 'Varredura', cell: ({ name }) => cronJobName(name) },
  { key: 'outcome', label: 'Situação', cell: (run) => <ToneChip {...outcomeOf(run)} /> },
  {
    key: 'startedAt',
    label: 'Última execução',
    cell: ({ startedAt }) => (startedAt ? formatDateTime(startedAt) : '–'),
  },
  {
    key: 'result',
    label: 'Resultado',
    cell: ({ startedAt, error, counts }) => {
      if (!startedAt) return '–';
      if (error === null) return cronRunResult(counts) || 'Nada a fazer';
      return (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {failedRunAdvice(error)}
          <TechnicalDetails lines={[error]} />
        </Box>
      );
    },
  },
];

/** The last run of each cron job; those of a service that is down are unknown and left out. */
export function CronRunList({ services }: { services: readonly Service[] }) {
  const rows = services.flatMap(({ cronRuns }) => cronRuns ?? []).map((run, id) => ({ ...run, id }));
  return (
    <OperationsSection title="Varreduras">
      <DataList label="Varreduras" rows={rows} columns={COLUMNS} cardsBelow={900} />
    </OperationsSection>
  );
}
