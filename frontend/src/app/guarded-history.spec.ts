import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { UnsavedChanges } from '../shared/form/unsaved-changes';
import { guardedHistory } from './guarded-history';

/** A form at `/vaga` that was opened from `/lista`. */
function openForm(dirty: boolean) {
  const unsaved = new UnsavedChanges();
  const inner = createMemoryHistory({ initialEntries: ['/lista', '/vaga'], v5Compat: true });
  const shown: string[] = [];
  const history = guardedHistory(inner, unsaved);
  history.listen(({ location }) => shown.push(location.pathname + location.search));
  if (dirty) unsaved.add({ discard: () => undefined });
  return { history, unsaved, shown };
}

describe('guarded history', () => {
  it('navigates freely without unsaved changes', () => {
    const { history, shown } = openForm(false);
    history.push('/outra');
    history.go(-1);
    history.replace('/mais-uma');
    expect(shown).toEqual(['/outra', '/vaga', '/mais-uma']);
  });

  it.each(['push', 'replace'] as const)('prompts before a %s shows another page', (write) => {
    const { history, unsaved, shown } = openForm(true);
    history[write]('/outra');
    expect([shown, unsaved.isPrompting()]).toEqual([[], true]);
    unsaved.resolve(false);
    expect(history.location.pathname).toBe('/vaga');
    history[write]('/outra');
    unsaved.resolve(true);
    expect(shown).toEqual(['/outra']);
  });

  it('does not prompt if only the query of the page changes', () => {
    const { history, unsaved, shown } = openForm(true);
    history.push('?busca=react');
    history.replace({ pathname: '/vaga', search: '?busca=', hash: '' });
    expect([shown, unsaved.isPrompting()]).toEqual([['/vaga?busca=react', '/vaga?busca='], false]);
  });

  it('stays on a form that is being sent, without a prompt', () => {
    const { history, unsaved, shown } = openForm(false);
    let isBusy = true;
    unsaved.add({ discard: () => undefined, isBusy: () => isBusy });
    history.go(-1);
    history.push('/outra');
    expect([shown, history.location.pathname, unsaved.isPrompting()]).toEqual([[], '/vaga', false]);
    isBusy = false;
    history.go(-1);
    expect(unsaved.isPrompting()).toBe(true);
  });

  it('stays on the form when Back is pressed, and goes back after the user has agreed', () => {
    const { history, unsaved, shown } = openForm(true);
    history.go(-1);
    expect([shown, history.location.pathname, unsaved.isPrompting()]).toEqual([[], '/vaga', true]);
    unsaved.resolve(false);
    history.go(-1);
    unsaved.resolve(true);
    expect([shown, history.location.pathname]).toEqual([['/lista'], '/lista']);
    expect(unsaved.isPrompting()).toBe(false);
  });
});
