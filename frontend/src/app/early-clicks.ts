declare global {
  /** Defined by `public/early-clicks.js`: returns the buttons clicked before hydration, in order, and stops recording. */
  var takeEarlyClicks: (() => HTMLElement[]) | undefined;
}

/** Stops the recording of clicks before hydration. @returns a function that replays the recorded clicks */
export function takeEarlyClicks(): () => void {
  const clicked = globalThis.takeEarlyClicks?.() ?? [];
  // Each click in its own task, so that React hydrates and renders before the next one.
  const replayNext = () => {
    const button = clicked.shift();
    if (button?.isConnected) button.click();
    if (clicked.length > 0) setTimeout(replayNext);
  };
  return () => void setTimeout(replayNext);
}
