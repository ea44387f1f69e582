import { Suspense, useState, type ReactNode } from 'react';
import type { InvitationResponse } from '../../generated/graphql';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { Button } from '../../shared/ui/button';
import css from './invitation-responses.module.css';

/** Most candidates confirm, and need neither the form nor its operation. */
const ResponseForm = lazyComponent(() => import('./response-form'));

const LABELS = { decline: 'Não posso ir', reschedule: 'Pedir outro horário' } as const;

type SendResponse = () => Promise<unknown>;

interface InvitationResponsesProps {
  invitation: { id: string; interviewDate: string };
  responses: readonly InvitationResponse[];
  busy: boolean;
  /** An act that comes first, on the line of the others. */
  first?: ReactNode;
  onRespond: (response: InvitationResponse, send: SendResponse) => void;
}

/** Lets the candidate say that they cannot come or would like another time, with an optional text. */
export function InvitationResponses(props: InvitationResponsesProps) {
  const { invitation, responses, busy, first, onRespond } = props;
  const [opened, setOpened] = useState<InvitationResponse>();
  return (
    <div className={css.responses}>
      <div className={css.choices}>
        {first}
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
          <ResponseForm
            invitation={invitation}
            response={opened}
            busy={busy}
            onRespond={(send) => onRespond(opened, send)}
          />
        </Suspense>
      )}
    </div>
  );
}
