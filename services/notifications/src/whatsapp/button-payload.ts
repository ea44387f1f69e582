import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InterviewAnswer } from '@araucaria/contracts';
import type { SecretList } from '@araucaria/platform';

/** The candidate's choice of a button, and the interview's revision in the message with the button. */
export interface ButtonAnswer {
  answer: InterviewAnswer;
  interviewId: string;
  revision: number;
}

/** 22 characters of base64 are 132 bits. The whole payload has at most 79 of the 128 characters that a button may carry. */
const SIGNATURE_CHARACTERS = 22;

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`button:${text}`)
    .digest('base64url')
    .slice(0, SIGNATURE_CHARACTERS);
}

export function signButton({ answer, interviewId, revision }: ButtonAnswer, secret: string): string {
  const text = `${answer}|${interviewId}|${revision}`;
  return `${text}|${signature(text, secret)}`;
}

/** @returns undefined without a signature under one of the secrets */
export function readButton(payload: string, secrets: SecretList): ButtonAnswer | undefined {
  const [, text = '', answer, interviewId = '', revision, received = ''] =
    /^((confirm|reschedule)\|([0-9a-f-]{36})\|(\d{1,9}))\|([\w-]{22})$/.exec(payload) ?? [];
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(signature(text, secret));
    return received.length === expected.length && timingSafeEqual(Buffer.from(received), expected);
  });
  if (!isSigned) return undefined;
  return { answer: answer as InterviewAnswer, interviewId, revision: Number(revision) };
}
