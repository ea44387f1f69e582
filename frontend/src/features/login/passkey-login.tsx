import Divider from '@mui/material/Divider';
import KeyOutlined from '../../generated/icons/KeyOutlined';
import { Button } from '../../shared/ui/button';
import { usePasskeySupport } from '../../shared/session/use-passkey-support';

interface PasskeyLoginProps {
  disabled: boolean;
  onLogin: () => void;
}

export function PasskeyLogin({ disabled, onLogin }: PasskeyLoginProps) {
  if (!usePasskeySupport()) return null;
  return (
    <>
      <Divider sx={{ my: 2.5 }}>ou</Divider>
      <Button
        fullWidth
        variant="outlined"
        size="large"
        startIcon={<KeyOutlined />}
        disabled={disabled}
        onClick={onLogin}
      >
        Entrar com chave de acesso
      </Button>
    </>
  );
}
