import { useEffect, useEffectEvent, useRef, useState, type DOMAttributes } from 'react';

type PauseHandlers = Pick<DOMAttributes<Element>, 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Calls `onEnd` after `durationMs`. The timer pauses while the mouse moves over the element, the focus is inside, or the tab
 * is hidden. A resting mouse or a touch does not pause it, because nothing would resume it.
 * @returns event handlers for the element
 */
export function usePausableTimeout(durationMs: number, onEnd: () => void): PauseHandlers {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(() => document.hidden);
  const remainingMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  const paused = hovered || focused || hidden;
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, remainingMs.current - (Date.now() - startedAt));
    };
  }, [paused]);
  return {
    onPointerMove: ({ pointerType }) => pointerType === 'mouse' && setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
