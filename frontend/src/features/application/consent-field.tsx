import { useLayoutEffect, useRef } from 'react';
import { HelpText } from '../../shared/form/help-text';
import type { SimpleForm } from '../../shared/form/simple-form';
import { CONSENT_VERSION } from '../../shared/privacy/policy';
import { PolicyLink } from '../../shared/ui/links';
import type { ApplicationValues } from './application-values';
import { CONSENT_TEXT } from './consent';
import css from './consent-field.module.css';

/** A native checkbox: MUI's would be larger than the rest of this field. */
export function ConsentField({ form }: { form: SimpleForm<ApplicationValues> }) {
  const error = form.errors.consent;
  // A page rendered on the server shows the box before its code has loaded: a tick is kept, as typed text is. A layout effect,
  // because a click during hydration completes it within the event, and React then sets the box to its state.
  const box = useRef<HTMLInputElement>(null);
  const initial = useRef(form);
  useLayoutEffect(() => {
    if (box.current?.checked && !initial.current.values.consent) initial.current.setValues({ consent: true });
  }, []);
  return (
    <div>
      <label className={css.choice}>
        <input
          ref={box}
          type="checkbox"
          id="consent"
          // A reload must not repeat a consent: it belongs to the moment of submission.
          autoComplete="off"
          checked={form.values.consent}
          aria-describedby="consent-text"
          aria-invalid={error ? true : undefined}
          onChange={(event) => form.setValues({ consent: event.target.checked })}
          onBlur={() => form.touch('consent')}
        />
        <span>{CONSENT_TEXT}</span>
      </label>
      <HelpText id="consent-text" isError={Boolean(error)} className={css.help}>
        {error ?? (
          <>
            Termo de consentimento, <span className={css.version}>{`versão ${CONSENT_VERSION}`}</span>
          </>
        )}
        <br />
        <PolicyLink />
      </HelpText>
    </div>
  );
}
