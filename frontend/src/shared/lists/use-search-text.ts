import { useEffect, useState } from 'react';

interface SearchText {
  /** The text that is searched. */
  value: string;
  onSearch: (text: string) => void;
  /** Pause in typing after which the search runs. */
  debounceMs: number;
  /** Whether a text is not searched. */
  refuses?: (text: string) => boolean;
}

/** The text of a search field that searches when typing pauses, and the function that changes it. */
export function useSearchText({
  value,
  onSearch,
  debounceMs,
  refuses,
}: SearchText): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [searched, setSearched] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    // Back changes the value from outside: the field follows. The value of its own search may arrive while typing goes on.
    if (value !== searched) {
      setSearched(value);
      setText(value);
    }
  }
  const isRefused = refuses?.(text) ?? false;
  useEffect(() => {
    if (text === value || isRefused) return;
    const timer = setTimeout(() => {
      setSearched(text);
      onSearch(text);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, value, isRefused, onSearch, debounceMs]);
  return [text, setText];
}
