import { earlyInput } from '../ui/early-input';
import { mayReload } from './may-reload';

/**
 * Call when code of the page did not load before the server's HTML was hydrated. The page is reloaded, with what was typed, if that may
 * help; otherwise it stays readable, and says that its code is missing as soon as the visitor uses a part that needs it.
 */
export async function replaceLostCode(): Promise<void> {
  // A release may have replaced the file: the page of the release names the new one.
  if (await mayReload()) return reload();
  // Browsers keep a failed import until the page is left.
  earlyInput.reportLoadFailure();
  addEventListener('online', reload, { once: true });
}

function reload(): void {
  earlyInput.keepFields();
  location.reload();
}
