declare global {
  /** Of `public/early-clicks.js`: the buttons that were clicked so far, in their order. It keeps no more. */
  var takeEarlyClicks: (() => HTMLElement[]) | undefined;
}

/** Stops the keeping of clicks, as the page looks after them from now on. What comes back repeats those kept. */
export function takeEarlyClicks(): () => void {
  const clicked = globalThis.takeEarlyClicks?.() ?? [];
  // Each in a task of its own: React takes over what a click needs, and draws what it changes, before the next.
  const repeatNext = () => {
    const button = clicked.shift();
    if (button?.isConnected) button.click();
    if (clicked.length > 0) setTimeout(repeatNext);
  };
  return () => void setTimeout(repeatNext);
}
