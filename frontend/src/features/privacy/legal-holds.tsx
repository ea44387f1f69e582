import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import GavelOutlined from '../../generated/icons/GavelOutlined';
import { PERSON_KINDS, labelOf } from '@araucaria/contracts/domain';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { formatDay } from '../../shared/dates/day-ranges';
import { formatDate } from '../../shared/format/formats';
import { DataList, type Column } from '../../shared/lists/data-list';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { EmptyState } from '../../shared/ui/empty-state';
import { HoldDialog } from './hold-dialog';
import { LIFT_LEGAL_HOLD, type LegalHoldRow } from './privacy-queries';
import { PrivacySection } from './privacy-section';

type Row = LegalHoldRow & { id: number };

const COLUMNS: Array<Column<Row>> = [
  { key: 'name', label: 'Pessoa', cell: ({ name }) => name },
  {
    key: 'person',
    label: 'Registro',
    cell: ({ person, personId }) => `${labelOf(PERSON_KINDS, person)} nº ${personId}`,
  },
  { key: 'reason', label: 'Motivo', cell: ({ reason }) => reason },
  {
    key: 'placed',
    label: 'Desde',
    cell: ({ placedAt, placedBy }) => `${formatDate(placedAt)}${placedBy ? ` por ${placedBy}` : ''}`,
  },
  {
    key: 'until',
    label: 'Até',
    cell: ({ until }) => (until ? formatDay(until) : 'ser encerrada'),
  },
];

/** Legal holds: persons whose data may not be erased. */
export function LegalHolds({ holds }: { holds: readonly LegalHoldRow[] }) {
  const [placing, setPlacing] = useState(false);
  const [lifting, setLifting] = useState<Row | null>(null);
  const [lift, { loading }] = useMutation(LIFT_LEGAL_HOLD, { awaitRefetchQueries: true });
  const submit = ({ person, personId, name }: Row) =>
    reportFailure('Erro ao encerrar', async () => {
      await lift({ variables: { person, id: personId } });
      toast.success('Retenção legal encerrada', name);
      setLifting(null);
    });
  return (
    <PrivacySection
      title="Retenção legal"
      text="Quem está sob retenção legal não vai para a quarentena e não é apagado, nem a pedido, até ela ser encerrada."
      actions={
        <Button variant="outlined" startIcon={<GavelOutlined />} onClick={() => setPlacing(true)}>
          Nova retenção legal
        </Button>
      }
    >
      <DataList
        label="Retenção legal"
        rows={holds.map((hold, id) => ({ ...hold, id }))}
        columns={COLUMNS}
        actions={(row) => (
          <Button size="small" aria-label={`Encerrar: ${row.name}`} onClick={() => setLifting(row)}>
            Encerrar
          </Button>
        )}
        empty={<EmptyState title="Nenhuma retenção legal" />}
      />
      {placing && <HoldDialog onClose={() => setPlacing(false)} />}
      {lifting && (
        <ConfirmDialog
          title="Encerrar a retenção legal?"
          confirm="Encerrar"
          busy={loading}
          color="primary"
          onConfirm={() => void submit(lifting)}
          onClose={() => setLifting(null)}
        >
          Os dados de {lifting.name} voltam a seguir os prazos e podem ser apagados.
        </ConfirmDialog>
      )}
    </PrivacySection>
  );
}
