import { ToastQueue } from './toast-queue';

const hello = { title: 'Olá', tone: 'info' } as const;

describe('the toast queue', () => {
  it('shows one at a time, in order', () => {
    const queue = new ToastQueue();
    queue.add(hello);
    queue.add({ ...hello, title: 'Depois' });
    expect(queue.current()?.title).toBe('Olá');
    queue.dismiss(queue.current()?.id ?? 0);
    expect(queue.current()?.title).toBe('Depois');
    queue.dismiss(queue.current()?.id ?? 0);
    expect(queue.current()).toBeUndefined();
  });

  it('does not say the same thing twice in a row', () => {
    const queue = new ToastQueue();
    queue.add(hello);
    queue.add(hello);
    queue.dismiss(queue.current()?.id ?? 0);
    expect(queue.current()).toBeUndefined();
  });

  it('tells its listeners of every change until they leave', () => {
    const queue = new ToastQueue();
    let changes = 0;
    const leave = queue.subscribe(() => changes++);
    queue.add(hello);
    queue.dismiss(queue.current()?.id ?? 0);
    leave();
    queue.add(hello);
    expect(changes).toBe(2);
  });

  describe('with something to take back', () => {
    const deed = (title: string, undone: string[]) => ({
      title,
      tone: 'success' as const,
      action: { text: 'Desfazer', run: () => undone.push(title) },
    });

    it('shows the newest deed first, and those before it for what is left of their time', () => {
      let now = 0;
      const queue = new ToastQueue(() => now);
      const undone: string[] = [];
      queue.add(hello);
      queue.add(deed('um', undone));
      now = 3000;
      queue.add(deed('dois', undone));
      expect(queue.current()).toMatchObject({ title: 'dois', until: 11_000 });
      queue.act();
      expect(queue.current()).toMatchObject({ title: 'um', until: 8000, duration: 5000 });
      queue.act();
      expect(queue.current()?.title).toBe('Olá');
      queue.act();
      expect(undone).toEqual(['dois', 'um']);
    });

    it('forgets a deed whose time is over, and keeps two deeds with the same words', () => {
      let now = 0;
      const queue = new ToastQueue(() => now);
      const undone: string[] = [];
      queue.add(deed('um', undone));
      now = 1;
      queue.add(deed('um', undone));
      now = 8000;
      queue.dismiss(queue.current()?.id ?? 0);
      expect(queue.current()).toBeUndefined();
      queue.act();
      expect(undone).toEqual([]);
    });
  });
});
