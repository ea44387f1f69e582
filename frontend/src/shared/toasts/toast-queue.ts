/** Milliseconds that a toast stays. */
const TOAST_DURATION_MS = 5000;
/** Milliseconds in which what a toast reports can be undone. */
const UNDO_DURATION_MS = 8000;

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
  /** With an action: until when it is offered, in milliseconds since the epoch. */
  until?: number;
  /** Number of the user's last act when it came. */
  act: number;
}

export type Report = Pick<Toast, 'title' | 'description' | 'tone'>;

export interface ShownToast extends Toast {
  /** Milliseconds from now: what is left of its time when it comes (back) to the front. */
  duration: number;
}

/**
 * One toast at a time. The outcome of a newer act replaces older ones; several outcomes of one act follow each other. An
 * offer to undo stays for its whole time: only a newer failure comes before it, and gives it back for what is left.
 */
export class ToastQueue {
  private waiting: Toast[] = [];
  private shown: ShownToast | undefined;
  private readonly listeners = new Set<() => void>();
  private last = 0;

  /** @param acts how often the user has pressed something so far */
  constructor(
    private readonly acts: () => number,
    private readonly now: () => number = Date.now,
  ) {}

  readonly current = (): ShownToast | undefined => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(toast: Omit<Toast, 'id' | 'until' | 'act'>): void {
    const act = this.acts();
    const kept = this.waiting.filter(
      (older) =>
        older.action ||
        (older.act === act && !(older.title === toast.title && older.description === toast.description)),
    );
    const until = toast.action && this.now() + UNDO_DURATION_MS;
    this.change([...kept, { ...toast, id: ++this.last, until, act }]);
  }

  dismiss(id: number): void {
    this.change(this.waiting.filter((toast) => toast.id !== id));
  }

  /** Reports that are still to be read, without offers: what they would undo is gone with the page. */
  readonly unread = (): Report[] =>
    this.waiting
      .filter(({ action }) => !action)
      .map(({ title, description, tone }) => ({ title, description, tone }));

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
    const front = this.front();
    if (front?.id !== this.shown?.id) {
      const duration = front?.until === undefined ? TOAST_DURATION_MS : front.until - now;
      this.shown = front && { ...front, duration };
    }
    for (const listener of this.listeners) listener();
  }

  private front(): Toast | undefined {
    const offer = this.waiting.findLast(({ action }) => action);
    const failure = offer && this.waiting.find(({ id, tone }) => id > offer.id && tone === 'destructive');
    return failure ?? offer ?? this.waiting[0];
  }
}
