import { solveCaptcha } from './captcha.js';
import type { Fetch } from './fetch-over.js';
import { LiveStream } from './live-stream.js';

/** A response of the gateway; `body` is parsed if it is JSON, otherwise text. */
export interface ApiResponse<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

/** An HTTP client that behaves like a browser on the site: it keeps cookies and sends `Sec-Fetch-Site`. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** @param fetch sends the requests; by default over connections that all visitors share */
  constructor(
    private readonly url: string,
    private readonly fetch: Fetch = globalThis.fetch,
  ) {}

  /** Cookies by name, for a browser that continues the session. */
  get cookieJar(): ReadonlyMap<string, string> {
    return this.cookies;
  }

  get = <T>(path: string) => this.send<T>('GET', path);
  delete = <T>(path: string) => this.send<T>('DELETE', path);
  post = <T>(path: string, body?: unknown) => this.send<T>('POST', path, body);
  put = <T>(path: string, body?: unknown) => this.send<T>('PUT', path, body);

  /** Uploads a file as the form's field `resume`. */
  upload<T>(bytes: Uint8Array, filename = 'curriculo.pdf'): Promise<ApiResponse<T>> {
    const form = new FormData();
    form.set('resume', new File([new Uint8Array(bytes)], filename, { type: 'application/pdf' }));
    return this.send<T>('POST', '/api/resume/upload', form);
  }

  /** Logs in with a solved CAPTCHA; the session cookie is kept if the status is 200. */
  async login(username: string, password: string): Promise<ApiResponse> {
    return this.post('/api/auth/login', { username, password, recaptchaToken: await this.solveCaptcha() });
  }

  solveCaptcha(): Promise<string> {
    return solveCaptcha(this.url, this.fetch);
  }

  async graphql<T>(
    query: string,
    variables: object = {},
  ): Promise<ApiResponse<{ data: T; errors?: Array<{ message: string; extensions: { code: string } }> }>> {
    return this.send('POST', '/graphql', { query, variables });
  }

  /**
   * Opens a stream of server-sent events.
   * @param url base URL of another replica of the gateway
   */
  async listen(path: string, url = this.url): Promise<LiveStream> {
    const abort = new AbortController();
    const response = await this.fetch(url + path, { headers: this.cookieHeader(), signal: abort.signal });
    return new LiveStream(response, abort);
  }

  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<T>> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const response = await this.fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        // A browser sends this with requests from the site itself.
        'sec-fetch-site': 'same-origin',
        ...this.cookieHeader(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    this.keepCookies(response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text ? JSON.parse(text) : text) as T,
    };
  }

  private cookieHeader(): Record<string, string> {
    if (!this.cookies.size) return {};
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value && !/max-age=0|expires=thu, 01 jan 1970/i.test(line))
        this.cookies.set(pair.slice(0, at), value);
      else this.cookies.delete(pair.slice(0, at));
    }
  }
}
