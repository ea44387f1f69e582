import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { JobsRpc, RpcClient } from '@araucaria/contracts';
import { LiveEvents } from '@araucaria/messaging/queues';
import { rpcToken } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';
import { SESSION_COOKIE } from '../session/session-cookie.js';

const PATH = '/api/jobs';
/** Milliseconds. Events drop the list long before; this bounds what a lost one may cost. */
const LIFE = 5_000;

/**
 * The vacancies that everybody may see, kept as the bytes that are sent: the most read answer of the product. Visitors
 * without a session get it before sessions, guards and Nest; any change of a vacancy, anywhere, drops it.
 */
@Injectable()
export class PublicJobList implements OnModuleInit, BeforeApplicationShutdown {
  private bytes?: Buffer;
  private loading?: Promise<Buffer>;
  /** Counts the drops: a list that was asked for before a change must not be kept after it. */
  private generation = 0;
  private expiresAt = 0;
  private live?: LiveEvents;

  constructor(@Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>) {}

  onModuleInit(): void {
    this.live = new LiveEvents(
      (messages) => messages.some(({ name }) => name.startsWith('job.')) && this.drop(),
      () => this.drop(),
    );
  }

  beforeApplicationShutdown(): void {
    this.live?.close();
  }

  drop(): void {
    this.generation++;
    this.bytes = undefined;
    this.loading = undefined;
  }

  /** Answers `GET /api/jobs` of visitors without a session; everybody else goes on to the controller. */
  serve(app: FastifyInstance): void {
    const isKept = gatewayConfig().jobListCache;
    app.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET' || pathOf(request.url) !== PATH) return;
      if (request.headers.cookie?.includes(`${SESSION_COOKIE}=`)) return;
      const bytes = isKept ? (this.kept() ?? (await this.load())) : await this.read();
      reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
      return reply.send(bytes);
    });
  }

  private kept(): Buffer | undefined {
    return Date.now() < this.expiresAt ? this.bytes : undefined;
  }

  /** One question for all who ask meanwhile. */
  private load(): Promise<Buffer> {
    return (this.loading ??= this.loadOnce(this.generation).finally(() => (this.loading = undefined)));
  }

  private async loadOnce(generation: number): Promise<Buffer> {
    const bytes = await this.read();
    if (generation === this.generation) {
      this.bytes = bytes;
      this.expiresAt = Date.now() + LIFE;
    }
    return bytes;
  }

  private async read(): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await this.jobs.list({})));
  }
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
