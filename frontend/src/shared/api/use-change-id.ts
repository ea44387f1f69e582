import { useRef } from 'react';
import { randomId } from '../browser/random-id';

/**
 * Returns the id of a change by its contents. It stays the same while the user sends the same change again: the first response may
 * have been lost, and the server recognises the change that it has made.
 */
export function useChangeId(): (contents: unknown) => string {
  const last = useRef({ contents: '', id: '' });
  return (contents) => {
    const text = JSON.stringify(contents);
    if (text !== last.current.contents) last.current = { contents: text, id: randomId() };
    return last.current.id;
  };
}
