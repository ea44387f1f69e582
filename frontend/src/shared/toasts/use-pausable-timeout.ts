import { useEffect, useRef, useState, type FocusEventHandler, type PointerEventHandler } from 'react';

interface PauseHandlers {
  onPointerMove: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

/**
 * Calls `onEnd` after `duration` milliseconds, not counting those in which the pointer moves over the element, the focus
 * is in it or the tab is hidden. A pointer that only rests where the element appears does not stop the time, and a touch
 * does not either: neither would ever let it go on. @returns handlers of the element
 */
export function usePausableTimeout(duration: number, onEnd: () => void): PauseHandlers {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(() => document.hidden);
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  const paused = hovered || focused || hidden;
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - startedAt));
    };
  }, [paused]);
  return {
    onPointerMove: ({ pointerType }) => pointerType === 'mouse' && setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
