import { Migration } from '@mikro-orm/migrations';
import { BUILT_IN_TEMPLATES } from './built-in-templates.js';

/** The deadline for documents, 'até [data]', becomes a variable of its own: `data` is the day of an interview. */
const NAMES: Array<[old: string, now: string]> = [
  ['até [data]', 'até {{prazo}}'],
  ['[nome]', '{{nome}}'],
  ['[vaga]', '{{vaga}}'],
  ['[data]', '{{data}}'],
  ['[horário]', '{{hora}}'],
  ['[local]', '{{local}}'],
  ['[link de confirmação]', '{{link}}'],
];

/** Replaces the placeholders of unchanged built-in templates by variables. */
export class NameVariables20261121 extends Migration {
  override up(): void {
    for (const { title, content } of BUILT_IN_TEMPLATES) {
      const named = NAMES.reduce((text, [old, now]) => text.replaceAll(old, now), content);
      this.addSql(
        `update message_template set content = $t$${named}$t$ where title = $t$${title}$t$ and content = $t$${content}$t$`,
      );
    }
  }
}
