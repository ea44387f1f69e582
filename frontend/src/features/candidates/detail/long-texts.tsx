import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CandidateDetail } from '../candidates-queries';

interface LongTextsProps {
  candidate: CandidateDetail;
  /** Level and course, where there is no other place for them. */
  studies?: string | null;
}

export function LongTexts({ candidate, studies }: LongTextsProps) {
  const texts = [
    ['Formação', studies],
    ['Experiência', candidate.experienceSummary],
    ['Carta de apresentação', candidate.coverLetter],
    ['Informações adicionais', candidate.additionalInfo],
  ] as const;
  return texts.map(
    ([title, text]) =>
      text && (
        <Box key={title}>
          <Typography component="h3" variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {title}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ),
  );
}
