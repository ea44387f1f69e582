import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { useDownload } from '../../shared/browser/use-download';
import { formatCount } from '../../shared/format/formats';
import { AFFECTED_RECORDS } from './incidents-queries';

/** How many records were accessed in the period of an incident, and their list as a file. */
export function AffectedCount({ incidentId }: { incidentId: number }) {
  const { downloading, start } = useDownload('Erro ao exportar');
  const { data, error } = useFreshQuery(AFFECTED_RECORDS, { variables: { incidentId } });
  const records = data?.affectedRecords;
  if (error) return 'Indisponível';
  if (!records) return 'Calculando...';
  const persons = new Set(
    records.flatMap(({ subject, subjectId }) => (subjectId ? `${subject} ${subjectId}` : [])),
  );
  const lists = records.filter(({ subjectId }) => !subjectId).length;
  const text = [
    formatCount(persons.size, 'registro', 'registros'),
    lists > 0 && formatCount(lists, 'lista inteira exportada', 'listas inteiras exportadas'),
  ]
    .filter(Boolean)
    .join(', ');
  const exportCsv = () =>
    start(`/api/privacy/incidents/${incidentId}/affected.csv`, `afetados-${incidentId}.csv`);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      {text}
      {records.length > 0 && (
        <Button
          size="small"
          disabled={downloading}
          aria-label={`Exportar afetados do incidente nº ${incidentId}`}
          onClick={() => void exportCsv()}
        >
          Exportar CSV
        </Button>
      )}
    </Box>
  );
}
