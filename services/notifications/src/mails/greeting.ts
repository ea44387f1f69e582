/** Anybody may type any address and any name: only what can be a name is sent to a stranger's inbox. */
export const greetable = (name: string) => /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name);

export const greeting = (firstName: string) => `Olá${greetable(firstName) ? `, ${firstName}` : ''}!`;
