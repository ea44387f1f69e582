import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JobView } from '@araucaria/contracts';
import { log } from '@araucaria/platform';
import type { CandidateArea } from '../candidate-area/area-views.js';
import { inlineScripts } from './inline-scripts.js';

/** A job, or the error that GraphQL returns instead of it. */
export type JobResult = JobView | { message: string; extensions: Record<string, unknown> };

/** A job as lists show it. */
export type ListedJob = JobView & { summary: string };

/** The data that a page is rendered from. The browser fetches what is missing. */
export interface PageData {
  jobs?: readonly ListedJob[] | undefined;
  job?: { id: number; result: JobResult };
  /** Of the person to whom the page is sent. */
  area?: CandidateArea;
}

export interface RenderedPage {
  title: string;
  description?: string;
  styles: string;
  html: string;
  data: string;
}

/** The exports of `frontend/src/app/server.tsx`. */
interface Renderer {
  prepare(): Promise<unknown>;
  isKnown(path: string): boolean;
  modulesAt(path: string): readonly string[];
  render(path: string, data: PageData): RenderedPage;
}

interface Chunk {
  file: string;
  imports?: string[];
  /** What the chunk loads later. The script of the template loads the application. */
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** The built site: the template of its pages, its renderer, and the list of files that each page needs. */
export class SiteBundle {
  private constructor(
    readonly template: string,
    /** Sources of the content security policy that allow the inline scripts of the template. */
    readonly scriptSources: readonly string[],
    private readonly renderer: Renderer | undefined,
    private readonly chunks: Record<string, Chunk>,
  ) {}

  /** undefined: the site has not been built. Without a server build, browsers render every page. */
  static async load(folder: string): Promise<SiteBundle | undefined> {
    const page = join(folder, 'index.html');
    if (!existsSync(page)) return undefined;
    const { html: template, sources } = inlineScripts(readFileSync(page, 'utf8'), folder);
    const server = join(folder, 'server');
    if (!existsSync(join(server, 'server.mjs'))) {
      log.warn({ folder }, 'the site has no server build: its pages are rendered by browsers only');
      return new SiteBundle(template, sources, undefined, {});
    }
    const renderer = (await import(pathToFileURL(join(server, 'server.mjs')).href)) as Renderer;
    await renderer.prepare();
    const chunks = JSON.parse(readFileSync(join(server, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
    return new SiteBundle(template, sources, renderer, chunks);
  }

  /** Whether the site has a page at the path. Without a server build every path counts as known. */
  isKnown(path: string): boolean {
    return this.renderer?.isKnown(path) ?? true;
  }

  render(path: string, data: PageData): RenderedPage | undefined {
    return this.renderer?.render(path, data);
  }

  /** The modules that the page needs besides the application. */
  modulesAt(path: string): readonly string[] {
    return this.renderer?.modulesAt(path) ?? [];
  }

  /** The files of the application with these modules that the template does not load. */
  filesOf(modules: readonly string[]): string[] {
    const files = new Set<string>();
    const add = (name: string) => {
      const chunk = this.chunks[name];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(add);
    };
    const start = Object.values(this.chunks).find(({ isEntry }) => isEntry);
    for (const name of [...(start?.dynamicImports ?? []), ...modules]) add(name);
    return [...files].filter((file) => !this.template.includes(file));
  }
}
