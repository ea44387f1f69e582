import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hiringStepLabel } from '@araucaria/contracts/domain';
import { formatCount, formatDateTime } from '../../../shared/format/formats';
import type { CandidateDetail } from '../candidates-queries';
import { undoChange } from '../../../domain/candidates/change-status';
import { usePermission } from '../../../shared/session/use-permission';
import { UndoButton } from '../../../shared/ui/undo-button';
import { StatusChip } from '../../../domain/candidates/status-chip';

type Entry = CandidateDetail['history'][number];

/** Changes of status and hiring step, newest first. */
export function HistoryTimeline({ entries }: { entries: readonly Entry[] }) {
  const client = useApolloClient();
  const decides = usePermission('candidates.decide');
  return (
    <section aria-labelledby="historico">
      <Typography id="historico" variant="h3" sx={{ mb: 1.5 }}>
        Histórico
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderLeft: 2, borderColor: 'divider' }}>
        {[...entries].reverse().map((entry) => (
          <Box
            component="li"
            key={`${entry.kind}-${entry.id}`}
            sx={{
              position: 'relative',
              pl: 2.5,
              pb: 2,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: -6,
                top: 7,
                width: 10,
                height: 10,
                borderRadius: '50%',
                bgcolor: 'primary.main',
              },
            }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Change entry={entry} />
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {formatDateTime(entry.at)} · {entry.actorName ?? authorWithoutAccount(entry)}
            </Typography>
            {entry.reason && (
              <Typography variant="body2" sx={{ mt: 0.5 }}>
                Motivo: {entry.reason}
              </Typography>
            )}
            {entry.note && (
              <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
                {entry.note}
              </Typography>
            )}
            {decides && (
              <UndoButton
                undo={entry.undo}
                label={undoLabel(entry.undo?.candidates ?? 1)}
                onUndo={(changeId) => undoChange(client, changeId)}
              />
            )}
          </Box>
        ))}
      </Box>
    </section>
  );
}

/** Candidates withdraw, reopen and undo a withdrawal themselves; the note says which rule of the system changed the rest. */
const authorWithoutAccount = ({ from, to }: Entry): string => {
  if (from === null) return 'Candidatura enviada pelo site';
  return from === 'declined' || to === 'declined' ? 'A própria pessoa' : 'Sistema';
};

/** A bulk change is undone as a whole. */
const undoLabel = (candidates: number): string =>
  candidates === 1 ? 'Desfazer' : `Desfazer para ${formatCount(candidates, 'candidato', 'candidatos')}`;

function Change({ entry }: { entry: Entry }) {
  if (entry.kind === 'HIRING_STEP')
    return (
      <span>
        Etapa de contratação: {entry.from ? `${hiringStepLabel(entry.from)} → ` : ''}
        <strong>{hiringStepLabel(entry.to)}</strong>
      </span>
    );
  // The same status twice is a note, or an e-mail that followed a rejection without one.
  if (entry.from === entry.to && entry.to !== 'rejected') return <strong>Observação</strong>;
  return (
    <>
      {entry.from && entry.from !== entry.to && (
        <>
          <StatusChip status={entry.from} />
          <span aria-label="para">→</span>
        </>
      )}
      <StatusChip status={entry.to} />
    </>
  );
}
