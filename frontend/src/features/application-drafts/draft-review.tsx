import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DraftChoice, originOf } from './draft-choice';
import { DraftForm, type DraftFormProps } from './draft-form';
import type { ApplicationDraftView, DraftLinkView } from '../../generated/rest';

interface DraftReviewProps extends Omit<DraftFormProps, 'draft' | 'isTrusted'> {
  link: DraftLinkView;
}

/**
 * The drafts of a link: when and from where each was sent, what differs from the profile, and the buttons that send or discard
 * one. Anyone who knows an e-mail address can send a draft: of several, only one from this browser is chosen in advance.
 */
export function DraftReview({ link, profile, ...actions }: DraftReviewProps) {
  const drafts = link.drafts.toSorted((a, b) => rankOf(a) - rankOf(b));
  const [chosenId, setChosenId] = useState<number>();
  const chosen =
    drafts.find(({ id }) => id === chosenId) ??
    drafts.find(({ isFromThisBrowser }) => isFromThisBrowser || drafts.length === 1);
  return (
    <>
      {drafts.length > 1 && (
        <DraftChoice drafts={drafts} profile={profile} chosen={chosen} onChoose={setChosenId} />
      )}
      {drafts.length === 1 && drafts[0] && <Typography variant="body2">{originOf(drafts[0])}</Typography>}
      {chosen && (
        <DraftForm
          key={chosen.id}
          draft={chosen}
          profile={profile}
          isTrusted={chosen.isFromThisBrowser || (drafts.length === 1 && chosen.causedLink)}
          {...actions}
        />
      )}
    </>
  );
}

/** Those of this browser, then the one that caused the e-mail, then the newest. */
const rankOf = ({ isFromThisBrowser, causedLink }: ApplicationDraftView): number =>
  isFromThisBrowser ? 0 : causedLink ? 1 : 2;
