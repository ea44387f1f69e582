import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import QrCode2 from '@mui/icons-material/QrCode2';
import { REFERRER_MAX_CHARS, REFERRER_NAME_MIN_CHARS } from '@araucaria/contracts/domain';
import { isEmail } from '../../shared/form/email-address';
import { TextInput } from '../../shared/form/text-input';
import { textOf } from '../../shared/form/text-length';
import { PolicyLink } from '../../shared/ui/links';
import { REFERRAL_CONSENT_TEXT } from './consent';
import { ReferralResult } from './referral-result';
import { useReferralForm } from './use-referral-form';
import { withMui } from '../../shared/ui/with-mui';

const NAME = `Nome deve ter pelo menos ${REFERRER_NAME_MIN_CHARS} caracteres`;
const EMAIL = 'E-mail inválido';
const RULES = {
  name: {
    required: NAME,
    validate: (value: string) => textOf(value).trim().length >= REFERRER_NAME_MIN_CHARS || NAME,
  },
  email: { required: EMAIL, validate: (value: string) => isEmail(value) || EMAIL },
};

/** Creates a referral link and QR code for a visitor without an account. */
export default withMui(function ReferralForm() {
  const { control, generating, drawn, onSubmit, register, restart } = useReferralForm();
  if (drawn) return <ReferralResult referral={drawn} onShare={register} onRestart={restart} />;
  return (
    <Box
      component="form"
      noValidate
      aria-label="Gerar link de indicação"
      onSubmit={(event) => void onSubmit(event)}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <TextInput
          control={control}
          name="referrerName"
          label="Seu nome completo"
          rules={RULES.name}
          autoComplete="name"
          limit={REFERRER_MAX_CHARS.name}
        />
        <TextInput
          control={control}
          name="referrerEmail"
          label="Seu e-mail"
          type="email"
          rules={RULES.email}
          autoComplete="email"
          limit={REFERRER_MAX_CHARS.email}
          input={{ inputMode: 'email' }}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {REFERRAL_CONSENT_TEXT} Saiba mais na <PolicyLink />.
      </Typography>
      <Box>
        <Button type="submit" variant="contained" size="large" startIcon={<QrCode2 />} disabled={generating}>
          {generating ? 'Gerando...' : 'Gerar QR'}
        </Button>
      </Box>
    </Box>
  );
});
