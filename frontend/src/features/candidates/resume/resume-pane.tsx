import { Suspense, useEffect, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { fetchResume, openResume } from '../../../domain/candidates/resume-file';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import type { CandidateDetail } from '../candidates-queries';
import { NOTHING_FOUND, usePlaces } from './resume-places';

const PdfPages = lazyComponent(() => import('./pdf-pages'));

/** Delay before the file is fetched: stepping past a candidate neither downloads it nor adds to the access log. */
const FETCH_DELAY_MS = 350;

type Resume =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'failed' }
  /** The file arrived, but cannot be shown: it is broken, or asks for a password. */
  | { state: 'unreadable' }
  | { state: 'ready'; bytes: Uint8Array };

interface ResumePaneProps {
  candidate: CandidateDetail;
  /** Shown below the notice that there is none. */
  children: ReactNode;
}

export function ResumePane({ candidate, children }: ResumePaneProps) {
  const { id: candidateId } = candidate;
  const hasResume = candidate.resumeUrl !== null;
  const { report } = usePlaces();
  const [resume, setResume] = useState<Resume>({ state: 'loading' });
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!hasResume) return;
    let current = true;
    const timer = setTimeout(() => {
      fetchResume(candidateId).then(
        (bytes) => {
          if (!current) return;
          setResume(bytes ? { state: 'ready', bytes } : { state: 'none' });
          if (!bytes) report(NOTHING_FOUND);
        },
        () => current && setResume({ state: 'failed' }),
      );
    }, FETCH_DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [candidateId, hasResume, attempts, report]);

  if (!hasResume || resume.state === 'none')
    return (
      <Box sx={{ display: 'grid', gap: 3, py: 1 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          O currículo não está disponível para este candidato.
        </Typography>
        {children}
      </Box>
    );
  if (resume.state === 'unreadable')
    return (
      <Message
        text="Não foi possível mostrar este PDF aqui."
        act="Abrir em outra aba"
        onAct={() => void openResume(candidateId)}
      />
    );
  if (resume.state === 'failed')
    return (
      <Message
        text="Não foi possível recuperar o currículo."
        act="Tentar novamente"
        onAct={() => {
          setResume({ state: 'loading' });
          setAttempts(attempts + 1);
        }}
      />
    );
  if (resume.state === 'loading') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <PdfPages
        bytes={resume.bytes}
        candidate={candidate}
        onFailure={() => {
          setResume({ state: 'unreadable' });
          report(NOTHING_FOUND);
        }}
      />
    </Suspense>
  );
}

/** Widths of the lines of a page, in per cent: a name, and two blocks of text. */
const LINES = [46, 62, 0, 92, 96, 88, 0, 94, 90, 72];

/** A sheet with the lines of a page, where the page will be. */
const Loading = () => (
  <Box
    role="status"
    aria-label="Carregando currículo..."
    sx={{ mt: 5, minHeight: 420, p: '10%', border: 1, borderColor: 'divider', borderRadius: 1 }}
  >
    {LINES.map((width, index) => (
      <Box key={index} sx={{ height: 20 }}>
        {width > 0 && <Skeleton width={`${width}%`} />}
      </Box>
    ))}
  </Box>
);

const Message = ({ text, act, onAct }: { text: string; act: string; onAct: () => void }) => (
  <Box sx={{ height: '100%', minHeight: 160, display: 'grid', placeContent: 'center', p: 3 }}>
    <Typography component="div" sx={{ color: 'text.secondary', textAlign: 'center' }}>
      {text}
      <Button sx={{ display: 'block', mx: 'auto', mt: 1 }} onClick={onAct}>
        {act}
      </Button>
    </Typography>
  </Box>
);
