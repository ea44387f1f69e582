import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as the collector received it. */
export interface CollectedSpan {
  /** `service.name` of the process that sent it. */
  process: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentSpanId: string;
  attributes: Record<string, string | number | boolean | undefined>;
}

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
}

interface OtlpRequest {
  resourceSpans: Array<{
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: Array<{
      spans: Array<Omit<CollectedSpan, 'process' | 'attributes'> & { attributes?: OtlpAttribute[] }>;
    }>;
  }>;
}

export interface OtlpCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans: CollectedSpan[];
  /** All that was received, as JSON. */
  received: () => string;
  stop(): Promise<void>;
}

/** Starts a collector that keeps the spans that it receives as OTLP over HTTP in JSON. */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const spans: CollectedSpan[] = [];
  const requests: OtlpRequest[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push(body as OtlpRequest);
      spans.push(...spansOf(body as OtlpRequest));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    received: () => JSON.stringify(requests),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansOf({ resourceSpans }: OtlpRequest): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const process = String(toRecord(resource.attributes)['service.name']);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ name, traceId, spanId, parentSpanId = '', attributes = [] }) => ({
        ...{ process, name, traceId, spanId, parentSpanId },
        attributes: toRecord(attributes),
      })),
    );
  });
}

const toRecord = (attributes: OtlpAttribute[]): CollectedSpan['attributes'] =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue, boolValue } }) => [
      key,
      stringValue ?? intValue ?? doubleValue ?? boolValue,
    ]),
  );
