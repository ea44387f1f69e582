import Alert from '@mui/material/Alert';
import { isEnded } from '@araucaria/contracts/domain';
import { statusLabel } from '../../../domain/candidates/candidate-status';
import { fullName } from '../../../shared/format/full-name';
import { TextLink } from '../../../shared/ui/links';
import type { Invitee } from '../interviews-queries';

/** Why no interview can be scheduled with a candidate whose application has ended; nothing for others. */
export const EndedNotice = ({ candidate }: { candidate: Invitee }) =>
  isEnded(candidate.status) && (
    <Alert severity="warning">
      {fullName(candidate)} está com o status “{statusLabel(candidate.status)}”. Para agendar uma entrevista,
      reabra antes a candidatura:{' '}
      <TextLink to={`/dashboard?candidato=${candidate.id}&secao=gerenciar`}>mudar o status</TextLink>.
    </Alert>
  );
