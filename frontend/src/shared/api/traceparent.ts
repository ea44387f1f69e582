const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;

let trace = { path: '', id: '' };

/**
 * Headers that make a call part of the trace of its page (W3C Trace Context). All calls of one page view share a trace id, so
 * an operator finds them together. The flag `00` leaves it to the gateway whether the trace is recorded.
 */
export function traceHeaders(): { traceparent: string } {
  const { pathname } = location;
  if (trace.path !== pathname) trace = { path: pathname, id: randomHex(TRACE_ID_BYTES) };
  return { traceparent: `00-${trace.id}-${randomHex(SPAN_ID_BYTES)}-00` };
}

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
