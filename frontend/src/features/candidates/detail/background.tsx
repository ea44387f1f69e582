import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CandidateDetail } from '../candidates-queries';
import { periodMonths } from '../../../domain/profile/period-months';
import { NotInResume, PlaceButton } from '../resume/place-button';
import { VALUE_IDS } from '../resume/places/value-ids';

interface Period {
  startDate: string;
  endDate: string | null;
}

const periodText = ({ startDate, endDate }: Period, isCurrent: boolean): string => {
  const months = periodMonths({ start: startDate, end: isCurrent ? null : endDate });
  return [...months, ...(isCurrent ? ['atual'] : [])].join(' – ');
};

export function Background({ experiences, education }: Pick<CandidateDetail, 'experiences' | 'education'>) {
  return (
    <>
      <Records
        title="Experiências"
        records={experiences.map((each) => ({
          id: VALUE_IDS.experience(each.id),
          title: `${each.position}, ${each.company}`,
          period: periodText(each, each.isCurrent),
          text: each.description,
        }))}
      />
      <Records
        title="Formação"
        records={education.map((each) => ({
          id: VALUE_IDS.education(each.id),
          title: `${each.degree}, ${each.institution}`,
          period: periodText(each, each.inProgress),
          text: null,
        }))}
      />
    </>
  );
}

interface RecordsProps {
  title: string;
  records: Array<{ id: string; title: string; period: string; text: string | null }>;
}

function Records({ title, records }: RecordsProps) {
  if (records.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {records.map(({ id, title: name, period: dates, text }) => (
          <li key={id}>
            <Typography sx={{ fontWeight: 600 }}>
              {name}
              <PlaceButton id={id} label={name} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {dates}
            </Typography>
            <NotInResume id={id} />
            {text && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                {text}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </section>
  );
}
