/** An error message with the note that the optimistic change on the screen was rolled back. */
export const withRollbackNote = (message: string): string => `${message} A mudança foi desfeita na tela.`;
