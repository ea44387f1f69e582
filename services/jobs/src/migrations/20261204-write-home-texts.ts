import { Migration } from '@mikro-orm/migrations';

/** What the product does by itself; administrators replace it. Nothing is said about the team until they write it. */
const HIRING = `1. **Candidatura.** Você envia o currículo em PDF e confere os dados. A confirmação chega por e-mail.
2. **Análise.** A equipe lê a sua candidatura. Em *Minha candidatura* você vê em que etapa ela está.
3. **Entrevista.** O convite traz o dia, a hora e quem conversa com você. Você confirma ou pede outro horário por um link.`;

/** Texts of the home page that administrators write. */
export class WriteHomeTexts20261204 extends Migration {
  override up(): void {
    this.addSql(`
      create table home_texts (
        is_only boolean primary key default true constraint home_texts_only check (is_only),
        hiring text,
        team text
      );
      insert into home_texts (hiring) values ($t$${HIRING}$t$);
    `);
  }
}
