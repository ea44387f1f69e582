import { useState } from 'react';
import { SUBJECT_REQUEST_DAYS, SUBJECT_REQUEST_KINDS, labelOf } from '@araucaria/contracts/domain';
import type { ConfirmedSubjectRequest } from '../../generated/rest';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { failureOf } from '../../shared/api/failure';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { useHashToken } from '../../shared/browser/use-hash-token';
import { formatDay } from '../../shared/dates/day-ranges';
import { classes } from '../../shared/ui/classes';
import { ButtonLink } from '../../shared/ui/links';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import css from './request.page.module.css';

/**
 * The page of the mailed link, which confirms a request about personal data. The link's token is the fragment of the address,
 * which browsers do not send. Only the button confirms: mail scanners open links.
 */
export default function ConfirmRequestPage() {
  usePageTitle('Confirmar pedido');
  const { token = '', isBroken } = useHashToken();
  const [confirmed, setConfirmed] = useState<ConfirmedSubjectRequest>();
  const [gone, setGone] = useState(false);
  const { busy, failure, run } = useCall((error) => {
    const { code, message } = failureOf(error);
    if (code !== 'LINK_GONE') return message;
    setGone(true);
    return undefined;
  });
  const confirm = () =>
    run(async () => setConfirmed(await rest('POST', '/api/privacy/requests/confirmation', { token })));

  const isUnusable = gone || isBroken;
  return (
    <div className={classes('at-container at-narrow', css.page)}>
      <h1 className="at-h1">{confirmed ? 'Pedido confirmado' : 'Confirmar pedido'}</h1>
      <div className={css.steps}>
        <div role="status">
          {confirmed && (
            <Alert severity="success">
              Protocolo nº <strong>{confirmed.id}</strong>:{' '}
              {labelOf(SUBJECT_REQUEST_KINDS, confirmed.kind).toLowerCase()}. Respondemos por e-mail até{' '}
              {formatDay(confirmed.dueOn)}. Anote o número.
            </Alert>
          )}
          {isUnusable && (
            <Alert severity="info">
              Este link está incompleto, expirou ou não existe mais. Abra de novo o link do e-mail, ou faça
              outro pedido.
            </Alert>
          )}
        </div>
        <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
        {isUnusable ? (
          <ButtonLink to="/privacidade/pedido" variant="contained">
            Fazer outro pedido
          </ButtonLink>
        ) : (
          !confirmed && (
            <>
              <p className="at-body1">
                Falta só confirmar que o pedido sobre os seus dados pessoais é seu. A partir daí, temos{' '}
                {SUBJECT_REQUEST_DAYS} dias para responder. Nada é alterado nem apagado antes de a nossa
                equipe analisar o pedido.
              </p>
              <Button variant="contained" size="large" disabled={busy} onClick={() => void confirm()}>
                {busy ? 'Confirmando...' : 'Confirmar o pedido'}
              </Button>
            </>
          )
        )}
      </div>
    </div>
  );
}
