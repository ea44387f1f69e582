import { Agent } from 'node:http';
import { applicant, resumePdf } from './applicants.js';
import { fetchOver } from './fetch-over.js';
import type { LiveStream } from './live-stream.js';
import type { TestSystem } from './systems/test-system.js';
import { Visitor, type ApiResponse } from './visitor.js';

const RECONNECT_DELAY_MS = 1_000;
const POLL_INTERVAL_MS = 50;
/** Between two requests of one loop: the load is to be steady, not the most that the machine bears. */
const PAUSE_MS = 20;

interface FailedRequest {
  what: string;
  /** Milliseconds since the start of the load. */
  atMs: number;
  /** Status and body, or the error of the connection. */
  reason: string;
}

/**
 * Sends requests as visitors and staff do, until it is stopped: applications with and without a résumé, logins, lists, public
 * pages and streams of live updates. It repeats nothing by itself: each request that fails is counted.
 */
export class SteadyLoad {
  readonly failed: FailedRequest[] = [];
  /** E-mail addresses of the accepted applications. */
  readonly applied: string[] = [];
  requests = 0;
  /** Streams of live updates that were opened again after their gateway had closed them. */
  reconnects = 0;
  slowestMs = 0;

  private readonly startedAt = Date.now();
  private running = true;
  private loops: Array<Promise<void>> = [];

  private constructor(
    private readonly system: TestSystem,
    private readonly credentials: { username: string; password: string },
    private readonly listener: Visitor,
    /** First number of the applicants, see `applicant`. */
    private person: number,
  ) {}

  static async start(
    system: TestSystem,
    credentials: { username: string; password: string },
    firstPerson: number,
  ): Promise<SteadyLoad> {
    // Also a stream that is opened again needs a connection of its own, as `newVisitor` says.
    const listener = new Visitor(system.url, fetchOver(false));
    await listener.login(credentials.username, credentials.password);
    const load = new SteadyLoad(system, credentials, listener, firstPerson);
    const [reader, other] = [await load.newStaff(), await load.newStaff()];
    load.loops = [
      load.repeat(() => load.apply(false)),
      load.repeat(() => load.apply(true)),
      load.repeat(() => load.logIn()),
      load.repeat(() => load.request('list', () => reader.get('/api/candidates?limit=20'))),
      load.repeat(() => load.request('profile', () => other.get('/api/auth/me'))),
      load.repeat(() => load.request('jobs', () => load.newVisitor().get('/api/jobs'))),
      load.repeat(() => load.request('page', () => load.newVisitor().get('/vagas'))),
      load.follow(),
    ];
    return load;
  }

  /** Milliseconds since the start of the load. */
  get elapsedMs(): number {
    return Date.now() - this.startedAt;
  }

  /** Waits for the responses to the last requests. */
  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.loops);
  }

  private async repeat(work: () => Promise<unknown>): Promise<void> {
    while (this.running) {
      await work();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  private async apply(withResume: boolean): Promise<void> {
    const person = applicant(this.person++);
    const visitor = this.newVisitor();
    const uploaded = withResume
      ? await this.request('upload', async () =>
          visitor.upload<{ resumeUrl?: string }>(await resumePdf(`Joana Prado ${this.person}`, person.email)),
        )
      : undefined;
    const recaptchaToken = await this.captcha(visitor);
    if (!recaptchaToken) return;
    const response = await this.request('application', () =>
      visitor.post('/api/candidates', { ...person, resumeUrl: uploaded?.body.resumeUrl, recaptchaToken }),
    );
    if (response?.status === 201) this.applied.push(person.email);
  }

  /**
   * A visitor with a connection for each request. Over one that has been idle for longer than a gateway drains, a request may be sent at
   * the moment in which the gateway closes it: browsers send it again, a client of Node reports it as failed.
   */
  private newVisitor(): Visitor {
    return new Visitor(this.system.url, fetchOver(false));
  }

  /** A logged-in user with one connection, which is used all the time. */
  private async newStaff(): Promise<Visitor> {
    const connection = new Agent({ keepAlive: true, maxSockets: 1 });
    const staff = new Visitor(this.system.url, fetchOver(connection));
    const { username, password } = this.credentials;
    await staff.login(username, password);
    return staff;
  }

  private async captcha(visitor: Visitor): Promise<string | undefined> {
    try {
      return await visitor.solveCaptcha();
    } catch (error) {
      this.fail('captcha', error);
      return undefined;
    }
  }

  private async logIn(): Promise<void> {
    const { username, password } = this.credentials;
    const visitor = this.newVisitor();
    const login = await this.request('login', () => visitor.login(username, password));
    if (login) await this.request('logout', () => visitor.post('/api/auth/logout'));
  }

  /** Holds a stream of live updates open, as a screen does: a browser connects again a second after the end of one. */
  private async follow(): Promise<void> {
    let stream: LiveStream | undefined;
    while (this.running) {
      if (stream?.ended) {
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS));
        this.reconnects++;
        stream = undefined;
      }
      stream ??= await this.listen();
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
    stream?.close();
  }

  private async listen(): Promise<LiveStream | undefined> {
    this.requests++;
    try {
      const stream = await this.listener.listen('/api/live');
      if (stream.response.status === 200) return stream;
      this.fail('live updates', stream.response.status);
    } catch (error) {
      this.fail('live updates', error);
    }
    return undefined;
  }

  private async request<T>(
    what: string,
    send: () => Promise<ApiResponse<T>>,
  ): Promise<ApiResponse<T> | undefined> {
    const sentAt = Date.now();
    this.requests++;
    try {
      const response = await send();
      this.slowestMs = Math.max(this.slowestMs, Date.now() - sentAt);
      if (response.status < 400) return response;
      this.fail(what, `${response.status} ${JSON.stringify(response.body).slice(0, 200)}`);
    } catch (error) {
      this.fail(what, error);
    }
    return undefined;
  }

  private fail(what: string, reason: unknown): void {
    // Not an `instanceof`: errors of fetch are of another realm in Jest.
    const { cause } = reason as { cause?: { code?: string; message?: string } };
    const detail = cause ? `: ${cause.code ?? ''} ${cause.message ?? ''}` : '';
    this.failed.push({ what, atMs: this.elapsedMs, reason: `${String(reason)}${detail}` });
  }
}
