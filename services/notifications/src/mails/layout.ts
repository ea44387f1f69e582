import { html, Html } from './html.js';

/** A mail of the product, in plain words; {@link layOut} gives it its two forms. */
export interface ComposedEmail {
  subject: string;
  /** What inboxes show after the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** What is to be found at a glance. */
  facts?: Array<{ label: string; value: string }>;
  /** Lists of such facts, each under its title. */
  sections?: Array<{ title: string; rows: Array<{ label: string; value: string }> }>;
  /** Numbered, under their title. */
  steps?: { title: string; items: string[] };
  action: { label: string; url: string };
  /** Why the reader gets this. */
  footer: string;
}

const GREEN = '#1f5c45';
const INK = '#1f2a27';
const QUIET = '#5b6864';
const PAPER = '#f2f5f3';
const FONT = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Tables and inline styles, because mail programs know little else; no images, so nothing is lost without them. */
export function layOut(letter: ComposedEmail): { subject: string; text: string; html: string } {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter).source };
}

function asText({
  heading,
  paragraphs,
  facts = [],
  sections = [],
  steps,
  action,
  footer,
}: ComposedEmail): string {
  const list = steps
    ? [`${steps.title}\n${steps.items.map((item, at) => `${at + 1}. ${item}`).join('\n')}`]
    : [];
  const link = `${action.label}: ${action.url}`;
  return [
    heading,
    ...paragraphs,
    ...(facts.length ? [textRows(facts)] : []),
    ...sections.map(({ title, rows }) => `${title}\n${textRows(rows)}`),
    ...list,
    link,
    'Equipe de Pessoas e Cultura\nAraucária Software',
    `--\n${footer}`,
  ].join('\n\n');
}

type Rows = NonNullable<ComposedEmail['facts']>;

const textRows = (rows: Rows) => rows.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** Mail programs differ on CSS for it, not on `<br>`. */
const lines = (text: string) =>
  text.split(/\r?\n/).map((line, at) => (at ? html`<br />${line}` : html`${line}`));

const title = (text: string) => html`<p style="margin:24px 0 8px;font-weight:600">${text}</p>`;

const table = (rows: Rows) =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:0 0 16px;background:${PAPER};border-radius:8px"
  >
    ${rows.map(
      ({ label, value }) =>
        html`<tr>
          <td style="padding:8px 8px 8px 16px;color:${QUIET};vertical-align:top">${label}</td>
          <td style="padding:8px 16px 8px 8px;font-weight:600;word-break:break-word;overflow-wrap:anywhere">
            ${lines(value)}
          </td>
        </tr>`,
    )}
  </table>`;

function asHtml(letter: ComposedEmail): Html {
  const { subject, preview, heading, paragraphs, facts = [], sections = [], steps, action, footer } = letter;
  const paragraph = (text: string) =>
    html`<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines(text)}</p>`;
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
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${PAPER}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
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
                  <td style="padding:28px;color:${INK};font:400 16px/1.55 ${new Html(FONT)}">
                    <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${INK}">${heading}</h1>
                    ${paragraphs.map(paragraph)} ${facts.length ? table(facts) : html``}
                    ${sections.map((section) => html`${title(section.title)}${table(section.rows)}`)} ${list}
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
                    <p style="margin:24px 0 0">Equipe de Pessoas e Cultura<br />Araucária Software</p>
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:18px 28px;border-top:1px solid #dfe6e2;color:${QUIET};font:400 13px/1.5 ${new Html(FONT)}"
                  >
                    ${footer}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}
