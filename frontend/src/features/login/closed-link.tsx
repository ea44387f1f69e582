import { useState } from 'react';
import Box from '@mui/material/Box';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { ButtonLink } from '../../shared/ui/links';
import type { LinkState } from './use-account-link';

const EXPLANATIONS: Record<Exclude<LinkState, 'open'>, string> = {
  used: 'Este link já foi usado. Se você criou a senha agora há pouco, é só entrar.',
  expired: 'Este link expirou, por segurança.',
  replaced:
    'Este link foi substituído: um mais novo foi enviado, ou a conta mudou. Use o e-mail mais recente.',
  unknown: 'Este link está incompleto ou não existe mais. Abra de novo o link do e-mail.',
};

interface ClosedLinkProps {
  kind: 'reset' | 'invitation';
  state: Exclude<LinkState, 'open'>;
  token: string;
}

export function ClosedLink({ kind, state, token }: ClosedLinkProps) {
  const [isRenewed, setIsRenewed] = useState(false);
  const { busy, failure, run } = useCall();
  const renew = () =>
    run(async () => {
      await rest('POST', '/api/auth/links/renewal', { token });
      setIsRenewed(true);
    });
  const canRenew = kind === 'invitation' && state === 'expired';
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Alert severity="info">{EXPLANATIONS[state]}</Alert>
      <div role="status">
        {isRenewed && <Alert severity="success">Um novo convite foi enviado para o seu e-mail.</Alert>}
        {failure && <Alert severity="error">{failure}</Alert>}
      </div>
      {canRenew && !isRenewed && (
        <Button variant="contained" disabled={busy} onClick={() => void renew()}>
          {busy ? 'Enviando...' : 'Enviar um novo convite'}
        </Button>
      )}
      {!canRenew && (
        <ButtonLink to="/esqueci-a-senha" variant="contained">
          Pedir um novo link
        </ButtonLink>
      )}
    </Box>
  );
}
