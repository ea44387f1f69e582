import type { SyntheticEvent } from 'react';
import { REFERRER_MAX_CHARS } from '@araucaria/contracts/domain';
import { SimpleInput } from '../../shared/form/simple-input';
import { Button } from '../../shared/ui/button';
import { QrCode2 } from '../../generated/plain-icons';
import { PolicyLink } from '../../shared/ui/links';
import { REFERRAL_TERMS } from './consent';
import css from './referral-form.module.css';
import { ReferralResult } from './referral-result';
import { useReferralForm } from './use-referral-form';

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
          startIcon={<QrCode2 />}
          disabled={form.submitting}
        >
          {form.submitting ? 'Gerando...' : 'Gerar QR'}
        </Button>
      </div>
    </form>
  );
}
