import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { PERSON_KINDS, labelOf, type RetentionKind } from '@araucaria/contracts/domain';
import { formatDate } from '../../shared/format/formats';
import { DataList, type Column } from '../../shared/lists/data-list';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { EmptyState } from '../../shared/ui/empty-state';
import { ToneChip } from '../../shared/ui/tone-chip';
import { RESTORE_QUARANTINED, type QuarantinedRow } from './privacy-queries';
import { PrivacySection } from './privacy-section';
import { RETENTION_TEXTS } from './retention-texts';

type Row = Omit<QuarantinedRow, 'id'> & { id: number; recordId: number };

const COLUMNS: Array<Column<Row>> = [
  { key: 'name', label: 'Pessoa', cell: ({ name }) => name },
  {
    key: 'person',
    label: 'Registro',
    cell: ({ person, recordId }) => `${labelOf(PERSON_KINDS, person)} nº ${recordId}`,
  },
  {
    key: 'kind',
    label: 'Prazo',
    cell: ({ kind }) => RETENTION_TEXTS[kind as RetentionKind].label,
  },
  { key: 'since', label: 'Desde', cell: ({ quarantinedAt }) => formatDate(quarantinedAt) },
  {
    key: 'erasedFrom',
    label: 'Apagar em',
    cell: ({ held, erasedFrom }) =>
      held ? <ToneChip tone="info" label="Sob retenção legal" /> : formatDate(erasedFrom),
  },
];

/** Records that are hidden from staff and can be restored until they are erased. */
export function QuarantineList({ records }: { records: readonly QuarantinedRow[] }) {
  const [restore, { loading }] = useMutation(RESTORE_QUARANTINED, { awaitRefetchQueries: true });
  const submit = ({ person, recordId, name }: Row) =>
    reportFailure('Erro ao restaurar', async () => {
      await restore({ variables: { person, id: recordId } });
      toast.success('Dados restaurados', `${name} voltou às listas. O prazo recomeça hoje.`);
    });
  return (
    <PrivacySection
      title="Quarentena"
      text="Restaurar recomeça o prazo. No Banco de Talentos, o fim do consentimento continua valendo: para guardar por mais tempo, é preciso uma retenção legal."
    >
      <DataList
        label="Quarentena"
        rows={records.map((record, id) => ({ ...record, id, recordId: record.id }))}
        columns={COLUMNS}
        actions={(row) => (
          <Button
            size="small"
            disabled={loading}
            aria-label={`Restaurar ${row.name}`}
            onClick={() => void submit(row)}
          >
            Restaurar
          </Button>
        )}
        empty={<EmptyState title="Quarentena vazia" />}
      />
    </PrivacySection>
  );
}
