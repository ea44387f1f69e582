import type { ReactNode } from 'react';
import { BONUS_TERMS } from '../../domain/referrals/bonus-terms';
import { classes } from '../../shared/ui/classes';
import css from './referral-explainer.module.css';

const STEPS = [
  { title: 'Indique', text: 'Compartilhe com um amigo o seu link de indicação de uma vaga.' },
  { title: 'Ele se candidata', text: 'A candidatura chega com o seu nome, e você acompanha o andamento.' },
  { title: 'Você ganha', text: BONUS_TERMS },
];

/** How the referral programme works. `children`: what the visitor may do about it. */
export function ReferralExplainer({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section>
      <h2 className="at-h2">{title}</h2>
      <ol className={css.steps}>
        {STEPS.map((step, index) => (
          <li key={step.title}>
            <div aria-hidden className={classes('at-display-text', css.number)}>
              {index + 1}
            </div>
            <div>
              <h3 className="at-h3">{step.title}</h3>
              <p className={classes('at-body1 at-muted', css.text)}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {children && <div className={css.actions}>{children}</div>}
    </section>
  );
}
