import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CandidateArea } from '@araucaria/contracts/domain';
import { ofEducation, ofExperience, type PastRecord } from '../../domain/profile/past-record';
import { RecordText } from './record-text';

export function OwnRecords({ area: { experiences, education } }: { area: CandidateArea }) {
  if (!experiences.length && !education.length) return null;
  return (
    <Box component="section" aria-labelledby="trajetoria" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="trajetoria">
        Experiência e formação
      </Typography>
      <Records title="Experiência profissional" records={experiences.map(ofExperience)} />
      <Records title="Formação" records={education.map(ofEducation)} />
    </Box>
  );
}

function Records({ title, records }: { title: string; records: PastRecord[] }) {
  if (!records.length) return null;
  return (
    <>
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {records.map((record, index) => (
          <li key={index}>
            <RecordText record={record} />
          </li>
        ))}
      </Box>
    </>
  );
}
