import { ExternalStore } from '../browser/external-store';

export interface UnsavedForm {
  /** Called when the user gives the changes up: a stored draft is deleted too. */
  discard: () => void;
  /** It is being sent: it stays until the outcome is known, as a dialog does that Escape does not close. */
  isBusy?: () => boolean;
}

interface PendingLeave {
  forms: UnsavedForm[];
  leave: () => void;
}

/**
 * Registry of the forms whose changes would be lost, and the one prompt that protects them. The router prompts before it
 * shows another page, a dialog before it closes, the browser before the tab is reloaded or closed.
 */
export class UnsavedChanges extends ExternalStore {
  private forms = new Set<UnsavedForm>();
  private pending: PendingLeave | undefined;

  readonly hasAny = (): boolean => this.forms.size > 0;

  readonly isPrompting = (): boolean => this.pending !== undefined;

  add(form: UnsavedForm): void {
    this.forms = new Set(this.forms).add(form);
    this.notify();
  }

  remove(form: UnsavedForm): void {
    this.forms = new Set([...this.forms].filter((each) => each !== form));
    // The pending action is dropped with the last of its forms: there is nothing left to confirm.
    if (this.pending?.forms.every((each) => !this.forms.has(each))) this.pending = undefined;
    this.notify();
  }

  /** Runs `leave` at once if nothing would be lost, otherwise after the user agreed. @param among the forms that it closes */
  confirmLeave(leave: () => void, among: readonly UnsavedForm[] = [...this.forms]): void {
    const forms = among.filter((form) => this.forms.has(form));
    if (forms.length === 0) return leave();
    if (forms.some(({ isBusy }) => isBusy?.())) return;
    this.pending = { forms, leave };
    this.notify();
  }

  /** Closes the prompt; with `discard` the changes are given up and the pending action runs. */
  resolve(discard: boolean): void {
    const { pending } = this;
    this.pending = undefined;
    if (pending && discard) {
      for (const form of pending.forms) {
        this.forms.delete(form);
        form.discard();
      }
    }
    this.notify();
    if (pending && discard) pending.leave();
  }
}

export const unsavedChanges = new UnsavedChanges();
