import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../shared/ui/button';

interface ReadRecord {
  title: string;
  place: string;
  /** `YYYY-MM` or `YYYY-MM-DD`. */
  startDate: string;
  endDate: string | null | undefined;
  isOngoing: boolean;
}

interface ReadRecordsProps {
  heading: string;
  records: readonly ReadRecord[];
  onRemove: (index: number) => void;
}

/** Entries that were read from the résumé and are sent with the form, each of which the visitor can leave out. */
export function ReadRecords({ heading, records, onRemove }: ReadRecordsProps) {
  if (!records.length) return null;
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 620 }}>
        {heading}
      </Typography>
      <Box component="ul" aria-label={heading} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {records.map((record, index) => (
          <Box
            component="li"
            key={`${record.title} ${record.place} ${record.startDate}`}
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'center',
              borderTop: 1,
              borderColor: 'divider',
              py: 0.5,
            }}
          >
            <Box sx={{ minWidth: 0, mr: 'auto', overflowWrap: 'anywhere' }}>
              {record.title}, {record.place}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {periodOf(record)}
              </Typography>
            </Box>
            <Button
              color="inherit"
              aria-label={`Não enviar: ${record.title}, ${record.place}`}
              onClick={() => onRemove(index)}
            >
              Não enviar
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const yearOf = (date: string): string => date.slice(0, 4);

/** By years: the file may state no months. */
function periodOf({ startDate, endDate, isOngoing }: ReadRecord): string {
  const start = yearOf(startDate);
  const end = isOngoing ? 'atual' : endDate ? yearOf(endDate) : undefined;
  return end === undefined || end === start ? start : `${start} – ${end}`;
}
