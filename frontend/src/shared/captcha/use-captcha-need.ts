import { useEffect, useState, type RefObject } from 'react';
import { useFirstInteraction } from '../ui/use-first-interaction';
import { useNearViewport } from '../ui/use-near-viewport';

const FORM_EVENTS = ['focusin', 'input', 'change', 'drop'] as const;

/** Whether a field has the focus or an entry: from before hydration, or from a draft. */
const isInUse = (form: HTMLFormElement): boolean =>
  form.contains(document.activeElement) ||
  [...form.querySelectorAll('input')].some(({ type, value, checked }) =>
    type === 'checkbox' || type === 'radio' ? checked : value !== '',
  );

/**
 * Whether the widget at this place is needed: the visitor has begun to fill in its form, or has come near it. Its code is a quarter of
 * all that a form loads, and those who only read the page do without.
 */
export function useCaptchaNeed(place: RefObject<Element | null>): boolean {
  const hasInteracted = useFirstInteraction();
  const isNear = useNearViewport(place);
  const [isFormUsed, setFormUsed] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || isFormUsed) return;
    const use = () => setFormUsed(true);
    if (isInUse(form)) use();
    for (const type of FORM_EVENTS) form.addEventListener(type, use);
    return () => {
      for (const type of FORM_EVENTS) form.removeEventListener(type, use);
    };
  }, [place, isFormUsed]);
  return isFormUsed || (hasInteracted && isNear);
}
