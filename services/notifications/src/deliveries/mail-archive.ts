import { Injectable } from '@nestjs/common';
import { SpanKind, readConfig, url, withSpan } from '@araucaria/platform';

const REQUEST_TIMEOUT_MS = 10_000;

/**
 * The archive or catcher at `MAIL_ARCHIVE_URL`, which stores copies of all mails that are sent. It has Mailpit's HTTP API; the
 * mailbox of `npm start` and of docker-compose has this part of it too.
 */
@Injectable()
export class MailArchive {
  private readonly config = readConfig({
    MAIL_ARCHIVE_URL: url({
      default: '',
      desc: 'http://user:password@host:port of a mail archive with the API of Mailpit',
    }),
  });
  private readonly address = this.config.MAIL_ARCHIVE_URL ? new URL(this.config.MAIL_ARCHIVE_URL) : undefined;

  /** False: copies of mails are stored nowhere that is known. */
  get isConfigured(): boolean {
    return this.address !== undefined;
  }

  /**
   * Deletes the copies of a mail. It is no error if there are none.
   * @param messageKey the part of the Message-ID before the domain
   * @throws when the archive does not confirm it; repeating it does no harm
   */
  delete(messageKey: string): Promise<void> {
    const span = { kind: SpanKind.CLIENT } as const;
    return withSpan('delete archived e-mail', span, async () => {
      const { username, password, origin, pathname } = this.address as URL;
      const query = new URLSearchParams({ query: `message-id:${messageKey}` });
      const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
      const response = await fetch(
        `${origin}${pathname.replace(/\/$/, '')}/api/v1/search?${query.toString()}`,
        {
          method: 'DELETE',
          headers: username ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } : {},
          redirect: 'error',
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        },
      );
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the mail archive answered ${response.status}`);
    });
  }
}
