import Box from '@mui/material/Box';
import BusinessOutlined from '../../generated/icons/BusinessOutlined';
import { lookup } from '@araucaria/contracts/domain';
import { Alert } from '../../shared/ui/alert';
import { buttonClass } from '../../shared/ui/button-look';
import { sessionHint } from '../../shared/session/session-hint';

const NO_ACCESS = 'A sua conta não tem acesso à área da equipe. Fale com a administração.';
/** By `RefusalReason` of the gateway. */
const REFUSALS: Record<string, string> = {
  unavailable: 'O login da empresa não está respondendo. Tente novamente em instantes.',
  expired: 'Esta tentativa de entrar expirou ou já foi concluída. Comece de novo.',
  cancelled: 'O login da empresa foi cancelado.',
  'no-group': NO_ACCESS,
  'foreign-domain': NO_ACCESS,
  deactivated: NO_ACCESS,
  ambiguous: 'Mais de uma conta tem o seu e-mail. Fale com a administração.',
  'unverified-email': 'O seu e-mail ainda não foi verificado no login da empresa.',
};
const OTHER_REFUSAL = 'Não foi possível confirmar o login da empresa. Tente novamente.';

export const SignOnRefusal = ({ reason }: { reason: string }) => (
  <Box sx={{ mb: 2.5 }}>
    <Alert severity="error">{lookup(REFUSALS, reason) ?? OTHER_REFUSAL}</Alert>
  </Box>
);

interface SignOnButtonProps {
  /** Of the identity provider. */
  name: string;
  /** Path of our site to open after the login. */
  redirect: string | null;
}

/** A link of the browser, not of the router: the gateway leads on to the identity provider. */
export const SignOnButton = ({ name, redirect }: SignOnButtonProps) => (
  <a
    // The gateway opens the session while this page is closed.
    onClick={() => sessionHint.set(true)}
    href={`/api/auth/sso${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`}
    className={buttonClass({ variant: 'contained', size: 'large', fullWidth: true })}
  >
    <BusinessOutlined />
    Entrar com {name}
  </a>
);
