import Box from '@mui/material/Box';
import { WebLink } from '../../../shared/ui/web-link';
import type { CandidateDetail } from '../candidates-queries';
import { Background } from './background';
import { LongTexts } from './long-texts';

/** What a candidate without a résumé has written about themselves. */
export function WrittenApplication({ candidate }: { candidate: CandidateDetail }) {
  const { experiences, education, educationLevel, educationCourse } = candidate;
  const studies = [educationLevel, educationCourse].filter(Boolean).join(', ');
  const links = [candidate.linkedinUrl, candidate.portfolioUrl].filter((url) => url !== null);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '68ch' }}>
      <Background experiences={experiences} education={education} />
      <LongTexts candidate={candidate} studies={education.length ? null : studies} />
      {links.map((url) => (
        <WebLink key={url} text={url} />
      ))}
    </Box>
  );
}
