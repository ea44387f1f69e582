import type { KeyboardEvent } from 'react';

const TEXT_TYPES = ['text', 'email', 'tel', 'password'];

/**
 * Submits a form by Enter although its button is disabled until the captcha is solved: browsers do not, and the user would
 * not learn what is missing.
 */
export const submitOnEnter = (submit: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !TEXT_TYPES.includes(target.type)) return;
  event.preventDefault();
  submit(event);
};
