import { useRef, useState, type ChangeEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { CandidateArea, NewResume } from '@araucaria/contracts/domain';
import type { ConfirmResumeBody } from '../../generated/rest';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { refusal, uploadMessage } from '../../domain/candidates/upload-checks';
import { formatDate } from '../../shared/format/formats';
import { AREA_PATH } from './area';
import { ResumeReview } from './resume-review';
import { uploadNewResume } from './upload-new-resume';

interface OwnResumeProps {
  area: CandidateArea;
  onChange: () => Promise<void>;
}

/** The last résumé, and a new one: uploaded, compared with the profile, and confirmed. */
export function OwnResume({ area, onChange }: OwnResumeProps) {
  const { lastResume } = area;
  const input = useRef<HTMLInputElement>(null);
  const [resume, setResume] = useState<NewResume>();
  const [isReading, setIsReading] = useState(false);
  const { busy, failure, setFailure, run } = useCall();
  const [notice, setNotice] = useState<string>();

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after an error.
    event.target.value = '';
    if (!file) return;
    setNotice(undefined);
    const refused = refusal(file);
    setFailure(refused);
    if (refused) return;
    setIsReading(true);
    try {
      setResume(await uploadNewResume(file));
    } catch (error) {
      setFailure(uploadMessage(error));
    }
    setIsReading(false);
  };
  const finish = (call: () => Promise<unknown>, done: string) =>
    run(async () => {
      await call();
      await onChange();
      setResume(undefined);
      setNotice(done);
    });
  const confirm = (id: number, taken: ConfirmResumeBody) =>
    finish(
      () => rest('POST', `${AREA_PATH}/resumes/${id}/confirmation`, taken),
      'Currículo trocado. As próximas candidaturas vão com ele.',
    );
  const discard = (id: number) =>
    finish(() => rest('DELETE', `${AREA_PATH}/resumes/${id}`), 'O arquivo foi descartado, e nada mudou.');

  return (
    <Box
      component="section"
      aria-labelledby="curriculo"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}
    >
      <Typography variant="h2" id="curriculo">
        Meu currículo
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {lastResume
          ? `O seu último currículo é “${lastResume.filename}”, de ${formatDate(lastResume.at)}. `
          : 'Você ainda não enviou um currículo. '}
        Um novo currículo vale para as próximas candidaturas; as que você já enviou continuam com o currículo
        com que foram enviadas.
      </Typography>
      <div role="status">{notice && <Alert severity="success">{notice}</Alert>}</div>
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      {resume ? (
        <ResumeReview
          key={resume.id}
          resume={resume}
          area={area}
          busy={busy}
          onConfirm={(taken) => void confirm(resume.id, taken)}
          onDiscard={() => void discard(resume.id)}
        />
      ) : (
        <>
          <input
            ref={input}
            type="file"
            accept="application/pdf,.pdf"
            hidden
            aria-label="Novo currículo em PDF"
            onChange={(event) => void choose(event)}
          />
          <Button
            variant="outlined"
            disabled={isReading}
            aria-describedby="curriculo-limite"
            onClick={() => input.current?.click()}
          >
            {isReading ? 'Lendo o arquivo...' : 'Enviar um novo currículo'}
          </Button>
          {isReading && <LinearProgress aria-label="Leitura do currículo" sx={{ width: '100%' }} />}
          <Typography variant="body2" id="curriculo-limite" sx={{ color: 'text.secondary' }}>
            PDF de até 5MB. Mostramos o que muda antes de mudar alguma coisa.
          </Typography>
        </>
      )}
    </Box>
  );
}
