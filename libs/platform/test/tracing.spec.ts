import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { AppError } from '../src/app-error.js';
import { EntrySampler } from '../src/tracing-sdk.js';
import {
  currentTraceIds,
  currentTraceparent,
  disableTracing,
  enableTracing,
  startRequestSpan,
  withChildSpan,
  withSpan,
} from '../src/tracing.js';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const sampled = `00-${TRACE_ID}-00f067aa0ba902b7-01`;
const exporter = new InMemorySpanExporter();

function start(share: number): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const spanProcessors = [new SimpleSpanProcessor({ exporter })];
  trace.setGlobalTracerProvider(new TracerProvider({ sampler: new EntrySampler(share), spanProcessors }));
  enableTracing();
}
const names = () => exporter.getFinishedSpans().map(({ name }) => name);

afterEach(() => {
  disableTracing();
  trace.disable();
  context.disable();
  exporter.reset();
});

describe('a request of a client', () => {
  it('continues the trace id of the client', () => {
    start(1);
    startRequestSpan(sampled)?.end('GET /', {}, false);

    expect(exporter.getFinishedSpans()[0]?.spanContext().traceId).toBe(TRACE_ID);
  });

  it('is not recorded because the client asks for it', () => {
    start(0);
    startRequestSpan(sampled)?.end('GET /', {}, false);

    expect(names()).toEqual([]);
  });

  it.each(['', 'x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `${sampled}-more`])(
    'gets a trace of its own when the header is %j',
    (header) => {
      start(1);
      startRequestSpan(header)?.end('GET /', {}, false);

      expect(names()).toEqual(['GET /']);
      expect(exporter.getFinishedSpans()[0]?.spanContext().traceId).not.toBe(TRACE_ID);
    },
  );

  it('decides about all spans below it', async () => {
    start(0);
    const span = startRequestSpan(undefined);
    const header = await span?.run(() => withSpan('call', {}, async () => currentTraceparent()));

    expect(header).toMatch(/-00$/);
    await withSpan('in the service', { parent: header }, async () => undefined);
    span?.end('GET /', {}, false);
    expect(names()).toEqual([]);
  });
});

describe('a span', () => {
  it('follows the decision of another process of the product', async () => {
    start(0);
    await withSpan('call', { parent: sampled }, async () => undefined);

    expect(names()).toEqual(['call']);
  });

  it.each([
    [new AppError('SLOT_TAKEN', 'Ana Lima tem este horário'), 'SLOT_TAKEN'],
    [new TypeError('Ana Lima'), 'TypeError'],
    ['Ana Lima', 'unknown'],
  ])('holds the type of an error and never its message', async (error, type) => {
    start(1);
    const failing = withSpan('call', {}, () => Promise.reject(error as Error));

    await expect(failing).rejects.toBe(error);
    const [span] = exporter.getFinishedSpans();
    expect(span?.attributes).toEqual({ 'error.type': type });
    expect([span?.events, span?.status.message]).toEqual([[], undefined]);
  });

  it('is not started by work outside of a trace if it is a detail', async () => {
    start(1);
    await withChildSpan('select', {}, async () => undefined);

    expect(names()).toEqual([]);
  });
});

it('gives log lines no ids and other processes no header without tracing', async () => {
  expect(startRequestSpan(sampled)).toBeUndefined();
  const ids = await withSpan('call', {}, async () => [currentTraceIds(), currentTraceparent()]);

  expect(ids).toEqual([undefined, undefined]);
});
