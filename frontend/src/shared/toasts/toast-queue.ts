/** Milliseconds that a toast stays when nobody closes it. */
export const TOAST_DURATION = 5000;
/** Milliseconds in which what a toast tells can be taken back. */
export const UNDO_DURATION = 8000;

interface ToastAction {
  text: string;
  run: () => void;
}

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'success' | 'info' | 'destructive';
  action?: ToastAction;
  /** With an action: until when it is offered, as `Date.now()` tells it. */
  until?: number;
}

export interface ShownToast extends Toast {
  /** Milliseconds from now: what is left of its time when it comes (back) to the front. */
  duration: number;
}

/**
 * Toasts wait for each other: one is shown at a time, in the order in which they came. Only what can be taken back
 * cannot wait: the newest of those comes first, and those under it come back for what is left of their time.
 */
export class ToastQueue {
  private waiting: Toast[] = [];
  private shown: ShownToast | undefined;
  private readonly listeners = new Set<() => void>();
  private last = 0;

  constructor(private readonly now: () => number = Date.now) {}

  readonly current = (): ShownToast | undefined => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(toast: Omit<Toast, 'id' | 'until'>): void {
    const newest = this.waiting.at(-1);
    const same = newest && newest.title === toast.title && newest.description === toast.description;
    // The same words twice in a row tell the reader nothing more; a second deed is another one.
    if (same && !toast.action) return;
    const until = toast.action && this.now() + UNDO_DURATION;
    this.change([...this.waiting, { ...toast, id: ++this.last, until }]);
  }

  dismiss(id: number): void {
    this.change(this.waiting.filter((toast) => toast.id !== id));
  }

  /** Does what the shown toast offers, once. */
  act(): void {
    const { id, action } = this.shown ?? {};
    if (id === undefined || !action) return;
    this.dismiss(id);
    action.run();
  }

  private change(waiting: Toast[]): void {
    const now = this.now();
    this.waiting = waiting.filter(({ until }) => until === undefined || until > now);
    const front = this.waiting.findLast(({ action }) => action) ?? this.waiting[0];
    if (front?.id !== this.shown?.id) {
      const duration = front?.until === undefined ? TOAST_DURATION : front.until - now;
      this.shown = front && { ...front, duration };
    }
    for (const listener of this.listeners) listener();
  }
}
