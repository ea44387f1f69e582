import { createHmac, timingSafeEqual } from 'node:crypto';

export type Answer = 'confirm' | 'reschedule';

/** What a candidate says with a button, about the interview as it was when the message was sent. */
export interface ButtonAnswer {
  answer: Answer;
  interviewId: string;
  revision: number;
}

/** 132 bits; the whole stays far below the 128 characters that a button may carry. */
const SIGNATURE_LENGTH = 22;

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`button:${text}`).digest('base64url').slice(0, SIGNATURE_LENGTH);
}

export function signButton({ answer, interviewId, revision }: ButtonAnswer, secret: string): string {
  const text = `${answer}|${interviewId}|${revision}`;
  return `${text}|${signature(text, secret)}`;
}

/** @returns undefined for anything that we did not sign */
export function readButton(payload: string, secret: string): ButtonAnswer | undefined {
  const [, text = '', answer, interviewId = '', revision, given = ''] =
    /^((confirm|reschedule)\|([0-9a-f-]{36})\|(\d{1,9}))\|([\w-]{22})$/.exec(payload) ?? [];
  const expected = Buffer.from(signature(text, secret));
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), expected)) return undefined;
  return { answer: answer as Answer, interviewId, revision: Number(revision) };
}
