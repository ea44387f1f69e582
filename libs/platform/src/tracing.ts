import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  context,
  createContextKey,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { AppError } from './app-error.js';

export { SpanKind } from '@opentelemetry/api';

/**
 * The attributes that a span may have, by the semantic conventions of OpenTelemetry where these have a name. Each holds a
 * name of our code, a code or a count. None holds a value of a request, so a trace holds no personal data.
 */
interface SpanAttributes {
  'http.request.method'?: string;
  /** The template of the route, without values. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'graphql.operation.name'?: string;
  'rpc.system'?: 'araucaria';
  'rpc.service'?: string;
  'rpc.method'?: string;
  'db.system.name'?: 'postgresql';
  'db.namespace'?: string;
  'db.operation.name'?: string;
  'db.collection.name'?: string;
  'messaging.system'?: 'bullmq' | 'smtp' | 'whatsapp';
  'messaging.destination.name'?: string;
  'messaging.message.id'?: string;
  'messaging.operation.type'?: 'send' | 'process';
  'araucaria.attempt'?: number;
  'araucaria.outcome'?: string;
  /** An error code of ours, or the name of the error's class; never its message, which may quote values. */
  'error.type'?: string;
}

interface SpanOptions {
  kind?: SpanKind;
  attributes?: SpanAttributes;
  /** W3C `traceparent` of another process of the product, whose decision about sampling holds; default the active span. */
  parent?: string | null | undefined;
}

/** Marks a context whose parent is a client outside of the product, which decides nothing about sampling. */
export const UNTRUSTED_PARENT = createContextKey('araucaria untrusted parent');

const TRACER_NAME = 'araucaria';
let enabled = false;

/** Switches spans on. Called after the SDK is registered; before it all functions of this module do nothing. */
export function enableTracing(): void {
  enabled = true;
}

export function disableTracing(): void {
  enabled = false;
}

/**
 * Runs `work` in a new span that ends with it. The span of an error gets its type, and the status `error` if it is not the
 * caller's. Without tracing it only calls `work`.
 */
export async function withSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  if (!enabled) return work();
  const span = startSpan(name, options, parentOf(options.parent));
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** {@link withSpan} inside of a recorded span, and `work` alone elsewhere: a poll of the background starts no trace. */
export function withChildSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return isRecording() ? withSpan(name, options, work) : work();
}

/** Whether a span is active and recorded. */
export function isRecording(): boolean {
  return enabled && trace.getActiveSpan()?.isRecording() === true;
}

/** W3C `traceparent` of the active span, for other processes; undefined without tracing. */
export function currentTraceparent(): string | undefined {
  const span = enabled ? trace.getActiveSpan() : undefined;
  return span && toTraceparent(span);
}

/** Ids of the active span for log lines; undefined without tracing. */
export function currentTraceIds(): { traceId: string; spanId: string } | undefined {
  const span = enabled ? trace.getActiveSpan() : undefined;
  if (!span) return undefined;
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId };
}

/** A span whose work is not one function, such as a request. */
export interface OpenSpan {
  /** Runs `work` with this span as the active one. */
  run<T>(work: () => T): T;
  /** Ends the span under its final name. */
  end(name: string, attributes: SpanAttributes, failed: boolean): void;
}

/**
 * Starts the span of a request of a client outside of the product.
 * @param traceparent header of the client: its ids are used; its sampling flag is ignored, so that a client cannot make every
 *   request of its own be recorded
 * @returns undefined without tracing
 */
export function startRequestSpan(traceparent: string | undefined): OpenSpan | undefined {
  if (!enabled) return undefined;
  const remote = traceparent === undefined ? null : parseTraceParent(traceparent);
  const parent = remote
    ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, traceFlags: TraceFlags.NONE, isRemote: true })
    : ROOT_CONTEXT;
  const untrusted = parent.setValue(UNTRUSTED_PARENT, true);
  const span = startSpan('request', { kind: SpanKind.SERVER }, untrusted);
  const active = trace.setSpan(ROOT_CONTEXT, span);
  return {
    run: (work) => context.with(active, work),
    end: (name, attributes, failed) => {
      span.updateName(name);
      span.setAttributes(attributes as Record<string, string | number>);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/**
 * Starts a span that the caller ends, for instance of each message of a batch.
 * @returns undefined without tracing; otherwise the `traceparent` for the receiver, and the function that ends the span
 */
export function startMessageSpan(
  name: string,
  options: SpanOptions,
): { traceparent: string; end: () => void } | undefined {
  if (!enabled) return undefined;
  const span = startSpan(name, options, parentOf(options.parent));
  return { traceparent: toTraceparent(span), end: () => span.end() };
}

function startSpan(
  name: string,
  { kind = SpanKind.INTERNAL, attributes }: SpanOptions,
  parent: Context,
): Span {
  return trace
    .getTracer(TRACER_NAME)
    .startSpan(name, { kind, attributes: attributes as Record<string, string | number> }, parent);
}

function parentOf(traceparent: string | null | undefined): Context {
  if (traceparent === undefined) return context.active();
  const remote = traceparent === null ? null : parseTraceParent(traceparent);
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
}

function toTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** A refused input is the caller's error; the span itself did what it should. */
function markFailed(span: Span, error: unknown): void {
  const isOwn = error instanceof AppError;
  span.setAttribute('error.type', isOwn ? error.code : error instanceof Error ? error.name : 'unknown');
  if (!isOwn || error.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}
