import { eventually } from './settle.js';

export interface ServerSentEvent {
  event: string;
  data: unknown;
}

/** An open stream of server-sent events with the events received so far. */
export class LiveStream {
  readonly events: ServerSentEvent[] = [];
  /** Whether the stream has ended, by either side. */
  ended = false;

  constructor(
    readonly response: Response,
    private readonly abort: AbortController,
  ) {
    if (response.headers.get('content-type')?.includes('text/event-stream')) void this.read();
  }

  /** Waits for an event of this name whose data contains the fields of `data`; throws after 15 s. */
  async until(event: string, data: object = {}): Promise<void> {
    const expected = Object.entries(data);
    const matches = (received: ServerSentEvent) =>
      received.event === event &&
      expected.every(([key, value]) => (received.data as Record<string, unknown>)[key] === value);
    await eventually(async () => this.events.some(matches));
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
        for (const block of blocks) this.parse(block);
      }
    } catch {
      // Aborted by the test, or broken by a process that was killed.
    }
    this.ended = true;
  }

  private parse(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const data = field('data');
    if (data !== undefined) this.events.push({ event: field('event') ?? 'message', data: JSON.parse(data) });
  }
}
