import { isEnded } from '@araucaria/contracts/domain';
import { useNavigate } from 'react-router-dom';
import {
  SELECTABLE_STATUSES,
  lacksRejectionEmail,
  statusLabel,
} from '../../../domain/candidates/candidate-status';
import { fullName } from '../../../shared/format/full-name';
import { useScheduleAddress } from '../../../domain/interviews/schedule-address';
import { ActsMenu } from '../../../shared/lists/acts-menu';
import { usePermission } from '../../../shared/session/use-permission';
import type { CandidateRow } from '../candidates-queries';
import type { RowActs } from './list-props';

interface RowMenuProps extends RowActs {
  candidate: CandidateRow;
}

export function RowMenu({ candidate, onOpen, onStatus }: RowMenuProps) {
  const navigate = useNavigate();
  const scheduleAddress = useScheduleAddress();
  const maySchedule = usePermission('interviews.manage') && !isEnded(candidate.status);
  const decisions = onStatus
    ? [
        ...SELECTABLE_STATUSES.filter((status) => status !== candidate.status).map((status) => ({
          label: `Mudar para “${statusLabel(status)}”`,
          act: () => onStatus(candidate, status),
        })),
        ...(lacksRejectionEmail(candidate)
          ? [{ label: 'Enviar retorno', act: () => onStatus(candidate, 'rejected') }]
          : []),
      ]
    : [];
  return (
    <ActsMenu
      label={`Ações sobre ${fullName(candidate)}`}
      groups={[
        [
          { label: 'Ver detalhes', act: () => onOpen(candidate.id) },
          { label: 'Ver currículo', act: () => onOpen(candidate.id, 'curriculo') },
          { label: 'Gerenciar', act: () => onOpen(candidate.id, 'gerenciar') },
          ...(maySchedule
            ? [{ label: 'Agendar entrevista', act: () => void navigate(scheduleAddress(candidate.id)) }]
            : []),
        ],
        decisions,
      ]}
    />
  );
}
