const FIELDS = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads what the visitor has typed, ticked and chosen in the server's HTML, and the focus, before React renders the page anew.
 * @returns a function that repeats it in the rendered page
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>(FIELDS)].filter(({ id }) => id);
  const restoreFields = fields.map(restorationOf).filter((restore) => restore !== undefined);
  const restoreFocus = focusOf(root);
  return () => {
    for (const restore of restoreFields) restore();
    restoreFocus();
  };
}

/** undefined: the visitor has not changed the field. */
function restorationOf(field: Field): (() => void) | undefined {
  const { id } = field;
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const isChanged = [...field.options].some((option) => option.selected !== option.defaultSelected);
    return isChanged ? () => enter(id, 'value', value, 'change') : undefined;
  }
  if (field instanceof HTMLInputElement && field.type === 'file') {
    const { files } = field;
    return files?.length ? () => enter(id, 'files', files, 'change') : undefined;
  }
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    return field.checked === field.defaultChecked ? undefined : () => document.getElementById(id)?.click();
  const { value } = field;
  return value === field.defaultValue ? undefined : () => enter(id, 'value', value, 'input');
}

/** Sets a property as the browser does. React replaces the setter of an element to notice changes by scripts, and ignores them. */
function enter(id: string, property: 'value' | 'files', value: unknown, event: 'input' | 'change'): void {
  const field = document.getElementById(id);
  if (!field) return;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

function focusOf(root: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!focused?.id || !root.contains(focused)) return () => undefined;
  const selection =
    focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
      ? ([focused.selectionStart, focused.selectionEnd] as const)
      : undefined;
  return () => {
    const field = document.getElementById(focused.id);
    field?.focus({ preventScroll: true });
    // Fields without a text cursor, such as e-mail addresses, have no selection.
    if (
      selection?.[0] !== null &&
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    )
      field.setSelectionRange(...(selection ?? [null, null]));
  };
}
