import { startTransition, useEffect, useState } from 'react';

interface SearchText {
  /** The text that is searched. */
  value: string;
  /** Makes `text` the value, or leaves the value as it is. */
  onSearch: (text: string) => void;
  /** Pause in typing after which the search runs. */
  debounceMs: number;
  /** Whether a text is not searched. */
  refuses?: (text: string) => boolean;
}

/**
 * The text of a search field that searches when typing pauses, and the function that changes it. The value may follow late,
 * because the address changes in a transition, which typing overtakes on a slow machine.
 */
export function useSearchText({
  value,
  onSearch,
  debounceMs,
  refuses,
}: SearchText): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value);
  /** The last text that was searched. */
  const [searched, setSearched] = useState(value);
  /** As `searched`, but changed together with the value. */
  const [shown, setShown] = useState(value);
  // Back changes the value from outside: the field follows.
  if (value !== shown) {
    setShown(value);
    setSearched(value);
    setText(value);
  }
  const isRefused = refuses?.(text) ?? false;
  useEffect(() => {
    if (text === searched || isRefused) return;
    const timer = setTimeout(() => {
      setSearched(text);
      startTransition(() => {
        setShown(text);
        onSearch(text);
      });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, searched, isRefused, onSearch, debounceMs]);
  return [text, setText];
}
