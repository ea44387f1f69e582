import Chip from '@mui/material/Chip';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import PendingActionsOutlined from '@mui/icons-material/PendingActionsOutlined';
import { INTERVIEW_STATUS } from '@araucaria/contracts/domain';
import type { Channel, InterviewStatus } from '../../generated/graphql';
import { awaitsOutcome, CHANNEL_LABELS, interviewState } from './interview-terms';
import { WRAPPED_LABEL } from '../ui/wrapped-label';

export interface InterviewStatusChipProps {
  interview: {
    status: InterviewStatus;
    confirmedBy?: Channel | null;
    rescheduleRequestedAt?: string | null;
    interviewDate?: string;
  };
}

const STYLES = {
  pending: [EventOutlined, 'warning'],
  confirmed: [EventAvailableOutlined, 'success'],
  completed: [CheckCircleOutlined, 'info'],
  cancelled: [CancelOutlined, 'error'],
} as const;

/** The state of an interview by colour, icon and text, and whether the candidate asked for another time. */
export function InterviewStatusChip({ interview }: InterviewStatusChipProps) {
  const state = interviewState(interview);
  const [Icon, color] = STYLES[state];
  const { status, confirmedBy, rescheduleRequestedAt, interviewDate } = interview;
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
      {interviewDate && awaitsOutcome({ status, interviewDate }) && (
        <Chip size="small" color="warning" icon={<PendingActionsOutlined />} label="Aguardando resultado" />
      )}
      {status === 'scheduled' && rescheduleRequestedAt && (
        <Chip size="small" color="warning" icon={<EventRepeatOutlined />} label="Pediu para remarcar" />
      )}
    </>
  );
}
