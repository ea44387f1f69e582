import { Suspense, useState } from 'react';
import type { InvitationResponse } from '../../../generated/graphql';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { Button } from '../../../shared/ui/button';
import css from './confirmation.page.module.css';

/** Most candidates confirm, and need no form. */
const ResponseForm = lazyComponent(() => import('./response-form'));

const LABELS = { decline: 'Não posso ir', reschedule: 'Pedir outro horário' } as const;

interface InvitationResponsesProps {
  /** The responses that were not given yet. */
  responses: readonly InvitationResponse[];
  busy: boolean;
  onRespond: (response: InvitationResponse, note: string) => void;
}

/** Lets the candidate say that they cannot come or would like another time, with an optional text. */
export function InvitationResponses({ responses, busy, onRespond }: InvitationResponsesProps) {
  const [opened, setOpened] = useState<InvitationResponse>();
  return (
    <div className={css.responses}>
      <div className={css.choices}>
        {responses.map((response) => (
          <Button
            key={response}
            variant="outlined"
            aria-expanded={opened === response}
            disabled={busy}
            onClick={() => setOpened(opened === response ? undefined : response)}
          >
            {LABELS[response]}
          </Button>
        ))}
      </div>
      {opened && (
        <Suspense>
          <ResponseForm response={opened} busy={busy} onRespond={(note) => onRespond(opened, note)} />
        </Suspense>
      )}
    </div>
  );
}
