import { COMPANY_NAME, linkedParts } from '@araucaria/contracts';
import { html, Html } from './html.js';

/** Texts of an e-mail, without markup; {@link renderEmail} renders them as HTML and as plain text. */
export interface EmailContent {
  subject: string;
  /** Inboxes show it after the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Addresses of the web in the paragraphs and details become links. Only for texts of staff: anyone may apply with a foreign address. */
  hasLinks?: boolean;
  /** The paragraphs end with a signature. */
  isSigned?: boolean;
  details?: Array<{ label: string; value: string }>;
  /** Further tables of labelled values, each with a title. */
  sections?: Array<{ title: string; rows: Array<{ label: string; value: string }> }>;
  steps?: { title: string; items: string[] };
  /** Pages, each with a line about it. */
  links?: Array<{ label: string; note: string; url: string }>;
  action: { label: string; url: string };
  /** See `FOOTERS`. */
  footer: string;
  footerLink?: { label: string; url: string };
  /** Where the reader ends e-mails of this kind. */
  unsubscribe?: { label: string; url: string };
}

export const TEAM = 'Equipe de Pessoas e Cultura';

const GREEN = '#1f5c45';
const INK = '#1f2a27';
const MUTED = '#5b6864';
const PAPER = '#f2f5f3';
/**
 * The colours of mail programs in a dark theme. Programs without `prefers-color-scheme` keep the inline ones, or invert them
 * themselves. The green of the heading and of the button is the same in both.
 */
const DARK_STYLE = html`<style>
  :root {
    color-scheme: light dark;
  }
  @media (prefers-color-scheme: dark) {
    .paper {
      background: #121816 !important;
    }
    .card {
      background: #1c2421 !important;
      border-color: #35423d !important;
    }
    .ink {
      color: #e5ece9 !important;
    }
    .muted {
      color: #a8b5b0 !important;
      border-color: #35423d !important;
    }
    .link {
      color: #8fd3b5 !important;
    }
  }
</style>`;
const FONT = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/**
 * Renders with tables and inline styles, because many mail programs support little else, and without images, which many
 * programs block.
 */
export function renderEmail(content: EmailContent): RenderedEmail {
  return { subject: content.subject, text: asText(content), html: asHtml(content).source };
}

function asText({
  heading,
  paragraphs,
  isSigned,
  details = [],
  sections = [],
  steps,
  links = [],
  action,
  footer,
  footerLink,
  unsubscribe,
}: EmailContent): string {
  const list = steps
    ? [`${steps.title}\n${steps.items.map((item, at) => `${at + 1}. ${item}`).join('\n')}`]
    : [];
  const link = `${action.label}: ${action.url}`;
  return [
    heading,
    ...paragraphs,
    ...(details.length ? [textRows(details)] : []),
    ...sections.map(({ title, rows }) => `${title}\n${textRows(rows)}`),
    ...list,
    ...links.map(({ label, note, url }) => `${label} (${note})\n${url}`),
    link,
    ...(isSigned ? [] : [`${TEAM}\n${COMPANY_NAME}`]),
    `--\n${footerLink ? `${footerLink.label}: ${footerLink.url}\n` : ''}${footer}`,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ].join('\n\n');
}

type Rows = NonNullable<EmailContent['details']>;

const textRows = (rows: Rows) => rows.map(({ label, value }) => `${label}: ${value}`).join('\n');

type Write = (text: string) => Html[];

/** Line breaks as `<br>`, which all mail programs support; `white-space` in CSS they do not. */
const lines: Write = (text) =>
  text.split(/\r?\n/).map((line, at) => (at ? html`<br />${line}` : html`${line}`));

/** As {@link lines}, with links. */
const linesWithLinks: Write = (text) =>
  linkedParts(text).flatMap((part) =>
    part.address === undefined
      ? lines(part.text)
      : html`<a href="${part.address}" class="link" style="color:${GREEN}">${part.text}</a>`,
  );

const title = (text: string) => html`<p style="margin:24px 0 8px;font-weight:600">${text}</p>`;

const table = (rows: Rows, write: Write = lines) =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    class="paper"
    style="margin:0 0 16px;background:${PAPER};border-radius:8px"
  >
    ${rows.map(
      ({ label, value }) =>
        html`<tr>
          <td class="muted" style="padding:8px 8px 8px 16px;color:${MUTED};vertical-align:top">${label}</td>
          <td style="padding:8px 16px 8px 8px;font-weight:600;word-break:break-word;overflow-wrap:anywhere">
            ${write(value)}
          </td>
        </tr>`,
    )}
  </table>`;

const pageLink = ({ label, note, url }: NonNullable<EmailContent['links']>[number]) =>
  html`<p style="margin:0 0 12px;overflow-wrap:anywhere">
    <a href="${url}" class="link" style="color:${GREEN};font-weight:600">${label}</a><br />
    <span class="muted" style="color:${MUTED}">${note}</span>
  </p>`;

function asHtml(content: EmailContent): Html {
  const {
    subject,
    preview,
    heading,
    paragraphs,
    hasLinks,
    isSigned,
    details = [],
    sections = [],
    steps,
    links = [],
    action,
    footer,
    footerLink,
    unsubscribe,
  } = content;
  const write = hasLinks ? linesWithLinks : lines;
  const paragraph = (text: string) =>
    html`<p style="margin:0 0 16px;overflow-wrap:anywhere">${write(text)}</p>`;
  const list = steps
    ? html`${title(steps.title)}
        <ol style="margin:0 0 16px;padding-left:22px">
          ${steps.items.map((item) => html`<li style="margin:0 0 6px">${item}</li>`)}
        </ol>`
    : html``;
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        ${DARK_STYLE}
        <title>${subject}</title>
      </head>
      <body class="paper" style="margin:0;padding:0;background:${PAPER}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="paper"
          style="background:${PAPER}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                class="card"
                style="max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden;border:1px solid #dfe6e2"
              >
                <tr>
                  <td
                    style="background:${GREEN};padding:20px 28px;color:#ffffff;font:600 17px/1.4 ${new Html(FONT)}"
                  >
                    Araucária Talentos
                  </td>
                </tr>
                <tr>
                  <td class="ink" style="padding:28px;color:${INK};font:400 16px/1.55 ${new Html(FONT)}">
                    <h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${INK}">
                      ${heading}
                    </h1>
                    ${paragraphs.map(paragraph)} ${details.length ? table(details, write) : html``}
                    ${sections.map((section) => html`${title(section.title)}${table(section.rows)}`)} ${list}
                    ${links.map(pageLink)}
                    <table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 8px">
                      <tr>
                        <td style="background:${GREEN};border-radius:8px">
                          <a
                            href="${action.url}"
                            style="display:inline-block;padding:13px 22px;color:#ffffff;font-weight:600;text-decoration:none"
                            >${action.label}</a
                          >
                        </td>
                      </tr>
                    </table>
                    ${isSigned ? html`` : html`<p style="margin:24px 0 0">${TEAM}<br />${COMPANY_NAME}</p>`}
                  </td>
                </tr>
                <tr>
                  <td
                    class="muted"
                    style="padding:18px 28px;border-top:1px solid #dfe6e2;color:${MUTED};font:400 13px/1.5 ${new Html(FONT)}"
                  >
                    ${
                      footerLink
                        ? html`<a href="${footerLink.url}" class="link" style="color:${GREEN}"
                              >${footerLink.label}</a
                            ><br />`
                        : html``
                    }${footer}
                    ${
                      unsubscribe
                        ? html`<br /><a href="${unsubscribe.url}" class="muted" style="color:${MUTED}"
                              >${unsubscribe.label}</a
                            >`
                        : html``
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}
