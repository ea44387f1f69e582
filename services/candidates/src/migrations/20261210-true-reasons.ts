import { Migration } from '@mikro-orm/migrations';
import { BUILT_IN_REASONS } from './built-in-reasons.js';

/** Sentences of built-in reasons that offered a second application for the same job, which is not kept (decision 043). */
const SENTENCES: ReadonlyArray<{ was: string; is: string }> = [
  {
    was: `Se você tem esse requisito e ele não apareceu no currículo, ou se uma outra vaga combinar com o seu perfil, candidate-se de novo.`,
    is: `Se você tem esse requisito e ele não apareceu no currículo, responda a este e-mail. E se outra vaga combinar com o seu perfil, candidate-se: será um prazer ler a sua candidatura.`,
  },
  {
    was: `Se ainda tiver interesse em trabalhar na {{empresa}}, candidate-se de novo quando for possível.`,
    is: `Se ainda tiver interesse em trabalhar na {{empresa}}, responda a este e-mail ou candidate-se a outra vaga quando for possível.`,
  },
];

/** Rewrites the built-in texts that are as they were delivered. */
export class TrueReasons20261210 extends Migration {
  override up(): void {
    for (const { was, is } of SENTENCES)
      for (const { message } of BUILT_IN_REASONS.filter((reason) => reason.message.includes(was)))
        this.addSql(
          `update rejection_reason set message = $t$${message.replace(was, is)}$t$, version = version + 1
           where btrim(replace(message, chr(13), ''), E' \\n') = $t$${message}$t$`,
        );
  }
}
