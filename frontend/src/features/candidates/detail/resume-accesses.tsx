import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../../shared/format/formats';
import type { CandidateDetail } from '../candidates-queries';

const SHOWN = 5;

/** Who opened the résumé, last first. Shown to users who may open it. */
export function ResumeAccesses({ accesses }: { accesses: CandidateDetail['resumeAccesses'] }) {
  return (
    <section aria-labelledby="leituras">
      <Typography id="leituras" variant="h3" sx={{ mb: 1 }}>
        Quem abriu o currículo
      </Typography>
      {accesses.length === 0 ? (
        <Typography>Ninguém abriu o currículo até agora.</Typography>
      ) : (
        <Accesses accesses={accesses.slice(0, SHOWN)} />
      )}
      {accesses.length > SHOWN && (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
            Mais {accesses.length - SHOWN}
          </Box>
          <Accesses accesses={accesses.slice(SHOWN)} />
        </details>
      )}
    </section>
  );
}

const Accesses = ({ accesses }: { accesses: CandidateDetail['resumeAccesses'] }) => (
  <Box component="ul" sx={{ m: 0, pl: 3 }}>
    {accesses.map(({ id, actorName, at }) => (
      <li key={id}>
        {formatDateTime(at)} · {actorName ?? 'Usuário excluído'}
      </li>
    ))}
  </Box>
);
