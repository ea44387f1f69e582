/** The documents that a contract needs, as the e-mail that asks for them and 'Minha candidatura' list them. */
export const HIRING_DOCUMENTS = [
  'Documento de identidade e CPF',
  'Comprovante de residência dos últimos três meses',
  'Carteira de trabalho digital',
  'Comprovante de escolaridade',
  'Dados bancários para o pagamento do salário',
] as const;
