/** What the server refused after the screen had shown it. */
export const withRollbackNote = (message: string): string => `${message} A mudança foi desfeita na tela.`;
