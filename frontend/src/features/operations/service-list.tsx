import { DataList, type Column } from '../../shared/lists/data-list';
import { ToneChip } from '../../shared/ui/tone-chip';
import { OperationsSection } from './operations-section';
import type { QueueState, Service } from './operations-queries';
import { queueName, serviceName, formatDuration } from './operations-terms';

type Row<R> = R & { id: number };

const withId = <R extends object>(rows: readonly R[]): Array<Row<R>> =>
  rows.map((row, id) => ({ ...row, id }));

const SERVICE_COLUMNS: Array<Column<Row<Service>>> = [
  { key: 'name', label: 'Serviço', cell: ({ name }) => serviceName(name) },
  {
    key: 'up',
    label: 'Situação',
    cell: ({ up }) => (
      <ToneChip tone={up ? 'success' : 'error'} label={up ? 'Em funcionamento' : 'Fora do ar'} />
    ),
  },
  {
    key: 'outbox',
    label: 'Por transmitir',
    cell: ({ outbox }) => {
      if (!outbox) return '–';
      return outbox.waiting
        ? `${outbox.waiting}, o mais antigo há ${formatDuration(outbox.oldestSeconds)}`
        : 'Nenhum';
    },
  },
];

export const ServiceList = ({ services }: { services: readonly Service[] }) => (
  <OperationsSection
    title="Serviços"
    text="Se cada um responde, e quantos eventos ainda tem por transmitir aos outros."
  >
    <DataList label="Serviços" rows={withId(services)} columns={SERVICE_COLUMNS} cardsBelow={600} />
  </OperationsSection>
);

const countColumn = (key: 'waiting' | 'active' | 'delayed' | 'failed' | 'workers', label: string) => ({
  key,
  label,
  cell: (row: QueueState) => row[key].toLocaleString('pt-BR'),
});

const QUEUE_COLUMNS: Array<Column<Row<QueueState>>> = [
  { key: 'name', label: 'Fila', cell: ({ name }) => queueName(name) },
  countColumn('waiting', 'Aguardando'),
  countColumn('active', 'Em execução'),
  countColumn('delayed', 'Programadas'),
  countColumn('failed', 'Com falha'),
  countColumn('workers', 'Processos'),
];

export const QueueList = ({ queues }: { queues: readonly QueueState[] }) => (
  <OperationsSection title="Filas">
    <DataList label="Filas" rows={withId(queues)} columns={QUEUE_COLUMNS} cardsBelow={900} />
  </OperationsSection>
);
