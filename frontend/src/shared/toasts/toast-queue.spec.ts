import { ToastQueue } from './toast-queue';

const hello = { title: 'Olá', tone: 'info' } as const;
const failure = { title: 'Erro ao salvar', tone: 'destructive' } as const;
const success = { title: 'Salvo', tone: 'success' } as const;

describe('the toast queue', () => {
  let acts: number;
  let now: number;
  let queue: ToastQueue;
  const shown = () => queue.current()?.title;
  const close = () => queue.dismiss(queue.current()?.id ?? 0);
  beforeEach(() => {
    acts = 0;
    now = 0;
    queue = new ToastQueue(
      () => acts,
      () => now,
    );
  });

  it('shows several outcomes of one act one after the other, for five seconds each', () => {
    queue.add(hello);
    queue.add(success);
    expect(queue.current()).toMatchObject({ title: 'Olá', duration: 5000 });
    close();
    expect(queue.current()).toMatchObject({ title: 'Salvo', duration: 5000 });
    close();
    expect(shown()).toBeUndefined();
  });

  it('shows the outcome of a newer act at once, and older ones never again', () => {
    queue.add(failure);
    queue.add(hello);
    acts += 1;
    queue.add(success);
    expect(shown()).toBe('Salvo');
    close();
    expect(shown()).toBeUndefined();
  });

  it('begins anew with the time of the same words', () => {
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

  describe('with something to undo', () => {
    const deed = (title: string, undone: string[]) => ({
      title,
      tone: 'success' as const,
      action: { text: 'Desfazer', run: () => undone.push(title) },
    });

    it('shows the newest offer first, and those before it for what is left of their time', () => {
      const undone: string[] = [];
      queue.add(hello);
      queue.add(deed('um', undone));
      now = 3000;
      queue.add(deed('dois', undone));
      expect(queue.current()).toMatchObject({ title: 'dois', until: 11_000 });
      queue.act();
      expect(queue.current()).toMatchObject({ title: 'um', until: 8000, duration: 5000 });
      queue.act();
      expect(shown()).toBe('Olá');
      queue.act();
      expect(undone).toEqual(['dois', 'um']);
    });

    it('keeps the offer before a later success, but not before a later failure', () => {
      queue.add(deed('um', []));
      acts += 1;
      queue.add(success);
      expect(shown()).toBe('um');
      acts += 1;
      now = 2000;
      queue.add(failure);
      expect(shown()).toBe('Erro ao salvar');
      close();
      expect(queue.current()).toMatchObject({ title: 'um', duration: 6000 });
      close();
      expect(shown()).toBeUndefined();
    });

    it('drops an offer whose time is over, and keeps two with the same words', () => {
      const undone: string[] = [];
      queue.add(deed('um', undone));
      now = 1;
      queue.add(deed('um', undone));
      now = 8000;
      close();
      expect(shown()).toBeUndefined();
      queue.act();
      expect(undone).toEqual([]);
    });
  });
});
