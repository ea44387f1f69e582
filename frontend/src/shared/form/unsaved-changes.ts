/** A form with changes that are not saved. */
export interface UnsavedForm {
  /** The user gave the changes up: a stored draft goes too. */
  discard: () => void;
}

interface Question {
  forms: UnsavedForm[];
  leave: () => void;
}

/**
 * The forms that would lose what was typed, and the one question that is asked before that happens. The router asks it
 * before another page is shown, a dialog before it closes, the browser before the tab is reloaded or closed.
 */
export class UnsavedChanges {
  private forms = new Set<UnsavedForm>();
  private question: Question | undefined;
  private readonly listeners = new Set<() => void>();

  /** Whether any form would lose something. */
  readonly exist = (): boolean => this.forms.size > 0;

  /** Whether the user is being asked. */
  readonly isAsking = (): boolean => this.question !== undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(form: UnsavedForm): void {
    this.forms = new Set(this.forms).add(form);
    this.notify();
  }

  remove(form: UnsavedForm): void {
    this.forms = new Set([...this.forms].filter((each) => each !== form));
    // A form that is gone has nothing to lose: what waited for its answer is not done any more.
    if (this.question?.forms.every((each) => !this.forms.has(each))) this.question = undefined;
    this.notify();
  }

  /** Runs `leave` at once if it loses nothing; otherwise after the user agreed. @param among the forms that it would close */
  leave(leave: () => void, among: readonly UnsavedForm[] = [...this.forms]): void {
    const forms = among.filter((form) => this.forms.has(form));
    if (forms.length === 0) return leave();
    this.question = { forms, leave };
    this.notify();
  }

  answer(discard: boolean): void {
    const { question } = this;
    this.question = undefined;
    if (question && discard) {
      for (const form of question.forms) {
        this.forms.delete(form);
        form.discard();
      }
    }
    this.notify();
    if (question && discard) question.leave();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

export const unsavedChanges = new UnsavedChanges();
