import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import NodeClam from 'clamscan';
import { AppError, host, log, port, readConfig } from '@araucaria/platform';

/** A file of 5 MB takes clamd well below a second; a visitor waits for the response. */
const SCAN_TIMEOUT_MS = 15_000;

/** Has files scanned by the ClamAV daemon of `CLAMAV_HOST` and `CLAMAV_PORT`. Without them every file passes. */
export class VirusScanner {
  private readonly config = readConfig({
    CLAMAV_HOST: host({ default: undefined }),
    CLAMAV_PORT: port({ default: 3310 }),
  });
  private client?: Promise<NodeClam>;

  /**
   * @throws {AppError} `RESUME_INFECTED`; `UNAVAILABLE` while the daemon cannot be reached or does not respond in time: a file
   * that was not scanned is not stored
   */
  async assertClean(bytes: Buffer): Promise<void> {
    if (!this.config.CLAMAV_HOST) return;
    const { isInfected, viruses } = await this.scan(bytes);
    if (!isInfected) return;
    log.warn({ viruses }, 'an infected file was refused');
    throw new AppError('RESUME_INFECTED');
  }

  private async scan(bytes: Buffer): Promise<{ isInfected: boolean; viruses: string[] }> {
    const timeout = new AbortController();
    try {
      const scanner = await (this.client ??= this.connect());
      return await Promise.race([
        scanner.scanStream(Readable.from([bytes])),
        // The package's own timeout covers the connection only.
        wait(SCAN_TIMEOUT_MS, undefined, { signal: timeout.signal, ref: false }).then(() => {
          throw new Error('the virus scanner did not respond in time');
        }),
      ]);
    } catch (error) {
      log.error({ err: error }, 'a file could not be scanned for viruses');
      throw new AppError('UNAVAILABLE');
    } finally {
      timeout.abort();
    }
  }

  /** Opens no connection: the package opens one for each scan. */
  private connect(): Promise<NodeClam> {
    const { CLAMAV_HOST, CLAMAV_PORT } = this.config;
    return new NodeClam().init({
      // Never the program `clamscan`, which takes half a minute for each file.
      clamscan: { active: false },
      clamdscan: {
        active: true,
        host: CLAMAV_HOST,
        port: CLAMAV_PORT,
        socket: false,
        timeout: SCAN_TIMEOUT_MS,
        localFallback: false,
        bypassTest: true,
      },
      preference: 'clamdscan',
    });
  }
}
