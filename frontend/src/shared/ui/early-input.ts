/** What `public/early-input.js` offers. It runs before the scripts of the build, and keeps what a visitor does until hydration. */
interface EarlyInput {
  /** Whether the visitor has done one of these since the page opened; without types, anything at all. */
  has: (...types: string[]) => boolean;
  /** Call when code could not be loaded: the page says so as soon as the visitor uses a part that needs it. */
  reportLoadFailure: () => void;
  /** Keeps what was typed, ticked and chosen over a reload of the page, except passwords and files. */
  keepFields: () => void;
  /** Puts what was kept back into the server's HTML. It counts as an interaction. */
  restoreFields: () => void;
  /** Stops keeping clicks. @returns the buttons that were clicked until now, in order */
  stopRecording: () => HTMLElement[];
}

declare global {
  var earlyInput: EarlyInput | undefined;
}

/** If the script is missing, pages load their code at once. */
const WITHOUT_SCRIPT: EarlyInput = {
  has: (...types) => types.length === 0,
  reportLoadFailure: () => undefined,
  keepFields: () => undefined,
  restoreFields: () => undefined,
  stopRecording: () => [],
};

export const earlyInput: EarlyInput = globalThis.earlyInput ?? WITHOUT_SCRIPT;

/** The first interaction with the document. */
export const firstInteraction = {
  hasHappened: (): boolean => earlyInput.has(),
  /** Calls the listener at the first interaction. @returns a function that removes it */
  subscribe: (listener: () => void): (() => void) => {
    addEventListener('first-interaction', listener);
    return () => removeEventListener('first-interaction', listener);
  },
};
