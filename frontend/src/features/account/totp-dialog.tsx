import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TOTP_DIGITS } from '@araucaria/contracts/domain';
import type { AddedFactor, TotpEnrolment } from '../../generated/rest';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { TextBox } from '../../shared/form/text-box';
import { factorFailure } from '../../shared/session/second-factor';
import { QrImage } from '../../shared/ui/qr-image';

const QR_PIXELS = 200;

interface TotpDialogProps {
  enrolment: TotpEnrolment;
  onDone: (added: AddedFactor) => void;
  onClose: () => void;
}

/** Shows the secret of a new authenticator app and confirms it by a code. */
export function TotpDialog({ enrolment: { secret, uri }, onDone, onClose }: TotpDialogProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { busy, failure, run } = useCall(factorFailure);
  const confirm = () => {
    if (code.replace(/\s/g, '').length !== TOTP_DIGITS) {
      setError(`Informe os ${TOTP_DIGITS} números do código`);
      document.getElementById('codigo-aplicativo')?.focus();
      return;
    }
    void run(async () => onDone(await rest('POST', '/api/auth/second-factors/totp/confirm', { code })));
  };
  return (
    <FormDialog
      title="Cadastrar aplicativo autenticador"
      submit="Confirmar código"
      submitting="Verificando..."
      busy={busy}
      isDirty={false}
      onSubmit={confirm}
      onClose={onClose}
    >
      <Box
        component="ol"
        sx={{ m: 0, pl: 2.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <li>Abra o aplicativo autenticador no seu celular e escolha adicionar uma conta.</li>
        <li>
          Aponte a câmera para este código QR:
          <Box sx={{ my: 1.5 }}>
            <QrImage text={uri} size={QR_PIXELS} alt="Código QR com a chave da sua conta" />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Não consegue ler? Digite esta chave no aplicativo:
          </Typography>
          <Typography
            component="code"
            sx={{ display: 'block', fontFamily: 'monospace', fontSize: '1rem', overflowWrap: 'anywhere' }}
          >
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Typography>
        </li>
        <li>Digite o código de {TOTP_DIGITS} números que o aplicativo mostra.</li>
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextBox
        name="codigo-aplicativo"
        label="Código do aplicativo"
        value={code}
        error={error}
        required
        autoComplete="one-time-code"
        input={{ inputMode: 'numeric' }}
        onChange={(value) => {
          setCode(value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
