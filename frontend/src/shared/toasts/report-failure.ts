import { failureOf } from '../api/failure';
import { toast } from './toast';

/** Runs what the user asked for, and shows its failure as a toast. @returns whether it succeeded */
export async function reportFailure(
  title: string,
  work: () => Promise<unknown>,
  textOf = (error: unknown): string => failureOf(error).message,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toast.destructive(title, textOf(error));
    return false;
  }
}
