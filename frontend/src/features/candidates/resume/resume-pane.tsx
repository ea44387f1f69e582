import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { resumeAddress } from '../../../shared/candidate-resume';
import { canShowPdf } from './use-resume-beside';

/** Milliseconds on a candidate before the file is fetched: whoever only passes by opens, and is noted for, nothing. */
const DWELL = 350;

type Resume =
  { state: 'loading' } | { state: 'none' } | { state: 'failed' } | { state: 'here'; address: string };

interface ResumePaneProps {
  candidateId: number;
  name: string;
  hasResume: boolean;
}

/** The résumé beside the form, in the browser's own reader. */
export function ResumePane({ candidateId, name, hasResume }: ResumePaneProps) {
  const readable = canShowPdf();
  const [resume, setResume] = useState<Resume>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!hasResume || !readable) return;
    let given: string | undefined;
    let current = true;
    const timer = setTimeout(() => {
      resumeAddress(candidateId).then(
        (address) => {
          if (!current) return address && URL.revokeObjectURL(address);
          given = address ?? undefined;
          setResume(address ? { state: 'here', address } : { state: 'none' });
        },
        () => current && setResume({ state: 'failed' }),
      );
    }, DWELL);
    return () => {
      current = false;
      clearTimeout(timer);
      if (given) URL.revokeObjectURL(given);
    };
  }, [candidateId, hasResume, readable, tries]);

  if (!hasResume || resume.state === 'none')
    return <Words>O currículo não está disponível para este candidato.</Words>;
  if (!readable)
    return (
      <Words>Este navegador não mostra PDF dentro da página. Use “Visualizar Currículo” para abri-lo.</Words>
    );
  if (resume.state === 'failed')
    return (
      <Words>
        Não foi possível recuperar o currículo.
        <Button
          sx={{ display: 'block', mx: 'auto', mt: 1 }}
          onClick={() => {
            setResume({ state: 'loading' });
            setTries(tries + 1);
          }}
        >
          Tentar novamente
        </Button>
      </Words>
    );
  if (resume.state === 'loading')
    return (
      <Box role="status" aria-label="Carregando currículo..." sx={{ height: '100%' }}>
        <Skeleton variant="rounded" sx={{ height: '100%', minHeight: 420, transform: 'none' }} />
      </Box>
    );
  return (
    <Box
      component="iframe"
      title={`Currículo de ${name}`}
      src={`${resume.address}#view=FitH`}
      sx={{ width: '100%', height: '100%', minHeight: { xs: '60vh', lg: 420 }, border: 0, borderRadius: 1 }}
    />
  );
}

const Words = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ height: '100%', minHeight: 160, display: 'grid', placeContent: 'center', p: 3 }}>
    <Typography component="div" sx={{ color: 'text.secondary', textAlign: 'center' }}>
      {children}
    </Typography>
  </Box>
);
