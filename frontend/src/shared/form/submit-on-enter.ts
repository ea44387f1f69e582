import type { KeyboardEvent } from 'react';

const TYPED = ['text', 'email', 'tel', 'password'];

/**
 * For a form whose button waits for the verification: a browser sends nothing by Enter while the button is disabled, so
 * the form itself is asked, and says what is missing.
 */
export const submitOnEnter = (submit: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !TYPED.includes(target.type)) return;
  event.preventDefault();
  submit(event);
};
