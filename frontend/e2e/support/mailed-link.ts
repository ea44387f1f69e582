import { eventually, type TestSystem } from '@araucaria/testing';

/** The path of the link to a page of candidates in a mail to this address. */
export const mailedLink = (system: TestSystem, to: string, subject: string): Promise<string> =>
  eventually(() => {
    const mail = system.mailbox
      .messages()
      .find((message) => message.subject.startsWith(subject) && message.to.includes(to));
    const path = /\/(?:confirmar|minha)-candidatura#[\w-]{43}/.exec(mail?.text ?? '')?.[0];
    return Promise.resolve(path);
  });
