import { useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CandidateArea } from '@araucaria/contracts/domain';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { TextBox } from '../../shared/form/text-box';
import { formatDate, formatDateTime } from '../../shared/format/formats';
import { PRIVACY_PATH } from '../../shared/privacy/policy';
import { TextLink } from '../../shared/ui/links';
import { AREA_PATH } from './area';

interface OwnPrivacyProps {
  area: CandidateArea;
  isReadOnly: boolean;
  onErased: () => void;
}

export function OwnPrivacy({ area, isReadOnly, onErased }: OwnPrivacyProps) {
  const { applications, resumeAccesses, terms, consentAt, jobAlerts } = area;
  const titles = new Map(applications.map(({ id, jobTitle }) => [id, jobTitle ?? 'Banco de Talentos']));
  return (
    <Box
      component="section"
      aria-labelledby="privacidade"
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Typography variant="h2" id="privacidade">
        Privacidade
      </Typography>
      <Typography>
        Guardamos o seu cadastro, as suas candidaturas e os seus currículos para conduzir os processos
        seletivos
        {consentAt && `, com o consentimento que você deu em ${formatDate(consentAt)}`}.{' '}
        {terms.applications === null
          ? 'Eles ficam até você pedir a exclusão.'
          : `Eles são apagados ${terms.applications} dias depois do fim de cada candidatura.`}{' '}
        {terms.messages !== null && `As mensagens são apagadas depois de ${terms.messages} dias. `}
        {jobAlerts.length > 0 && 'Os alertas de vagas ficam até você removê-los.'}
      </Typography>
      <TextLink to={PRIVACY_PATH}>Política de Privacidade</TextLink>
      <Typography variant="h3">Quem abriu o seu currículo</Typography>
      {resumeAccesses.length ? (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {resumeAccesses.map(({ id, role, at }) => (
            <li key={`${id} ${at}`}>
              {formatDateTime(at)}: {role} ({titles.get(id)})
            </li>
          ))}
        </Box>
      ) : (
        <Typography>Ninguém abriu o seu currículo até agora.</Typography>
      )}
      <Link href={`${AREA_PATH}/export.zip`} download>
        Baixar todos os meus dados (ZIP)
      </Link>
      {!isReadOnly && <EraseForm area={area} onErased={onErased} />}
    </Box>
  );
}

function EraseForm({ area, onErased }: Omit<OwnPrivacyProps, 'isReadOnly'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState('');
  const { busy, failure, run } = useCall();
  const erase = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(async () => {
      await rest('POST', `${AREA_PATH}/erasure`, { email });
      onErased();
    });
  };
  if (!isOpen)
    return (
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        Apagar todos os meus dados
      </Button>
    );
  return (
    <Box
      component="form"
      onSubmit={erase}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', width: '100%', maxWidth: 560 }}
    >
      <Alert severity="warning">
        Apagamos o cadastro, todas as candidaturas, as entrevistas e os arquivos. Não é possível desfazer.
        {area.staysAfterErasure.map((text) => (
          <Box key={text} sx={{ mt: 1 }}>
            Fica guardado: {text}
          </Box>
        ))}
      </Alert>
      <TextBox
        name="confirmacao"
        label="Digite o seu e-mail para confirmar"
        autoComplete="off"
        input={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
        value={email}
        onChange={setEmail}
      />
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" color="error" variant="contained" disabled={busy}>
          Apagar tudo agora
        </Button>
        <Button onClick={() => setIsOpen(false)}>Cancelar</Button>
      </Box>
    </Box>
  );
}
