import { formatDateTime } from '../../shared/formats';
import { DataList, type Column } from '../../shared/ui/data-list';
import { ToneChip, type Tone } from '../../shared/ui/tone-chip';
import { OperationsSection } from './operations-section';
import type { Service, Sweep } from './operations-queries';
import { sweepName, sweepResult } from './operations-terms';

function outcomeOf({ startedAt, finishedAt }: Sweep): { tone: Tone; label: string } {
  if (!startedAt) return { tone: 'default', label: 'Ainda não executada' };
  return finishedAt ? { tone: 'success', label: 'Concluída' } : { tone: 'error', label: 'Falhou' };
}

const COLUMNS: Array<Column<Sweep & { id: number }>> = [
  { key: 'name', label: 'Varredura', cell: ({ name }) => sweepName(name) },
  { key: 'outcome', label: 'Situação', cell: (sweep) => <ToneChip {...outcomeOf(sweep)} /> },
  {
    key: 'startedAt',
    label: 'Última execução',
    cell: ({ startedAt }) => (startedAt ? formatDateTime(startedAt) : '–'),
  },
  {
    key: 'result',
    label: 'Resultado',
    cell: ({ startedAt, error, counts }) =>
      error ?? (startedAt ? sweepResult(counts) || 'Nada a fazer' : '–'),
  },
];

/** When the regular sweeps last ran; those of a service that is down are not known. */
export function SweepList({ services }: { services: readonly Service[] }) {
  const rows = services.flatMap(({ sweeps }) => sweeps ?? []).map((sweep, id) => ({ ...sweep, id }));
  return (
    <OperationsSection title="Varreduras">
      <DataList label="Varreduras" rows={rows} columns={COLUMNS} cardsBelow={900} />
    </OperationsSection>
  );
}
