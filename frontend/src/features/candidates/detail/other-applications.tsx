import Typography from '@mui/material/Typography';
import { otherApplications, otherApplicationsText } from '../../../domain/candidates/other-applications';
import { OtherApplicationsList } from '../../../domain/candidates/other-applications-list';
import type { CandidateDetail } from '../candidates-queries';

export function OtherApplications({ candidate }: { candidate: CandidateDetail }) {
  const others = otherApplications(candidate);
  if (!others.length) return null;
  return (
    <section aria-labelledby="outras-candidaturas">
      <Typography id="outras-candidaturas" variant="h3" sx={{ mb: 1 }}>
        {otherApplicationsText(others.length)} desta pessoa
      </Typography>
      <OtherApplicationsList applications={others} />
    </section>
  );
}
