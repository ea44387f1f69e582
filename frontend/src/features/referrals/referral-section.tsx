import { Suspense, useRef } from 'react';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { classes } from '../../shared/ui/classes';
import { Placeholder } from '../../shared/ui/placeholder';
import { useNearViewport } from '../../shared/ui/use-near-viewport';
import css from './referral-section.module.css';

// Loaded for visitors who get there: most look for a job.
const ReferralForm = lazyComponent(() => import('./referral-form'));

/** The referral form as a part of a page. */
export function ReferralSection() {
  const section = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(section);
  const placeholder = <Placeholder height={150} />;
  return (
    <div ref={section} className={classes('at-scripted', css.section)}>
      {isNear ? (
        <Suspense fallback={placeholder}>
          <ReferralForm />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  );
}
