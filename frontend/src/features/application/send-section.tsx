import { useEffect, useRef } from 'react';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Captcha } from '../../shared/captcha/captcha';
import { classes } from '../../shared/ui/classes';
import { ButtonLink } from '../../shared/ui/links';
import { Column } from '../../shared/form/columns';
import { ConsentField } from './consent-field';
import { FormSection } from './form-section';
import css from './send-section.module.css';
import type { Application } from './use-application';

export function SendSection({ application }: { application: Application }) {
  const { form, resume, captcha, failure, another } = application;
  const alert = useRef<HTMLDivElement>(null);
  // The submit button is disabled until the captcha is solved again, so the focus moves to the error.
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure, captcha.attempt]);
  const reading = resume.state.step === 'processing';
  const hint = reading
    ? 'Aguarde: o seu currículo ainda está sendo processado.'
    : !captcha.token && 'Marque a verificação acima para poder enviar.';
  return (
    <FormSection title="Verificação e envio">
      <Column>
        <ConsentField form={form} />
      </Column>
      <Column>
        <Captcha key={captcha.attempt} {...captcha.captcha} />
      </Column>
      <Column>
        {failure && (
          <Alert ref={alert} severity={another ? 'info' : 'error'} tabIndex={-1} className={css.failure}>
            {failure}
            {another && (
              <p>
                <ButtonLink to="/minha-candidatura">Abrir Minha candidatura</ButtonLink>{' '}
                <Button type="button" variant="outlined" onClick={another}>
                  Fazer outra candidatura
                </Button>
              </p>
            )}
          </Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!captcha.token || form.submitting || reading}
          className={css.send}
        >
          {form.submitting ? 'Enviando...' : 'Enviar Candidatura'}
        </Button>
        {hint && <p className={classes('at-body2 at-muted', css.hint)}>{hint}</p>}
      </Column>
    </FormSection>
  );
}
