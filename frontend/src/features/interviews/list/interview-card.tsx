import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { APPROVED_PREFIX, durationLabel, isApproved, TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { OtherApplicationsButton } from '../../../domain/candidates/other-applications-button';
import { ActsMenu } from '../../../shared/lists/acts-menu';
import { formatDateTime } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import {
  awaitsOutcome,
  interviewState,
  interviewTypeLabel,
} from '../../../domain/interviews/interview-terms';
import { UndoInterview } from '../../../domain/interviews/undo-interview';
import { InterviewStatusChip } from '../../../domain/interviews/interview-status-chip';
import { usePermission } from '../../../shared/session/use-permission';
import { staffName } from '../../../domain/staff/staff-queries';
import { ContactText } from '../../../shared/ui/contact-text';
import type { InterviewRow } from '../interviews-queries';
import type { DialogName } from './interview-dialogs';
import { useApproveCandidate } from '../outcome/use-approve-candidate';

interface InterviewCardProps {
  interview: InterviewRow;
  onOpen: (dialog: DialogName) => void;
}

export function InterviewCard({ interview, onOpen }: InterviewCardProps) {
  const { approve, busy } = useApproveCandidate();
  const manages = usePermission('interviews.manage');
  const decides = usePermission('candidates.decide');
  const { candidate, job, notes, feedback, interviewers } = interview;
  if (!candidate) return null;
  const name = fullName(candidate);
  const state = interviewState(interview);
  const isOpen = state === 'pending' || state === 'confirmed';
  const isCompleted = state === 'completed';
  const approval = isCompleted ? 'Aprovar para Contratação' : 'Aprovar';
  const canApprove = decides && !isApproved(candidate.status);
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
        >
          <Typography
            component="h2"
            variant="body1"
            sx={{ fontWeight: 650, mr: 'auto', overflowWrap: 'anywhere' }}
          >
            {name}
          </Typography>
          <InterviewStatusChip interview={interview} />
        </Box>
        {manages && isOpen && (
          <Box sx={{ m: -0.75 }}>
            <ActsMenu
              label={`Ações sobre a entrevista de ${name}`}
              groups={[
                [
                  { label: 'Remarcar', act: () => onOpen('remarcar') },
                  { label: 'Entrevistadores', act: () => onOpen('entrevistadores') },
                ],
                [{ label: 'Cancelar entrevista', act: () => onOpen('cancelar') }],
              ]}
            />
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.25fr)' },
        }}
      >
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{formatDateTime(interview.interviewDate)}</Typography>
          <Typography variant="body2">
            {interviewTypeLabel(interview.interviewType)}, {durationLabel(interview.durationMinutes)}
          </Typography>
        </Box>
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {job?.title ?? TALENT_BANK_TITLE}
          </Typography>
          <OtherApplicationsButton candidate={candidate} name={name} />
          <ContactText email={candidate.email} phone={candidate.phone} />
        </Box>
      </Box>
      {interviewers.length > 0 && (
        <TextBlock title="Entrevistadores" text={interviewers.map(staffName).join(', ')} />
      )}
      {interview.responseNote && isOpen && (
        <TextBlock title="Mensagem do candidato" text={interview.responseNote} />
      )}
      {notes && <TextBlock title="Observações" text={notes} />}
      {feedback && (
        <TextBlock
          title={feedback.startsWith(APPROVED_PREFIX) ? 'Feedback (aprovado)' : 'Feedback'}
          text={feedback.replace(APPROVED_PREFIX, '') || 'Sem comentários'}
        />
      )}
      {manages && <UndoInterview interview={interview} name={name} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mt: 'auto',
          pt: 0.5,
          // On a phone the link has a line of its own, in line with the text.
          '& .MuiButton-text': { ml: { xs: -1.5, sm: 0 } },
        }}
      >
        {isOpen && (
          <>
            <Button
              // The one act that is due; before its time an interview is rather moved or cancelled.
              variant={awaitsOutcome(interview) ? 'contained' : 'outlined'}
              aria-label={`Finalizar Entrevista de ${name}`}
              onClick={() => onOpen('finalizar')}
            >
              Finalizar Entrevista
            </Button>
            {manages && (
              <Button aria-label={`Link de Confirmação de ${name}`} onClick={() => onOpen('link')}>
                Link de Confirmação
              </Button>
            )}
          </>
        )}
        {canApprove && (state === 'confirmed' || isCompleted) && (
          <Button
            variant={isCompleted ? 'contained' : 'outlined'}
            color="success"
            disabled={busy}
            aria-label={`${approval} ${name}`}
            onClick={() => void approve(candidate)}
          >
            {approval}
          </Button>
        )}
      </Box>
    </Card>
  );
}

const TextBlock = ({ title, text }: { title: string; text: string }) => (
  <Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  </Box>
);
