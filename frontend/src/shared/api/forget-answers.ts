import { publicAnswers } from './public-answers';

type Forget = () => Promise<unknown>;
const others = new Set<Forget>();

/** Another store of answers, which may never be loaded, asks to be told. */
export const onForget = (forget: Forget): void => void others.add(forget);

/** Forgets what the previous user saw, and asks again for what is on screen. */
export async function forgetAnswers(): Promise<void> {
  publicAnswers.forget();
  await Promise.all([...others].map((forget) => forget()));
}
