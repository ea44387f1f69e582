export interface Question {
  title: string;
  text: string;
  /** Labels of the two buttons. */
  confirm: string;
  cancel?: string;
  color?: 'primary' | 'error';
}

interface Asked extends Question {
  answer: (agreed: boolean) => void;
}

/** Questions that come out of an act and not out of a page; asked one after the other. */
class Questions {
  private waiting: readonly Asked[] = [];
  private readonly listeners = new Set<() => void>();

  readonly current = (): Asked | undefined => this.waiting[0];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  ask(question: Question): Promise<boolean> {
    return new Promise((resolve) => {
      const asked: Asked = {
        ...question,
        answer: (agreed) => {
          this.set(this.waiting.filter((each) => each !== asked));
          resolve(agreed);
        },
      };
      this.set([...this.waiting, asked]);
    });
  }

  /** Whoever would answer has left: nothing is agreed to. */
  readonly drop = (): void => {
    for (const { answer } of this.waiting) answer(false);
  };

  private set(waiting: readonly Asked[]): void {
    this.waiting = waiting;
    for (const listener of this.listeners) listener();
  }
}

export const questions = new Questions();

/** Asks in a dialog. @returns whether the user agreed */
export const ask = (question: Question): Promise<boolean> => questions.ask(question);
