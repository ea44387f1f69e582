import { UnsavedChanges } from './unsaved-changes';

describe('unsaved changes', () => {
  const form = (discarded: string[], name = 'form') => ({ discard: () => discarded.push(name) });

  it('do not keep the user where nothing was typed', () => {
    const unsaved = new UnsavedChanges();
    let left = 0;
    unsaved.leave(() => left++);
    expect([left, unsaved.isAsking()]).toEqual([1, false]);
  });

  it('ask once, and leave after the user agreed', () => {
    const unsaved = new UnsavedChanges();
    const discarded: string[] = [];
    let left = 0;
    unsaved.add(form(discarded));
    unsaved.leave(() => left++);
    expect([left, unsaved.isAsking()]).toEqual([0, true]);
    unsaved.answer(false);
    expect([left, unsaved.isAsking(), unsaved.exist(), discarded]).toEqual([0, false, true, []]);
    unsaved.leave(() => left++);
    unsaved.answer(true);
    expect([left, unsaved.isAsking(), unsaved.exist(), discarded]).toEqual([1, false, false, ['form']]);
  });

  it('of the page do not keep a dialog over it open', () => {
    const unsaved = new UnsavedChanges();
    const discarded: string[] = [];
    const [page, dialog] = [form(discarded, 'page'), form(discarded, 'dialog')];
    let closed = 0;
    unsaved.add(page);
    unsaved.leave(() => closed++, [dialog]);
    expect(closed).toBe(1);
    unsaved.add(dialog);
    unsaved.leave(() => closed++, [dialog]);
    unsaved.answer(true);
    expect([closed, discarded, unsaved.exist()]).toEqual([2, ['dialog'], true]);
  });

  it('are forgotten with their form, and so is the question about them', () => {
    const unsaved = new UnsavedChanges();
    let changes = 0;
    unsaved.subscribe(() => changes++);
    const gone = form([]);
    unsaved.add(gone);
    unsaved.leave(() => changes++);
    unsaved.remove(gone);
    expect([unsaved.isAsking(), unsaved.exist(), changes]).toEqual([false, false, 3]);
  });
});
