import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { monthText, periodMonths } from '../../domain/profile/period-months';
import type { PastRecord } from '../../domain/profile/past-record';

const periodText = ({ start, end, isOngoing }: PastRecord): string =>
  isOngoing ? `${monthText(start)} até hoje` : periodMonths({ start, end }).join(' a ');

/** 'Atendente, Padaria São João (03/2019 a 02/2021)' */
export const recordText = (record: PastRecord): string =>
  `${record.title}, ${record.place} (${periodText(record)})`;

export const RecordText = ({ record }: { record: PastRecord }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    {recordText(record)}
    {record.description && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>
        {record.description}
      </Typography>
    )}
  </Box>
);
