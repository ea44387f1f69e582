import type { SyntheticEvent } from 'react';
import { REFERRER_MAX_CHARS } from '@araucaria/contracts/domain';
import { SimpleInput } from '../../shared/form/simple-input';
import { Button } from '../../shared/ui/button';
import { icon } from '../../shared/ui/icons';
import { PolicyLink } from '../../shared/ui/links';
import { REFERRAL_TERMS } from './consent';
import css from './referral-form.module.css';
import { ReferralResult } from './referral-result';
import { useReferralForm } from './use-referral-form';

const QrCode = icon(
  'M15 21h-2v-2h2zm-2-7h-2v5h2zm8-2h-2v4h2zm-2-2h-2v2h2zM7 12H5v2h2zm-2-2H3v2h2zm7-5h2V3h-2zm-7.5-.5v3h3v-3zM9 9H3V3h6zm-4.5 7.5v3h3v-3zM9 21H3v-6h6zm7.5-16.5v3h3v-3zM21 9h-6V3h6zm-2 10v-3h-4v2h2v3h4v-2zm-2-7h-4v2h4zm-4-2H7v2h2v2h2v-2h2zm1-1V7h-2V5h-2v4zM6.75 5.25h-1.5v1.5h1.5zm0 12h-1.5v1.5h1.5zm12-12h-1.5v1.5h1.5z',
);

/** Creates a referral link and QR code for a visitor without an account. */
export default function ReferralForm() {
  const { form, drawn, onSubmit, register, restart } = useReferralForm();
  if (drawn) return <ReferralResult referral={drawn} onShare={register} onRestart={restart} />;
  return (
    <form
      noValidate
      aria-label="Gerar link de indicação"
      onSubmit={(event: SyntheticEvent) => onSubmit(event)}
      className={css.form}
    >
      <div className={css.fields}>
        <SimpleInput
          form={form}
          name="referrerName"
          label="Seu nome completo"
          autoComplete="name"
          limit={REFERRER_MAX_CHARS.name}
        />
        <SimpleInput
          form={form}
          name="referrerEmail"
          label="Seu e-mail"
          type="email"
          autoComplete="email"
          limit={REFERRER_MAX_CHARS.email}
          input={{ inputMode: 'email' }}
        />
      </div>
      <p className="at-body2 at-muted">
        {REFERRAL_TERMS} <PolicyLink />.
      </p>
      <div>
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={<QrCode />}
          disabled={form.submitting}
        >
          {form.submitting ? 'Gerando...' : 'Gerar QR'}
        </Button>
      </div>
    </form>
  );
}
