import { earlyInput } from '../shared/ui/early-input';

const BUTTONS = 'button, [role="button"]';

/** Stops keeping clicks on the server's HTML. @returns a function that replays them; call it when React has rendered the page */
export function takeEarlyClicks(): () => void {
  const clicked = earlyInput.stopRecording().map((button) => ({ button, name: nameOf(button) }));
  // Each click in its own task, so that React hydrates and renders before the next one.
  const replayNext = () => {
    const click = clicked.shift();
    if (!click) return;
    const { button, name } = click;
    // A page that was not hydrated has new buttons.
    const present = button.isConnected
      ? button
      : [...document.querySelectorAll<HTMLElement>(BUTTONS)].find((other) => nameOf(other) === name);
    present?.click();
    setTimeout(replayNext);
  };
  return () => void setTimeout(replayNext);
}

const nameOf = (button: HTMLElement): string => button.ariaLabel ?? button.textContent;
