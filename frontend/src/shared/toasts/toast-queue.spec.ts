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
});
