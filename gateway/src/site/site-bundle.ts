import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JobView } from '@araucaria/contracts';
import { log } from '@araucaria/platform';

/** What is known of a page's jobs when it is rendered; what is missing the browser asks for. */
export interface PageMetadata {
  jobs?: readonly JobView[];
  job?: { id: number; answer: JobView | { message: string; extensions: Record<string, unknown> } };
}

export interface RenderedPage {
  title: string;
  description?: string;
  styles: string;
  html: string;
  data: string;
}

/** What `frontend/src/app/server.tsx` exports. */
interface Renderer {
  prepare(): Promise<unknown>;
  isKnown(path: string): boolean;
  moduleAt(path: string): string | undefined;
  render(path: string, facts: PageMetadata): RenderedPage;
}

interface Chunk {
  file: string;
  imports?: string[];
}

/** The built site as the gateway uses it: its one page, its server build, and what each page needs of the browser's. */
export class SiteBundle {
  private constructor(
    readonly template: string,
    private readonly renderer: Renderer | undefined,
    private readonly chunks: Record<string, Chunk>,
  ) {}

  /** Undefined where the site has not been built. Without its server build every page is rendered by the browser. */
  static async load(folder: string): Promise<SiteBundle | undefined> {
    const page = join(folder, 'index.html');
    if (!existsSync(page)) return undefined;
    const template = readFileSync(page, 'utf8');
    const server = join(folder, 'server');
    if (!existsSync(join(server, 'server.mjs'))) {
      log.warn({ folder }, 'the site has no server build: its pages are rendered by browsers only');
      return new SiteBundle(template, undefined, {});
    }
    const renderer = (await import(pathToFileURL(join(server, 'server.mjs')).href)) as Renderer;
    await renderer.prepare();
    const chunks = JSON.parse(readFileSync(join(server, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
    return new SiteBundle(template, renderer, chunks);
  }

  /** Without a server build every address is the site's own business. */
  isKnown(path: string): boolean {
    return this.renderer?.isKnown(path) ?? true;
  }

  render(path: string, facts: PageMetadata): RenderedPage | undefined {
    return this.renderer?.render(path, facts);
  }

  /** What is fetched along with the entry, where an address has something of its own; undefined: it has not. */
  moduleAt(path: string): string | undefined {
    return this.renderer?.moduleAt(path);
  }

  /** The files of a module that the template does not name yet. */
  filesOf(module: string): string[] {
    const files = new Set<string>();
    const add = (name: string) => {
      const chunk = this.chunks[name];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(add);
    };
    add(module);
    return [...files].filter((file) => !this.template.includes(file));
  }
}
