/** What the last first click was on. */
let clicked: Element | null = null;

/**
 * The second click of a double click counts only where the first one was. A button that has appeared under the pointer since then
 * was not read, and a click beside a dialog that has just opened would close it.
 * @returns ends it
 */
export function ignoreStrayClicks(): () => void {
  const check = (event: MouseEvent) => {
    const { target, detail } = event;
    const control = target instanceof Element ? controlOf(target) : null;
    if (detail < 2) clicked = control;
    else if (control !== clicked) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  addEventListener('click', check, true);
  return () => removeEventListener('click', check, true);
}

/** A click on a label is followed by one on its field, which may stand elsewhere. */
function controlOf(target: Element): Element {
  const control = target.closest('button, a, label') ?? target;
  return (control instanceof HTMLLabelElement && control.control) || control;
}
