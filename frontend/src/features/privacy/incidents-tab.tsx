import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AddOutlined from '../../generated/icons/AddOutlined';
import { INCIDENT_NOTICE_WORKING_DAYS } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { useToday } from '../../shared/dates/use-today';
import { formatDay } from '../../shared/dates/day-ranges';
import { DataList, type Column } from '../../shared/lists/data-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { ToneChip } from '../../shared/ui/tone-chip';
import { AffectedCount } from './affected-count';
import { IncidentDialog } from './incident-dialog';
import { INCIDENTS, type IncidentRow } from './incidents-queries';
import { ANPD_NOTICE_CONTENTS, PERSONS_NOTICE_CONTENTS } from './notice-contents';
import { PrivacySection } from './privacy-section';

export function IncidentsTab() {
  const today = useToday();
  const [edited, setEdited] = useState<IncidentRow | 'new' | null>(null);
  const query = useFreshQuery(INCIDENTS);
  const columns: Array<Column<IncidentRow>> = [
    { key: 'title', label: 'Incidente', cell: ({ id, title }) => `${title} (nº ${id})` },
    {
      key: 'occurred',
      label: 'Período',
      cell: ({ occurredFrom, occurredTo }) =>
        occurredFrom === occurredTo
          ? formatDay(occurredFrom)
          : `${formatDay(occurredFrom)} a ${formatDay(occurredTo)}`,
    },
    { key: 'knownOn', label: 'Conhecido', cell: ({ knownOn }) => formatDay(knownOn) },
    { key: 'state', label: 'Comunicação', cell: (row) => <NoticeState incident={row} today={today} /> },
    { key: 'affected', label: 'Afetados', cell: ({ id }) => <AffectedCount incidentId={id} /> },
  ];
  return (
    <>
      <PrivacySection
        title="Incidentes"
        text={`Um incidente com risco ou dano relevante é comunicado à ANPD e aos titulares em ${INCIDENT_NOTICE_WORKING_DAYS} dias úteis do conhecimento.`}
        actions={
          <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setEdited('new')}>
            Registrar incidente
          </Button>
        }
      >
        <LoadState
          {...queryState(query)}
          loadingLabel="Carregando os incidentes..."
          errorTitle="Erro ao carregar os incidentes"
        >
          <DataList
            label="Incidentes"
            rows={query.data?.incidents ?? []}
            columns={columns}
            actions={(row) => (
              <Button
                size="small"
                aria-label={`Editar incidente nº ${row.id}`}
                onClick={() => setEdited(row)}
              >
                Editar
              </Button>
            )}
            empty={
              <EmptyState
                title="Nenhum incidente registrado"
                text="Registre também os que não precisam ser comunicados."
              />
            }
          />
        </LoadState>
      </PrivacySection>
      <Contents title="O que comunicar à ANPD" items={ANPD_NOTICE_CONTENTS} />
      <Contents title="O que comunicar aos titulares" items={PERSONS_NOTICE_CONTENTS} />
      {edited && (
        <IncidentDialog {...(edited !== 'new' && { incident: edited })} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

const Contents = ({ title, items }: { title: string; items: readonly string[] }) => (
  <PrivacySection title={title}>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  </PrivacySection>
);

function NoticeState({ incident, today }: { incident: IncidentRow; today: string }) {
  const { isRelevant, anpdNotifiedOn, personsNotifiedOn, dueOn } = incident;
  if (!isRelevant) return <ToneChip tone="default" label="Não é necessária" />;
  const missing = [!anpdNotifiedOn && 'ANPD', !personsNotifiedOn && 'titulares'].filter(Boolean).join(' e ');
  if (!missing) return <ToneChip tone="success" label="Feita" />;
  if (!dueOn) return <ToneChip tone="warning" label={`Falta: ${missing}`} />;
  return dueOn < today ? (
    <ToneChip tone="error" label={`Venceu em ${formatDay(dueOn)}. Falta: ${missing}`} />
  ) : (
    <ToneChip tone="warning" label={`Até ${formatDay(dueOn)}. Falta: ${missing}`} />
  );
}
