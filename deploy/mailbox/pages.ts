import type { MailMessage } from './mail-message.ts';

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#d8dee4, #3a424b); --soft: light-dark(#57606a, #9aa4af); --accent: light-dark(#0b5d3b, #6fd3a2); }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  header { display: flex; align-items: baseline; gap: 1rem; border-bottom: 2px solid var(--accent); padding-bottom: .5rem; }
  h1 { font-size: 1.25rem; margin: 0; flex: 1; }
  a { color: var(--accent); }
  button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: .375rem; padding: .25rem .75rem; min-height: 44px; cursor: pointer; }
  ol { list-style: none; margin: 0; padding: 0; }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem .25rem; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
  li a:hover strong, li a:focus-visible strong { text-decoration: underline; }
  li span, time, dt, .empty { color: var(--soft); }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; overflow-wrap: anywhere; }
  dd { margin: 0; }
  iframe, pre { width: 100%; border: 1px solid var(--line); border-radius: .375rem; background: #fff; color: #111; }
  iframe { height: 60vh; }
  pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: .9375rem/1.5 ui-monospace, monospace; }
  @media (max-width: 40rem) { li a { grid-template-columns: 1fr; } }
`;

const dateTime = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function formatSize(sizeBytes: number): string {
  return sizeBytes < 1_024 ? `${sizeBytes} bytes` : `${Math.ceil(sizeBytes / 1_024)} KB`;
}

function layout({ title, body, head = '' }: { title: string; body: string; head?: string }): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
${head}<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>`;
}

/** The page with all messages. It reloads itself. */
export function listPage(messages: MailMessage[]): string {
  const rows = messages.map(
    ({ id, toHeader, to, subject, received }) => `<li><a href="/messages/${escape(id)}">
  <strong>${escape(subject || '(sem assunto)')}</strong><time datetime="${escape(received)}">${dateTime.format(new Date(received))}</time>
  <span>Para ${escape(toHeader || to.join(', '))}</span>
</a></li>`,
  );
  const body = `<header><h1>Caixa de e-mails</h1>
${messages.length ? '<form method="post" action="/clear"><button>Apagar tudo</button></form>' : ''}</header>
${rows.length ? `<ol>${rows.join('\n')}</ol>` : '<p class="empty">Nenhum e-mail ainda. Tudo que o sistema envia aparece aqui.</p>'}`;
  return layout({
    title: `Caixa de e-mails (${messages.length})`,
    body,
    head: '<meta http-equiv="refresh" content="5">\n',
  });
}

export function messagePage(message: MailMessage): string {
  const { id, subject, fromHeader, from, toHeader, to, received, html, text, attachments } = message;
  const path = `/messages/${escape(id)}`;
  const files = attachments.map(
    ({ name, size: sizeBytes }, index) =>
      `<a href="${path}/attachments/${index}" download="${escape(name)}">${escape(name)}</a> (${formatSize(sizeBytes)})`,
  );
  const body = `<header><h1>${escape(subject || '(sem assunto)')}</h1><a href="/">Voltar</a></header>
<dl>
<dt>De</dt><dd>${escape(fromHeader || from)}</dd>
<dt>Para</dt><dd>${escape(toHeader || to.join(', '))}</dd>
<dt>Recebido</dt><dd>${dateTime.format(new Date(received))}</dd>
${files.length ? `<dt>Anexos</dt><dd>${files.join(', ')}</dd>` : ''}
</dl>
${html ? `<iframe src="${path}/html" title="Conteúdo do e-mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : ''}
${text ? `<details${html ? '' : ' open'}><summary>Texto simples</summary><pre>${escape(text)}</pre></details>` : ''}
<p><a href="${path}/source">Ver a mensagem original</a></p>`;
  return layout({ title: subject || '(sem assunto)', body });
}

/** The mail's own HTML: its inline images are loaded from this server, links open outside the frame. */
export function mailHtml({ id, html, attachments }: MailMessage): string {
  const images = html.replace(/cid:([^"'\s)>]+)/g, (all, contentId: string) => {
    const index = attachments.findIndex(
      (attachment) => attachment.contentId === decodeURIComponent(contentId),
    );
    return index < 0 ? all : `/messages/${id}/attachments/${index}`;
  });
  return `<base target="_blank">${images}`;
}
