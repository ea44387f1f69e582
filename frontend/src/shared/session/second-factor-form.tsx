import { useState, type ReactNode, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import KeyOutlined from '../../generated/icons/KeyOutlined';
import { useCall } from '../api/use-call';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { TextBox, type TextBoxLook } from '../form/text-box';
import type { Confirmation, ConfirmationOptions } from '../../generated/rest';
import { factorFailure, signWithPasskey } from './second-factor';

/** What is typed; a passkey has a button of its own. */
type TypedMethod = Exclude<ConfirmationOptions['methods'][number], 'passkey' | 'sso'>;

const FIELDS: Record<TypedMethod, TextBoxLook & { missing: string; proof: (text: string) => Confirmation }> =
  {
    totp: {
      label: 'Código do aplicativo',
      hint: 'Os 6 números que o seu aplicativo autenticador mostra agora.',
      autoComplete: 'one-time-code',
      input: { inputMode: 'numeric' },
      missing: 'Informe o código do aplicativo',
      proof: (code) => ({ code }),
    },
    'recovery-code': {
      label: 'Código de recuperação',
      hint: 'Um dos códigos que você guardou. Cada um vale uma vez.',
      autoComplete: 'off',
      input: { autoCapitalize: 'characters', spellCheck: false },
      missing: 'Informe um código de recuperação',
      proof: (recoveryCode) => ({ recoveryCode }),
    },
    password: {
      label: 'Senha',
      type: 'password',
      autoComplete: 'current-password',
      missing: 'Informe a sua senha',
      proof: (password) => ({ password }),
    },
  };

interface SecondFactorFormProps extends ConfirmationOptions {
  /** Label of the button for a typed code. */
  submit: string;
  /** Sends the proof. The form shows why it was refused. */
  onProof: (proof: Confirmation) => Promise<void>;
  /** Further buttons, for instance to cancel. */
  children?: ReactNode;
}

/** Asks for one of the user's factors: a passkey, or a code that is typed. */
export function SecondFactorForm({
  methods,
  passkeyOptions,
  submit,
  onProof,
  children,
}: SecondFactorFormProps) {
  const typed = methods.filter((method): method is TypedMethod => method !== 'passkey' && method !== 'sso');
  const [chosen, setChosen] = useState<TypedMethod | undefined>(typed[0]);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { busy, failure, setFailure, run } = useCall((thrown) => {
    setText('');
    document.getElementById('segundo-fator')?.focus();
    return factorFailure(thrown);
  });
  const field = chosen && FIELDS[chosen];
  const other = typed.find((method) => method !== chosen);

  const prove = (proofOf: () => Promise<Confirmation> | Confirmation) =>
    run(async () => onProof(await proofOf()));
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    // The form may be inside of another form of React.
    event.stopPropagation();
    if (!field || busy) return;
    if (text.trim()) void prove(() => field.proof(text));
    else setError(field.missing);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={send}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      {passkeyOptions && (
        <Button
          variant={field ? 'outlined' : 'contained'}
          size="large"
          startIcon={<KeyOutlined />}
          disabled={busy}
          onClick={() => void prove(async () => ({ passkey: await signWithPasskey(passkeyOptions) }))}
        >
          Usar chave de acesso
        </Button>
      )}
      {field && (
        <>
          <TextBox
            {...field}
            key={chosen}
            name="segundo-fator"
            value={text}
            error={error}
            input={{ ...field.input, autoFocus: true }}
            onChange={(value) => {
              setText(value);
              setError(undefined);
            }}
            onLeave={() => undefined}
          />
          <Button type="submit" variant="contained" size="large" disabled={busy}>
            {busy ? 'Verificando...' : submit}
          </Button>
        </>
      )}
      {other && (
        <Button
          color="inherit"
          disabled={busy}
          onClick={() => {
            setChosen(other);
            setText('');
            setError(undefined);
            setFailure(undefined);
          }}
        >
          {other === 'recovery-code' ? 'Usar um código de recuperação' : 'Usar o código do aplicativo'}
        </Button>
      )}
      {children}
    </Box>
  );
}
