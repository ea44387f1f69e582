import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import SmartphoneOutlined from '../../generated/icons/SmartphoneOutlined';
import { RECOVERY_CODE_COUNT } from '@araucaria/contracts/domain';
import type { AddedFactor, SecondFactorsView, TotpEnrolment } from '../../generated/rest';
import { rest } from '../../shared/api/rest';
import { askConfirmation } from '../../shared/dialogs/confirmations';
import { formatDateTime } from '../../shared/format/formats';
import { factorFailure } from '../../shared/session/second-factor';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { AccountCard } from './account-card';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { TotpDialog } from './totp-dialog';
import type { SecondFactorsState } from './use-second-factors';

const APP_PATH = '/api/auth/second-factors/totp';

export function SecondFactorCard({ state }: { state: SecondFactorsState }) {
  const [enrolment, setEnrolment] = useState<TotpEnrolment>();
  const [codes, setCodes] = useState<string[]>();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await reportFailure('Erro no segundo fator', work, factorFailure);
    setBusy(false);
  };
  const begin = () => run(async () => setEnrolment(await rest('POST', APP_PATH)));
  const finish = ({ recoveryCodes }: AddedFactor) => {
    setEnrolment(undefined);
    setCodes(recoveryCodes);
    toast.success('Aplicativo autenticador cadastrado', 'Ele será pedido quando você entrar.');
    state.changed();
  };
  const remove = async () => {
    const confirmed = await askConfirmation({
      title: 'Remover aplicativo autenticador',
      text: 'Os códigos do aplicativo deixam de valer. Sem outro segundo fator, a sua conta fica protegida só pela senha.',
      confirm: 'Remover aplicativo',
      color: 'error',
    });
    if (!confirmed) return;
    await run(async () => {
      await rest('DELETE', APP_PATH);
      toast.success('Aplicativo autenticador removido');
      state.changed();
    });
  };
  const renew = async () => {
    const confirmed = await askConfirmation({
      title: 'Gerar novos códigos de recuperação',
      text: 'Os códigos que você guardou antes deixam de valer.',
      confirm: 'Gerar novos códigos',
    });
    if (!confirmed) return;
    await run(async () => {
      const { recoveryCodes } = await rest('POST', '/api/auth/second-factors/recovery-codes');
      setCodes(recoveryCodes);
      state.refetch();
    });
  };

  return (
    <AccountCard
      id="segundo-fator-titulo"
      title="Verificação em duas etapas"
      text="Além da senha, o login pede um código que só o seu celular mostra. Assim uma senha descoberta não basta para entrar. Funciona com qualquer aplicativo autenticador, como Google Authenticator, Microsoft Authenticator ou Aegis."
    >
      <LoadState
        {...queryState(state)}
        loadingLabel="Carregando segundo fator..."
        errorTitle="Erro ao carregar segundo fator"
      >
        {state.data && (
          <>
            <AuthenticatorApp
              factors={state.data}
              busy={busy}
              onEnrol={() => void begin()}
              onRemove={() => void remove()}
            />
            <RecoveryCodes factors={state.data} busy={busy} onRenew={() => void renew()} />
          </>
        )}
      </LoadState>
      {enrolment && (
        <TotpDialog enrolment={enrolment} onDone={finish} onClose={() => setEnrolment(undefined)} />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </AccountCard>
  );
}

interface AuthenticatorAppProps {
  factors: SecondFactorsView;
  busy: boolean;
  onEnrol: () => void;
  onRemove: () => void;
}

function AuthenticatorApp({ factors: { totpSince }, busy, onEnrol, onRemove }: AuthenticatorAppProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <SmartphoneOutlined aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography component="p" sx={{ fontWeight: 650 }}>
          Aplicativo autenticador{' '}
          {totpSince && <Chip component="span" size="small" color="success" label="Ativo" sx={{ ml: 0.5 }} />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {totpSince ? `Cadastrado em ${formatDateTime(totpSince)}` : 'Nenhum aplicativo cadastrado'}
        </Typography>
      </Box>
      <Button variant={totpSince ? 'text' : 'contained'} disabled={busy} onClick={onEnrol}>
        {totpSince ? 'Trocar de aparelho' : 'Cadastrar aplicativo'}
      </Button>
      {totpSince && (
        <Button color="error" disabled={busy} onClick={onRemove}>
          Remover aplicativo
        </Button>
      )}
    </Box>
  );
}

interface RecoveryCodesProps {
  factors: SecondFactorsView;
  busy: boolean;
  onRenew: () => void;
}

/** Recovery codes exist beside another factor only. */
function RecoveryCodes({ factors, busy, onRenew }: RecoveryCodesProps) {
  const { totpSince, passkeys, recoveryCodesLeft } = factors;
  if (!totpSince && !passkeys.length) return null;
  const few = recoveryCodesLeft <= 3;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography component="p" sx={{ fontWeight: 650 }}>
          Códigos de recuperação
        </Typography>
        <Typography variant="body2" sx={{ color: few ? 'error.main' : 'text.secondary' }}>
          {`Restam ${recoveryCodesLeft} de ${RECOVERY_CODE_COUNT}. Servem para entrar sem o celular.`}
          {few && ' Gere novos antes que acabem.'}
        </Typography>
      </Box>
      <Button disabled={busy} onClick={onRenew}>
        Gerar novos códigos
      </Button>
    </Box>
  );
}
