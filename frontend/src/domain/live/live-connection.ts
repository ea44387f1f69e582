interface LiveListener {
  onEvent: (name: string) => void;
  /** Events may have been missed: everything on the screen has to be refetched. */
  onMissedEvents: () => void;
  /** The server refuses or ends the stream: the session may have ended or changed its permissions. */
  onRefused: () => void;
}

const STREAM_URL = '/api/live';
/** The server sends a heartbeat every 20 s. The connection counts as broken after two missed ones. */
const HEARTBEAT_TIMEOUT_MS = 50_000;
/** Pause before reconnecting after a refusal; doubled each time. */
const MIN_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 30_000;

/**
 * The event stream of a tab. It is open only while the tab is visible: without HTTP/2 a browser opens six connections per
 * site, and tabs in the background would occupy them all.
 */
export class LiveConnection {
  private source: EventSource | undefined;
  private timer?: ReturnType<typeof setTimeout>;
  private retryDelayMs = MIN_RETRY_DELAY_MS;
  private openedBefore = false;

  constructor(private readonly listener: LiveListener) {}

  start(): void {
    document.addEventListener('visibilitychange', this.onVisibilityChange);
    addEventListener('online', this.onOnline);
    this.onVisibilityChange();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.onVisibilityChange);
    removeEventListener('online', this.onOnline);
    this.close();
  }

  private readonly onVisibilityChange = () => {
    if (document.hidden) this.close();
    else if (!this.source) this.open();
  };

  /** Reconnects at once when the network is back. */
  private readonly onOnline = () => {
    this.retryDelayMs = MIN_RETRY_DELAY_MS;
    if (!document.hidden) this.open();
  };

  private open(): void {
    this.close();
    const source = new EventSource(STREAM_URL);
    this.source = source;
    this.restartHeartbeatTimer();
    source.addEventListener('open', () => {
      this.retryDelayMs = MIN_RETRY_DELAY_MS;
      if (this.openedBefore) this.listener.onMissedEvents();
      this.openedBefore = true;
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      this.restartHeartbeatTimer();
      const { name } = JSON.parse(data) as { name: string };
      this.listener.onEvent(name);
    });
    source.addEventListener('beat', () => this.restartHeartbeatTimer());
    source.addEventListener('missed', () => this.listener.onMissedEvents());
    // The session has ended, has a new id after a change of password, or other rights: the next answers show which.
    source.addEventListener('ended', () => {
      this.reopenLater();
      this.listener.onRefused();
    });
    // EventSource reconnects a broken connection itself, but not after a response that is no event stream.
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

  private restartHeartbeatTimer(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), HEARTBEAT_TIMEOUT_MS);
  }

  private reopenLater(): void {
    this.close();
    this.timer = setTimeout(() => this.open(), this.retryDelayMs);
    this.retryDelayMs = Math.min(this.retryDelayMs * 2, MAX_RETRY_DELAY_MS);
  }
}
