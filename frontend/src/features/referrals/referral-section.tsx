import { Suspense, useRef } from 'react';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { classes } from '../../shared/ui/classes';
import { Placeholder } from '../../shared/ui/placeholder';
import { useNearViewport } from '../../shared/ui/use-near-viewport';
import { REFERRAL_TERMS } from './consent';
import form from './referral-form.module.css';
import css from './referral-section.module.css';

// Loaded for visitors who get there: most look for a job.
const ReferralForm = lazyComponent(() => import('./referral-form'));

export function ReferralSection() {
  const section = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(section);
  return (
    <div ref={section} className={classes('at-scripted', css.section)}>
      {isNear ? (
        <Suspense fallback={SPACE}>
          <ReferralForm />
        </Suspense>
      ) : (
        SPACE
      )}
    </div>
  );
}

/** As high as the form in every width, so that nothing moves when it has loaded. */
const SPACE = (
  <div aria-hidden className={form.form}>
    <div className={form.fields}>
      <Placeholder height={56} />
      <Placeholder height={56} />
    </div>
    <p className={classes('at-body2', css.unseen)}>
      {REFERRAL_TERMS} Política de Privacidade (abre em outra aba).
    </p>
    <Placeholder height={44} maxWidth={140} />
  </div>
);
