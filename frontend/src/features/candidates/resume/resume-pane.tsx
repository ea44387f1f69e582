import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { createResumeUrl } from '../../../shared/candidates/resume-file';
import { canShowPdf } from './use-resume-beside';

/** Delay before the file is fetched: stepping past a candidate neither downloads it nor adds to the access log. */
const FETCH_DELAY_MS = 350;

type Resume =
  { state: 'loading' } | { state: 'none' } | { state: 'failed' } | { state: 'ready'; url: string };

interface ResumePaneProps {
  candidateId: number;
  name: string;
  hasResume: boolean;
}

/** The résumé in the PDF viewer of the browser. */
export function ResumePane({ candidateId, name, hasResume }: ResumePaneProps) {
  const canShow = canShowPdf();
  const [resume, setResume] = useState<Resume>({ state: 'loading' });
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!hasResume || !canShow) return;
    let objectUrl: string | undefined;
    let current = true;
    const timer = setTimeout(() => {
      createResumeUrl(candidateId).then(
        (url) => {
          if (!current) return url && URL.revokeObjectURL(url);
          objectUrl = url ?? undefined;
          setResume(url ? { state: 'ready', url } : { state: 'none' });
        },
        () => current && setResume({ state: 'failed' }),
      );
    }, FETCH_DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [candidateId, hasResume, canShow, attempts]);

  if (!hasResume || resume.state === 'none')
    return <Message>O currículo não está disponível para este candidato.</Message>;
  if (!canShow)
    return (
      <Message>
        Este navegador não mostra PDF dentro da página. Use “Visualizar Currículo” para abri-lo.
      </Message>
    );
  if (resume.state === 'failed')
    return (
      <Message>
        Não foi possível recuperar o currículo.
        <Button
          sx={{ display: 'block', mx: 'auto', mt: 1 }}
          onClick={() => {
            setResume({ state: 'loading' });
            setAttempts(attempts + 1);
          }}
        >
          Tentar novamente
        </Button>
      </Message>
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
      src={`${resume.url}#view=FitH`}
      sx={{ width: '100%', height: '100%', minHeight: { xs: '60vh', lg: 420 }, border: 0, borderRadius: 1 }}
    />
  );
}

const Message = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ height: '100%', minHeight: 160, display: 'grid', placeContent: 'center', p: 3 }}>
    <Typography component="div" sx={{ color: 'text.secondary', textAlign: 'center' }}>
      {children}
    </Typography>
  </Box>
);
