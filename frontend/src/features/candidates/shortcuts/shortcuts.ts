import { useCallback, useSyncExternalStore } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { SELECTABLE_STATUSES, statusLabel } from '../../../domain/candidates/candidate-status';

/** The single-key shortcuts, as the help lists them. */
export const SHORTCUTS: ReadonlyArray<
  readonly [keys: string, action: string, scope: 'lista' | 'detalhe' | 'ambos']
> = [
  ['/', 'Ir para a busca', 'lista'],
  ['J', 'Próximo candidato', 'ambos'],
  ['K', 'Candidato anterior', 'ambos'],
  ['Enter ou O', 'Abrir o candidato em foco', 'lista'],
  ['X', 'Selecionar o candidato em foco', 'lista'],
  ['B', 'Mudar o status dos selecionados', 'lista'],
  ...SELECTABLE_STATUSES.map(
    (status, index) => [String(index + 1), `Status: ${statusLabel(status)}`, 'ambos'] as const,
  ),
  ['S', 'Ajustar o score', 'detalhe'],
  ['R', 'Reprovar, com o motivo e o e-mail', 'detalhe'],
  ['G', 'Agendar uma entrevista', 'detalhe'],
  ['A', 'Aprovar, com o e-mail', 'detalhe'],
  ['C', 'Mostrar o currículo', 'ambos'],
  ['Z', 'Desfazer a última mudança (por 8 segundos)', 'ambos'],
  ['?', 'Esta ajuda', 'ambos'],
];

/** Actions by key, in lower case. */
export type KeyActions = Record<string, (() => void) | undefined>;

/** The digits 1 to 6 set one of six statuses. */
export const statusActions = (change: (status: (typeof SELECTABLE_STATUSES)[number]) => void): KeyActions =>
  Object.fromEntries(SELECTABLE_STATUSES.map((status, index) => [String(index + 1), () => change(status)]));

const STORAGE_KEY = 'atalhos-desligados';
const listeners = new Set<() => void>();
const areOn = () => localStorage.getItem(STORAGE_KEY) !== 'true';
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the shortcuts are on. Users of speech input must be able to switch off single-key shortcuts (WCAG 2.1.4). */
export function useShortcutsOn(): [on: boolean, set: (on: boolean) => void] {
  const set = useCallback((on: boolean) => {
    localStorage.setItem(STORAGE_KEY, String(!on));
    for (const listener of listeners) listener();
  }, []);
  return [useSyncExternalStore(subscribe, areOn), set];
}

const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';
const CHOICE_WIDGETS = '[role=combobox], [role=listbox], [role=menu], [role=grid]';

/** Whether the focused element uses the key itself (text field, list, calendar), or lies outside `scope`. */
function isIgnored(target: EventTarget | null, scope: string | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(`${TEXT_FIELDS}, ${CHOICE_WIDGETS}`)) return true;
  const dialog = target.closest('[role=dialog]');
  // A dialog that has just opened has the focus on its container.
  if (!dialog) return scope !== null && !target.querySelector(`[id="${scope}"]`);
  return dialog.id !== scope;
}

/**
 * Handles single keys on the page (`scope` null) or in the dialog with the id `scope`, never in text fields and lists.
 * Compares the produced character, not the pressed key: `?` needs Shift on most keyboards.
 */
export function useShortcuts(actions: KeyActions, scope: string | null, enabled = true): void {
  const [on] = useShortcutsOn();
  useHotkeys(
    '*',
    (event) => {
      const action =
        event.repeat && event.key !== 'j' && event.key !== 'k' ? undefined : actions[event.key.toLowerCase()];
      if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action();
    },
    {
      enabled: enabled && on,
      enableOnFormTags: true,
      ignoreEventWhen: ({ target }) => isIgnored(target, scope),
    },
  );
}
