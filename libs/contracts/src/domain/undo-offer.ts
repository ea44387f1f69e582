/** A change that can still be undone. */
export interface UndoOffer {
  /** Identifies the change in the call that undoes it. */
  changeId: string;
  /** Until when the call is accepted, ISO 8601, UTC. */
  until: string;
}
