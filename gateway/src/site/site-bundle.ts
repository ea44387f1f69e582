import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CandidateArea, JobView } from '@araucaria/contracts';
import { log } from '@araucaria/platform';
import type { HomePart } from '../jobs/home-parts.js';
import type { ShownPicture } from '../jobs/shown-picture.js';
import type { JobState } from '../jobs/job-closing.js';
import { inlineScripts } from './inline-scripts.js';

/** A job as lists show it. */
export type ListedJob = JobView & JobState & { summary: string };

/** A job as its page shows it. */
type ShownJob = ListedJob & { descriptionHtml: string };

/** A job, or the error that GraphQL returns instead of it. */
export type JobResult = ShownJob | { message: string; extensions: Record<string, unknown> };

/** The data that a page is rendered from. The browser fetches what is missing. */
export interface PageData {
  jobs?: readonly ListedJob[] | undefined;
  job?: { id: number; result: JobResult; similar?: readonly ListedJob[] };
  /** Of the home page. */
  homeParts?: readonly HomePart[];
  homePicture?: ShownPicture | null;
  /** Of the person to whom the page is sent. */
  area?: CandidateArea;
}

export interface RenderedPage {
  title: string;
  description?: string;
  /** Elements for the head. */
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
  /** Its style sheets. */
  css?: string[];
  /** Fonts and pictures of its style sheets. */
  assets?: string[];
}

/** Spaces that every page would carry. */
const INDENT = /\n\s+/g;

/** The built site: the template of its pages, its renderer, and the list of files that each page needs. */
export class SiteBundle {
  private constructor(
    readonly template: string,
    /** Sources of the content security policy that allow the inline scripts of the template. */
    readonly scriptSources: readonly string[],
    private readonly renderer: Renderer | undefined,
    private readonly chunks: Record<string, Chunk>,
    /** Texts of the style sheets by file. */
    private readonly sheets: ReadonlyMap<string, string>,
  ) {}

  /** undefined: the site has not been built. Without a server build, browsers render every page. */
  static async load(folder: string): Promise<SiteBundle | undefined> {
    const page = join(folder, 'index.html');
    if (!existsSync(page)) return undefined;
    const source = readFileSync(page, 'utf8').replace(INDENT, '\n');
    const { html: template, sources } = inlineScripts(source, folder);
    const server = join(folder, 'server');
    if (!existsSync(join(server, 'server.mjs'))) {
      log.warn({ folder }, 'the site has no server build: its pages are rendered by browsers only');
      return new SiteBundle(template, sources, undefined, {}, new Map());
    }
    const renderer = (await import(pathToFileURL(join(server, 'server.mjs')).href)) as Renderer;
    await renderer.prepare();
    const chunks = JSON.parse(readFileSync(join(server, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
    const sheets = Object.values(chunks).flatMap(({ css = [] }) => css);
    const texts = new Map(sheets.map((file) => [file, readFileSync(join(folder, file), 'utf8').trim()]));
    return new SiteBundle(template, sources, renderer, chunks, texts);
  }

  /** Whether the site has a page at the path. Without a server build every path counts as known. */
  isKnown(path: string): boolean {
    return this.renderer?.isKnown(path) ?? true;
  }

  render(path: string, data: PageData): RenderedPage | undefined {
    const rendered = this.renderer?.render(path, data);
    return rendered && { ...rendered, styles: this.stylesOf(this.modulesAt(path)) + rendered.styles };
  }

  /** The modules that the page needs besides the application. */
  modulesAt(path: string): readonly string[] {
    return this.renderer?.modulesAt(path) ?? [];
  }

  /** The files of the application with these modules that the template does not load. */
  filesOf(modules: readonly string[]): string[] {
    const files = this.chunksOf(modules).map(({ file }) => file);
    return [...new Set(files)].filter((file) => !this.template.includes(file));
  }

  /** The fonts of these modules, without which their text would be drawn twice. */
  fontsOf(modules: readonly string[]): string[] {
    const assets = this.chunksOf(modules).flatMap((chunk) => chunk.assets ?? []);
    return [...new Set(assets)].filter((file) => file.endsWith('.woff2'));
  }

  /**
   * The style sheets of the application with these modules, in the HTML, so that the page is complete with its first response. Vite
   * loads the style sheets of a module before the module, unless the page has a link to them. Browsers request nothing for these
   * links, because their type is unknown; a disabled style sheet would be requested.
   */
  private stylesOf(modules: readonly string[]): string {
    const files = [...new Set(this.chunksOf(modules).flatMap(({ css = [] }) => css))];
    const text = files.map((file) => this.sheets.get(file)).join('');
    const links = files.map((file) => `<link rel="stylesheet" type="text/x-inlined" href="/${file}">`);
    return text && `<style>${text}</style>${links.join('')}`;
  }

  /** The chunks of the application with these modules, each after those that it imports. */
  private chunksOf(modules: readonly string[]): Chunk[] {
    const found = new Set<string>();
    const chunks: Chunk[] = [];
    const add = (name: string) => {
      const chunk = this.chunks[name];
      if (!chunk || found.has(name)) return;
      found.add(name);
      chunk.imports?.forEach(add);
      chunks.push(chunk);
    };
    const start = Object.values(this.chunks).find(({ isEntry }) => isEntry);
    for (const name of [...(start?.dynamicImports ?? []), ...modules]) add(name);
    return chunks;
  }
}
