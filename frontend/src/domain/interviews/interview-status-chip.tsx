import Chip from '@mui/material/Chip';
import CancelOutlined from '../../generated/icons/CancelOutlined';
import CheckCircleOutlined from '../../generated/icons/CheckCircleOutlined';
import EventAvailableOutlined from '../../generated/icons/EventAvailableOutlined';
import EventBusyOutlined from '../../generated/icons/EventBusyOutlined';
import EventOutlined from '../../generated/icons/EventOutlined';
import EventRepeatOutlined from '../../generated/icons/EventRepeatOutlined';
import PendingActionsOutlined from '../../generated/icons/PendingActionsOutlined';
import TodayOutlined from '../../generated/icons/TodayOutlined';
import { INTERVIEW_STATUS } from '@araucaria/contracts/domain';
import type { InterviewTermsFragment } from '../../generated/graphql';
import { awaitsOutcome, CHANNEL_LABELS, interviewState, isToday } from './interview-terms';
import { WRAPPED_LABEL } from '../../shared/ui/wrapped-label';

const STYLES = {
  pending: [EventOutlined, 'warning'],
  confirmed: [EventAvailableOutlined, 'success'],
  completed: [CheckCircleOutlined, 'info'],
  cancelled: [CancelOutlined, 'error'],
} as const;

/** The state of an interview by colour, icon and text, whether it is today, and what the candidate responded. */
export function InterviewStatusChip({ interview }: { interview: Omit<InterviewTermsFragment, 'id'> }) {
  const state = interviewState(interview);
  const [Icon, color] = STYLES[state];
  const { status, confirmedBy, rescheduleRequestedAt, declinedAt, interviewDate } = interview;
  const confirmed =
    state === 'confirmed' && confirmedBy ? `, confirmada via ${CHANNEL_LABELS[confirmedBy]}` : '';
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={color}
        icon={<Icon />}
        sx={WRAPPED_LABEL}
        label={`${INTERVIEW_STATUS[status]}${confirmed}`}
      />
      {awaitsOutcome(interview) && (
        <Chip size="small" color="warning" icon={<PendingActionsOutlined />} label="Aguardando resultado" />
      )}
      {status === 'scheduled' && rescheduleRequestedAt && (
        <Chip size="small" color="warning" icon={<EventRepeatOutlined />} label="Pediu para remarcar" />
      )}
      {status === 'scheduled' && declinedAt && (
        <Chip size="small" color="error" icon={<EventBusyOutlined />} label="Não pode ir" />
      )}
      {status === 'scheduled' && isToday(interviewDate) && (
        <Chip size="small" color="primary" icon={<TodayOutlined />} label="Hoje" />
      )}
    </>
  );
}
