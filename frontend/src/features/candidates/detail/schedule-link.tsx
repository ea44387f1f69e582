import { isEnded } from '@araucaria/contracts/domain';
import { useScheduleAddress } from '../../../shared/interviews/schedule-address';
import { usePermission } from '../../../shared/session/use-permission';
import { ButtonLink } from '../../../shared/ui/links';
import type { CandidateDetail } from '../candidates-queries';

/** Schedules an interview beside the detail; nothing for users who may not, and for an ended application. */
export function ScheduleLink({ candidate }: { candidate: CandidateDetail }) {
  const address = useScheduleAddress();
  const maySchedule = usePermission('interviews.manage');
  if (!maySchedule || isEnded(candidate.status)) return null;
  return (
    <ButtonLink variant="outlined" to={address(candidate.id)}>
      Agendar
    </ButtonLink>
  );
}
