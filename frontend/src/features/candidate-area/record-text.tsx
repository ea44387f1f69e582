import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PastRecord } from './record-differences';

/** `MM/YYYY` */
export const monthText = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

const endText = ({ end, isOngoing }: PastRecord): string => {
  if (isOngoing) return ' até hoje';
  return end === null ? '' : ` a ${monthText(end)}`;
};

/** 'Atendente, Padaria São João (03/2019 a 02/2021)' */
export const recordText = (record: PastRecord): string =>
  `${record.title}, ${record.place} (${monthText(record.start)}${endText(record)})`;

/** A record in words, with its description. */
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
