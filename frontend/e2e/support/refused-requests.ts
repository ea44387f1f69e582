import type { Page, Request } from 'playwright-core';

/**
 * Notes the requests of a page that are refused.
 * @returns names the last one, for the error of the console that follows it; empty if there was none
 */
export function refusedRequests(page: Page): () => string {
  let last = '';
  page.on('response', (response) => {
    if (response.status() >= 400) last = `${response.status()} ${nameOf(response.request())}`;
  });
  page.on('requestfailed', (request) => {
    last = `${request.failure()?.errorText ?? 'failed'} ${nameOf(request)}`;
  });
  return () => last && ` (after ${last})`;
}

/** With the operation of GraphQL, whose requests all have one address. */
function nameOf(request: Request): string {
  const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
  return [request.method(), new URL(request.url()).pathname, operation].filter(Boolean).join(' ');
}
