import { useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { Captcha } from '../../shared/captcha/captcha';
import { useCaptchaToken } from '../../shared/captcha/use-captcha-token';
import { isEmail } from '../../shared/form/email-address';
import { useSimpleForm, type Rules } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { textOf } from '../../shared/form/text-length';
import { AREA_PATH } from './area';

interface LinkRequest {
  email: string;
}

const RULES: Rules<LinkRequest> = {
  email: {
    required: 'Informe o seu e-mail',
    validate: (value) => isEmail(textOf(value)) || 'Informe um e-mail válido',
  },
};

/** Asks for the address and requests the link. The response is the same for every address. */
export function RequestLink() {
  const [sent, setSent] = useState(false);
  const { failure, setFailure, run } = useCall();
  const { token, requireToken, reset, attempt, captcha } = useCaptchaToken();
  const form = useSimpleForm<LinkRequest>({ email: '' }, RULES);

  const send = async ({ email }: LinkRequest) => {
    if (!token) return setFailure(requireToken());
    await run(async () => {
      await rest('POST', `${AREA_PATH}/links`, { email, recaptchaToken: token });
      setSent(true);
    });
    // A captcha token can be used once.
    reset();
  };

  return (
    <Box sx={{ maxWidth: 560 }}>
      <div role="status">
        {sent && (
          <Alert severity="success">
            Se este e-mail está em nossa base, o link chega em instantes e vale por 30 minutos. Confira também
            a caixa de spam.
          </Alert>
        )}
      </div>
      {sent ? (
        <Box sx={{ mt: 2 }}>
          <Button onClick={() => setSent(false)}>Usar outro e-mail</Button>
        </Box>
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(event: SyntheticEvent) => form.submit(event, { onValid: send })}
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', '--captcha-width': '100%' }}
        >
          <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
          <SimpleInput
            form={form}
            name="email"
            label="E-mail"
            autoComplete="email"
            input={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
          />
          <Captcha key={attempt} {...captcha} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={form.submitting}
            sx={{ justifySelf: 'start' }}
          >
            {form.submitting ? 'Enviando...' : 'Enviar o link'}
          </Button>
        </Box>
      )}
    </Box>
  );
}
