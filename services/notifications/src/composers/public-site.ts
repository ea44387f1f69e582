import { Injectable } from '@nestjs/common';
import { readConfig, url } from '@araucaria/platform';

/** URLs of the public site, for links in messages. */
@Injectable()
export class PublicSite {
  private readonly origin = new URL(readConfig({ PUBLIC_URL: url({ desc: 'https://…' }) }).PUBLIC_URL).origin;

  /** 'Minha candidatura'. */
  readonly areaUrl = this.page('/minha-candidatura');

  /** @param path with a leading slash: `/vagas` */
  page(path: string): string {
    return this.origin + path;
  }

  /** A page with a token in the fragment, which browsers do not send to servers. */
  pageWithToken(path: string, token: string): string {
    return `${this.page(path)}#${token}`;
  }
}
