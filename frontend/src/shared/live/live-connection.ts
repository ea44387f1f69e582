/** What happened, and to whom: `candidate.applied` with its `candidateId`. */
interface LiveEvent {
  name: string;
  [id: string]: string | number;
}

interface LiveListener {
  /** Something happened. */
  onEvent: (message: LiveEvent) => void;
  /** Something may have happened that nobody told: whatever is on the screen has to be asked for again. */
  onMissedEvents: () => void;
  /** The feed is not to be had: the session may be over, or not reach so far any more. */
  onRefused: () => void;
}

const FEED = '/api/live';
/** Milliseconds. The server gives a sign of life every 20 s; after two of them went missing the line is dead. */
const SILENCE = 50_000;
/** Milliseconds before the next try when the server refuses; twice as long each time. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * The one feed of a tab. It is open while the tab is seen: a browser keeps six connections to a site that has no
 * HTTP/2, and tabs in the background would take them all.
 */
export class LiveConnection {
  private source?: EventSource;
  private timer?: ReturnType<typeof setTimeout>;
  private pause = FIRST_PAUSE;
  private openedBefore = false;

  constructor(private readonly listener: LiveListener) {}

  start(): void {
    document.addEventListener('visibilitychange', this.follow);
    addEventListener('online', this.reopen);
    this.follow();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.follow);
    removeEventListener('online', this.reopen);
    this.close();
  }

  private readonly follow = () => {
    if (document.hidden) this.close();
    else if (!this.source) this.open();
  };

  /** The network is back: the next try is due now, however long the pause has become. */
  private readonly reopen = () => {
    this.pause = FIRST_PAUSE;
    if (!document.hidden) this.open();
  };

  private open(): void {
    this.close();
    const source = new EventSource(FEED);
    this.source = source;
    this.expectSigns();
    source.addEventListener('open', () => {
      this.pause = FIRST_PAUSE;
      if (this.openedBefore) this.listener.onMissedEvents();
      this.openedBefore = true;
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      this.expectSigns();
      this.listener.onEvent(JSON.parse(data) as LiveEvent);
    });
    source.addEventListener('beat', () => this.expectSigns());
    source.addEventListener('missed', () => this.listener.onMissedEvents());
    // The session is over, or goes on under a new id after a change of the password: the next try will tell.
    source.addEventListener('ended', () => this.reopenLater());
    // A line that breaks comes back by itself; an answer that is no feed does not.
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED || source !== this.source) return;
      this.reopenLater();
      this.listener.onRefused();
    });
  }

  private close(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = undefined;
  }

  private expectSigns(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), SILENCE);
  }

  private reopenLater(): void {
    this.close();
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
