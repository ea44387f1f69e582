/** Asks the user for the second factor. @returns whether it was confirmed */
type FactorPrompt = () => Promise<boolean>;

let prompt: FactorPrompt | undefined;
let pending: Promise<boolean> | undefined;

/** Sets the dialog that asks; undefined: none is on the screen, and refused calls fail. */
export const setFactorPrompt = (next: FactorPrompt | undefined): void => void (prompt = next);

/** Whether the server refused a call until the user confirms the second factor again. */
export const needsFreshFactor = (code: unknown): boolean => code === 'FRESH_FACTOR_REQUIRED';

/** Calls that are refused at the same time share one dialog. @returns whether they may be repeated */
export function confirmFactor(): Promise<boolean> {
  pending ??= (prompt?.() ?? Promise.resolve(false)).finally(() => (pending = undefined));
  return pending;
}
