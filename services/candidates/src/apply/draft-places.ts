import type { Application } from '@araucaria/contracts';
import { addressGroup } from '@araucaria/platform';

/** Drafts of one person for one job, of all senders: what a page can show. */
const MAX_DRAFTS = 6;
/** Of these, those of one subscriber of the internet. */
const MAX_DRAFTS_OF_NETWORK = 3;

export interface KnownPerson {
  id: number;
  phone: string;
}

/** A draft of the same person for the same job. */
export interface OpenDraft extends Pick<Application, 'ipAddress'> {
  id: number;
  sender: string | null;
  phone: string;
}

/**
 * Whether a form is kept beside the drafts of other senders. The newest is refused and no earlier one deleted: otherwise a
 * stranger could remove the draft of the person. Forms with the phone of the person have places of their own, because a
 * stranger could otherwise take all places first.
 */
export function hasPlace(
  form: Pick<Application, 'phone' | 'ipAddress'>,
  others: readonly OpenDraft[],
  { phone }: KnownPerson,
): boolean {
  const isKnown = (draft: { phone: string }) => digitsOf(draft.phone) === digitsOf(phone);
  const rivals = others.filter((draft) => isKnown(draft) === isKnown(form));
  const ofNetwork = rivals.filter((draft) => networkOf(draft) === networkOf(form));
  return rivals.length < MAX_DRAFTS && ofNetwork.length < MAX_DRAFTS_OF_NETWORK;
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

const networkOf = ({ ipAddress }: Pick<Application, 'ipAddress'>): string => addressGroup(ipAddress ?? '');
