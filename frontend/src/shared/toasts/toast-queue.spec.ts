import { ToastQueue } from './toast-queue';

const hello = { title: 'Olá', tone: 'info' } as const;
const failure = { title: 'Erro ao salvar', tone: 'destructive' } as const;
const success = { title: 'Salvo', tone: 'success' } as const;

describe('toast queue', () => {
  let interactions: number;
  let now: number;
  let queue: ToastQueue;
  const shown = () => queue.current()?.title;
  const close = () => queue.dismiss(queue.current()?.id ?? 0);
  beforeEach(() => {
    interactions = 0;
    now = 0;
    queue = new ToastQueue(
      () => interactions,
      () => now,
    );
  });

  it('shows the toasts of one interaction one after the other, for five seconds each', () => {
    queue.add(hello);
    queue.add(success);
    expect(queue.current()).toMatchObject({ title: 'Olá', durationMs: 5000 });
    close();
    expect(queue.current()).toMatchObject({ title: 'Salvo', durationMs: 5000 });
    close();
    expect(shown()).toBeUndefined();
  });

  it('shows what is copied by hand for a minute', () => {
    queue.add({ ...failure, isToCopy: true });
    expect(queue.current()).toMatchObject({ durationMs: 60_000 });
  });

  it('shows the toast of a newer interaction at once, and drops older ones', () => {
    queue.add(failure);
    queue.add(hello);
    interactions += 1;
    queue.add(success);
    expect(shown()).toBe('Salvo');
    close();
    expect(shown()).toBeUndefined();
  });

  it('restarts the time of a repeated toast', () => {
    queue.add(failure);
    const first = queue.current()?.id;
    queue.add(failure);
    expect(queue.current()?.id).not.toBe(first);
    close();
    expect(shown()).toBeUndefined();
  });

  it('notifies its subscribers of every change until they unsubscribe', () => {
    let changes = 0;
    const unsubscribe = queue.subscribe(() => changes++);
    queue.add(hello);
    close();
    unsubscribe();
    queue.add(hello);
    expect(changes).toBe(2);
  });

  describe('with an offer to undo', () => {
    const undoable = (title: string, undone: string[]) => ({
      title,
      tone: 'success' as const,
      action: { text: 'Desfazer', run: () => undone.push(title) },
    });

    it('shows the newest offer first, then earlier ones for their remaining time', () => {
      const undone: string[] = [];
      queue.add(hello);
      queue.add(undoable('um', undone));
      now = 3000;
      queue.add(undoable('dois', undone));
      expect(queue.current()).toMatchObject({ title: 'dois', expiresAt: 11_000 });
      queue.runAction();
      expect(queue.current()).toMatchObject({ title: 'um', expiresAt: 8000, durationMs: 5000 });
      queue.runAction();
      expect(shown()).toBe('Olá');
      queue.runAction();
      expect(undone).toEqual(['dois', 'um']);
    });

    it('shows the offer before a later success, but after a later failure', () => {
      queue.add(undoable('um', []));
      interactions += 1;
      queue.add(success);
      expect(shown()).toBe('um');
      interactions += 1;
      now = 2000;
      queue.add(failure);
      expect(shown()).toBe('Erro ao salvar');
      close();
      expect(queue.current()).toMatchObject({ title: 'um', durationMs: 6000 });
      close();
      expect(shown()).toBeUndefined();
    });

    it('drops an expired offer, and keeps two with the same text', () => {
      const undone: string[] = [];
      queue.add(undoable('um', undone));
      now = 1;
      queue.add(undoable('um', undone));
      now = 8000;
      close();
      expect(shown()).toBeUndefined();
      queue.runAction();
      expect(undone).toEqual([]);
    });
  });
});
