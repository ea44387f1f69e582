import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ProfileField } from '@araucaria/contracts/domain';
import type { DraftLinkView } from '../../generated/rest';
import { failureOf } from '../../shared/api/failure';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { useHashToken } from '../../shared/browser/use-hash-token';
import { formatDate } from '../../shared/format/formats';
import { ButtonLink } from '../../shared/ui/links';
import { LoadError } from '../../shared/ui/load-error';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import { DraftReview } from './draft-review';

const UNUSABLE: Record<Exclude<DraftLinkView['state'], 'open'>, string> = {
  used: 'Esta candidatura já foi confirmada. Não é preciso fazer mais nada.',
  expired: 'Este link expirou. Envie a candidatura outra vez para receber um novo.',
  replaced: 'Enviamos um link mais novo para o seu e-mail. Abra o da última mensagem.',
  unknown: 'Este link está incompleto, expirou ou não existe mais. Abra de novo o link do e-mail.',
};

/** Why nothing was kept of another application. */
const already = ({ jobTitle, earlier }: Pick<DraftLinkView, 'jobTitle' | 'earlier'>): string => {
  if (!jobTitle)
    return earlier === 'ended'
      ? 'Aquele cadastro foi encerrado, e cada pessoa tem um só.'
      : 'Cada pessoa tem um só cadastro. Em Minha candidatura você vê e corrige os seus dados.';
  return earlier === 'ended'
    ? 'Aquele processo foi encerrado, e cada pessoa tem uma só candidatura por vaga.'
    : 'Cada pessoa tem uma só candidatura por vaga. Em Minha candidatura você vê em que etapa ela está.';
};

/**
 * The page of the mailed link that finishes an application with a known e-mail. The link's token is the fragment of the
 * address, which browsers do not send. Only the button sends the application: mail scanners open links.
 */
export default function ConfirmDraftPage() {
  usePageTitle('Confirmar candidatura');
  const { token = '', isBroken } = useHashToken();
  const [link, setLink] = useState<DraftLinkView>();
  const [loadError, setLoadError] = useState<unknown>();
  const [isSent, setIsSent] = useState(false);
  const [isDiscarded, setIsDiscarded] = useState(false);

  const load = (current: string) =>
    rest('POST', '/api/application-drafts/state', { token: current }).then((found) => {
      setLoadError(undefined);
      setLink(found);
    }, setLoadError);
  useEffect(() => {
    if (token && !isBroken) void load(token);
  }, [token, isBroken]);

  const { busy, failure, run } = useCall(async (error) => {
    const { code, message } = failureOf(error);
    if (code !== 'LINK_GONE') return message;
    await load(token);
    return undefined;
  });
  const confirm = (draftId: number, accepted: ProfileField[]) =>
    run(async () => {
      setIsDiscarded(false);
      await rest('POST', '/api/application-drafts/confirmation', { token, draftId, accepted });
      setIsSent(true);
    });
  const discard = (draftId: number) =>
    run(async () => {
      setIsDiscarded(false);
      await rest('POST', '/api/application-drafts/discard', { token, draftId });
      await load(token);
      setIsDiscarded(true);
    });

  const state = isBroken ? 'unknown' : link?.state;
  const profile = link?.profile;
  const isEmpty = !isSent && state === 'open' && !link?.appliedAt && link?.drafts.length === 0;
  const name = link?.jobTitle ? `a vaga ${link.jobTitle}` : 'o banco de talentos';
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1">{isSent ? 'Candidatura enviada' : 'Confirmar candidatura'}</Typography>
      <Box sx={{ mt: 2, display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        <Box sx={{ display: 'grid', width: '100%' }}>
          <div role="status">
            {isSent && (
              <Alert severity="success">
                Candidatura enviada com sucesso! Agradecemos seu interesse. Entraremos em contato em breve.
              </Alert>
            )}
            {isDiscarded && !isSent && (
              <Alert severity="success">Envio descartado. O seu cadastro continua como estava.</Alert>
            )}
            {!isSent && state && state !== 'open' && <Alert severity="info">{UNUSABLE[state]}</Alert>}
            {!isSent && link?.appliedAt && (
              <Alert severity="info">
                {link.jobTitle
                  ? `Você já se candidatou para ${name} em ${formatDate(link.appliedAt)}.`
                  : `O seu cadastro no banco de talentos já foi feito em ${formatDate(link.appliedAt)}.`}{' '}
                {already(link)}
              </Alert>
            )}
          </div>
          <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
        </Box>
        {loadError !== undefined && (
          <LoadError title="Erro ao abrir o link" error={loadError} onRetry={() => void load(token)} />
        )}
        {isEmpty && (
          <Typography>
            Nenhum envio espera a sua confirmação. Se quiser, envie a candidatura outra vez.
          </Typography>
        )}
        {!isSent && link && profile && !link.appliedAt && !isEmpty && (
          <>
            <Typography>
              Confira a sua candidatura para {name}.{' '}
              {link.earlier === 'withdrawn' && 'Você desistiu dela antes; ao confirmar, ela é reaberta. '}
              Ela só é enviada quando você confirma.
            </Typography>
            <DraftReview
              link={link}
              profile={profile}
              lastResume={link.lastResume}
              busy={busy}
              onConfirm={(draftId, accepted) => void confirm(draftId, accepted)}
              onDiscard={(draftId) => void discard(draftId)}
            />
          </>
        )}
        {(isSent || isEmpty || link?.appliedAt || (state && state !== 'open')) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ButtonLink to="/vagas" variant="contained">
              Ver as vagas abertas
            </ButtonLink>
            <ButtonLink to="/minha-candidatura">Acompanhar as minhas candidaturas</ButtonLink>
          </Box>
        )}
      </Box>
    </Container>
  );
}
