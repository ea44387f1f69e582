import { startTransition, useCallback, useEffect, useState } from 'react';

interface SearchText {
  value: string;
  /** Makes `text` the value, or leaves the value as it is. */
  onSearch: (text: string) => void;
  /** Pause in typing after which the search runs. */
  debounceMs: number;
  /** Whether a text is not searched. */
  refuses?: (text: string) => boolean;
}

type SearchedText = [text: string, setText: (text: string) => void, searchNow: () => void];

/**
 * The text of a search field that searches when typing pauses, and the functions that change it and search it at once: when the field is
 * left, so that a button that is pressed next, to clear the search for example, finds nothing to be searched later. The value may follow late,
 * because the address changes in a transition, which typing overtakes on a slow machine.
 */
export function useSearchText({ value, onSearch, debounceMs, refuses }: SearchText): SearchedText {
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
  const isPending = text !== searched && !isRefused;
  const searchNow = useCallback(() => {
    if (!isPending) return;
    setSearched(text);
    startTransition(() => {
      setShown(text);
      onSearch(text);
    });
  }, [text, isPending, onSearch]);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(searchNow, debounceMs);
    return () => clearTimeout(timer);
  }, [isPending, searchNow, debounceMs]);
  return [text, setText, searchNow];
}
