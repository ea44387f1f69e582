import { Injectable } from '@nestjs/common';
import { readConfig, url } from '@araucaria/platform';

/** Addresses of the site, for links in messages. */
@Injectable()
export class PublicSite {
  private readonly origin = new URL(readConfig({ PUBLIC_URL: url({ desc: 'https://…' }) }).PUBLIC_URL).origin;

  /** @param path from the root: `/vagas` */
  page(path: string): string {
    return this.origin + path;
  }
}
