import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { supportsPasskeys } from '../../shared/session/second-factor';

interface PasskeyLoginProps {
  disabled: boolean;
  onLogin: () => void;
}

/** Login without a user name and a password, where the browser offers it. Servers do not render this page. */
export function PasskeyLogin({ disabled, onLogin }: PasskeyLoginProps) {
  if (!supportsPasskeys()) return null;
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
