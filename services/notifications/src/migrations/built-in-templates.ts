import type { SaveMessageTemplate } from '@araucaria/contracts';

/** Message templates of a new installation, which staff may change or delete. Part of a migration: never edited. */
export const BUILT_IN_TEMPLATES: SaveMessageTemplate[] = [
  {
    title: 'Confirmação de entrevista',
    type: 'email',
    content: `Olá, {{nome}}!

Temos o prazer de convidar você para a próxima etapa do processo seletivo da vaga {{vaga}}.

Data: {{data}}
Horário: {{hora}} (horário de Brasília)
Local ou link: {{local}}

Para confirmar a sua presença, acesse: {{link}}

Se precisar de outro horário ou de algum recurso de acessibilidade, responda a este e-mail: vamos encontrar a melhor forma.

Até breve,
Equipe de Pessoas e Cultura
Araucária Software`,
  },
  {
    title: 'Lembrete de entrevista',
    type: 'whatsapp',
    content: `Olá, {{nome}}! 👋 Passando para lembrar da sua entrevista para a vaga {{vaga}}:

📅 {{data}}
🕐 {{hora}} (horário de Brasília)
📍 {{local}}

Se tiver qualquer imprevisto, é só responder por aqui. Boa entrevista! 🍀`,
  },
  {
    title: 'Solicitação de documentos',
    type: 'email',
    content: `Olá, {{nome}}!

Ficamos muito felizes em seguir com a sua contratação para a vaga {{vaga}}. Para preparar o contrato, precisamos dos documentos abaixo, em PDF ou foto legível:

- Documento de identidade e CPF
- Comprovante de residência dos últimos três meses
- Carteira de trabalho digital
- Comprovante de escolaridade
- Dados bancários para o pagamento do salário

Você pode responder a este e-mail com os arquivos até {{prazo}}. Eles serão usados somente para a sua contratação e guardados com segurança, como pede a LGPD.

Qualquer dúvida, estamos à disposição.

Um abraço,
Equipe de Pessoas e Cultura
Araucária Software`,
  },
  {
    title: 'Confirmação rápida',
    type: 'whatsapp',
    content: `Olá, {{nome}}! ✅ A sua entrevista para a vaga {{vaga}} está marcada para {{data}}, às {{hora}}. Você confirma a presença? Responda SIM ou toque no link: {{link}}`,
  },
];
