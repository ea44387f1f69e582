import { runInSequence } from './run-in-sequence';

describe('inOrder', () => {
  it('sends the changes of one candidate one after the other, also after a failed one', async () => {
    const done: string[] = [];
    let fail: (reason: Error) => void = () => undefined;
    const first = runInSequence(1, () => new Promise<void>((_resolve, reject) => (fail = reject)));
    const second = runInSequence(1, async () => void done.push('second'));
    const other = runInSequence(2, async () => void done.push('other'));
    await other;
    expect(done).toEqual(['other']);
    fail(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    await second;
    expect(done).toEqual(['other', 'second']);
  });
});
