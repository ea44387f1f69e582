import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CandidateDetail } from '../candidates-queries';

/** '2019-03-01' as '03/2019'. */
const month = (day: string) => day.slice(0, 7).split('-').reverse().join('/');

interface Period {
  startDate: string;
  endDate: string | null;
}

const period = ({ startDate, endDate }: Period, current: boolean) =>
  `${month(startDate)} – ${current || !endDate ? 'atual' : month(endDate)}`;

/** Where the candidate worked and studied. */
export function Background({ experiences, education }: Pick<CandidateDetail, 'experiences' | 'education'>) {
  return (
    <>
      <Records
        title="Experiências"
        records={experiences.map((each) => ({
          id: each.id,
          what: `${each.position}, ${each.company}`,
          when: period(each, each.isCurrent),
          more: each.description,
        }))}
      />
      <Records
        title="Formação"
        records={education.map((each) => ({
          id: each.id,
          what: `${each.degree}, ${each.institution}`,
          when: period(each, each.inProgress),
          more: null,
        }))}
      />
    </>
  );
}

interface RecordsProps {
  title: string;
  records: Array<{ id: number; what: string; when: string; more: string | null }>;
}

function Records({ title, records }: RecordsProps) {
  if (records.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {records.map(({ id, what, when, more }) => (
          <li key={id}>
            <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {when}
            </Typography>
            {more && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                {more}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </section>
  );
}
