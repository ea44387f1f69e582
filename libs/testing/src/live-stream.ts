import { eventually } from './settle.js';

export interface ServerSentEvent {
  event: string;
  data: unknown;
}

/** An open stream of server-sent events, and what came over it so far. */
export class LiveStream {
  readonly events: ServerSentEvent[] = [];
  /** The server ended it. */
  ended = false;

  constructor(
    readonly response: Response,
    private readonly abort: AbortController,
  ) {
    if (response.headers.get('content-type')?.includes('text/event-stream')) void this.read();
  }

  /** Waits for an event of that name, or of that data. */
  async until(event: string, data: object = {}): Promise<void> {
    const wanted = Object.entries(data);
    const fits = (one: ServerSentEvent) =>
      one.event === event &&
      wanted.every(([key, value]) => (one.data as Record<string, unknown>)[key] === value);
    await eventually(async () => this.events.some(fits));
  }

  close(): void {
    this.abort.abort();
  }

  private async read(): Promise<void> {
    let text = '';
    try {
      for await (const chunk of this.response.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.take(block);
      }
    } catch {
      // Cut off, by the test or by a dying process.
    }
    this.ended = true;
  }

  private take(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const data = field('data');
    if (data !== undefined) this.events.push({ event: field('event') ?? 'message', data: JSON.parse(data) });
  }
}
