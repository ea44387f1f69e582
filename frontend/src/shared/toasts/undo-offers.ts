import type { Failure } from '../api/failure';
import { toast, toasts } from './toast';

/** The toast that offers to undo a change. */
const toastIds = new Map<string, number>();

/** Offers to undo a change in a toast, until that ends or another control of the screen has undone it. */
export function offerToUndo(changeId: string, title: string, description: string, undo: () => void): void {
  toast.undoable(title, description, undo);
  // A new offer is shown before all others.
  const shown = toasts.current();
  if (shown) toastIds.set(changeId, shown.id);
}

/** Ends the offer to undo a change, because it is undone. */
export function withdrawUndo(changeId: string): void {
  toasts.dismiss(toastIds.get(changeId) ?? 0);
  toastIds.delete(changeId);
}

const FAILED = 'Não foi possível desfazer';

/** Reports that an undo has failed. One that did not reach the server is offered again: some changes can be undone nowhere else. */
export function undoFailed({ code, message }: Failure, undo: () => void, refused = FAILED): void {
  if (code === undefined) toast.undoable(FAILED, message, undo, 'destructive');
  else toast.destructive(refused, message);
}
