import { useCallback, useSyncExternalStore } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { MANAGED, statusLabel } from '../../../shared/candidate-status';

/** What single keys do, as the help sheet lists it. */
export const SHORTCUTS: ReadonlyArray<
  readonly [keys: string, deed: string, where: 'lista' | 'detalhe' | 'ambos']
> = [
  ['/', 'Ir para a busca', 'lista'],
  ['J', 'Próximo candidato', 'ambos'],
  ['K', 'Candidato anterior', 'ambos'],
  ['Enter ou O', 'Abrir o candidato em foco', 'lista'],
  ['X', 'Selecionar o candidato em foco', 'lista'],
  ['B', 'Mudar o status dos selecionados', 'lista'],
  ...MANAGED.map((status, index) => [String(index + 1), `Status: ${statusLabel(status)}`, 'ambos'] as const),
  ['S', 'Ajustar o score', 'detalhe'],
  ['C', 'Mostrar ou esconder o currículo ao lado', 'ambos'],
  ['Z', 'Desfazer a última mudança (por 8 segundos)', 'ambos'],
  ['?', 'Esta ajuda', 'ambos'],
];

export type Deeds = Record<string, (() => void) | undefined>;

/** Six statuses by the digits 1 to 6. */
export const statusDeeds = (change: (status: (typeof MANAGED)[number]) => void): Deeds =>
  Object.fromEntries(MANAGED.map((status, index) => [String(index + 1), () => change(status)]));

const OFF = 'atalhos-desligados';
const listeners = new Set<() => void>();
const areOn = () => localStorage.getItem(OFF) !== 'true';
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether single keys are heard. Who dictates, or hits keys by mistake, switches them off: WCAG 2.1.4. */
export function useShortcutsOn(): [on: boolean, set: (on: boolean) => void] {
  const set = useCallback((on: boolean) => {
    localStorage.setItem(OFF, String(!on));
    for (const listener of listeners) listener();
  }, []);
  return [useSyncExternalStore(subscribe, areOn), set];
}

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';
const CHOOSING = '[role=combobox], [role=listbox], [role=menu], [role=grid]';

/** Whether the key belongs to where the focus is: text, a list of choices, a calendar, or another dialog than `scope`. */
export function isTaken(target: EventTarget | null, scope: string | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(`${TYPING}, ${CHOOSING}`)) return true;
  const dialog = target.closest('[role=dialog]');
  // A dialog that has just opened holds the focus in the box around it.
  if (!dialog) return scope !== null && !target.querySelector(`[id="${scope}"]`);
  return dialog.id !== scope;
}

/**
 * Single keys on the page (`scope` null) or in the dialog with that id, never while somebody types or chooses.
 * The key `?` goes with Shift on most keyboards, so what was produced counts, not what was pressed.
 */
export function useShortcuts(deeds: Deeds, scope: string | null, enabled = true): void {
  const [on] = useShortcutsOn();
  useHotkeys(
    '*',
    (event) => {
      const deed =
        event.repeat && event.key !== 'j' && event.key !== 'k' ? undefined : deeds[event.key.toLowerCase()];
      if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      deed();
    },
    {
      enabled: enabled && on,
      enableOnFormTags: true,
      ignoreEventWhen: ({ target }) => isTaken(target, scope),
    },
  );
}
