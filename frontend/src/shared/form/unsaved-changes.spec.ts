import { UnsavedChanges } from './unsaved-changes';

describe('unsaved changes', () => {
  const form = (discarded: string[], name = 'form') => ({ discard: () => discarded.push(name) });

  it('do not keep the user where nothing was typed', () => {
    const unsaved = new UnsavedChanges();
    let left = 0;
    unsaved.confirmLeave(() => left++);
    expect([left, unsaved.isPrompting()]).toEqual([1, false]);
  });

  it('ask once, and leave after the user agreed', () => {
    const unsaved = new UnsavedChanges();
    const discarded: string[] = [];
    let left = 0;
    unsaved.add(form(discarded));
    unsaved.confirmLeave(() => left++);
    expect([left, unsaved.isPrompting()]).toEqual([0, true]);
    unsaved.resolve(false);
    expect([left, unsaved.isPrompting(), unsaved.hasAny(), discarded]).toEqual([0, false, true, []]);
    unsaved.confirmLeave(() => left++);
    unsaved.resolve(true);
    expect([left, unsaved.isPrompting(), unsaved.hasAny(), discarded]).toEqual([1, false, false, ['form']]);
  });

  it('of the page do not keep a dialog over it open', () => {
    const unsaved = new UnsavedChanges();
    const discarded: string[] = [];
    const [page, dialog] = [form(discarded, 'page'), form(discarded, 'dialog')];
    let closed = 0;
    unsaved.add(page);
    unsaved.confirmLeave(() => closed++, [dialog]);
    expect(closed).toBe(1);
    unsaved.add(dialog);
    unsaved.confirmLeave(() => closed++, [dialog]);
    unsaved.resolve(true);
    expect([closed, discarded, unsaved.hasAny()]).toEqual([2, ['dialog'], true]);
  });

  it('are forgotten with their form, and so is the question about them', () => {
    const unsaved = new UnsavedChanges();
    let changes = 0;
    unsaved.subscribe(() => changes++);
    const gone = form([]);
    unsaved.add(gone);
    unsaved.confirmLeave(() => changes++);
    unsaved.remove(gone);
    expect([unsaved.isPrompting(), unsaved.hasAny(), changes]).toEqual([false, false, 3]);
  });
});
