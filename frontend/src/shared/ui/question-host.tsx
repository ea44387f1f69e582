import { useEffect, useSyncExternalStore } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { questions } from './ask';

/** Shows the question that waits for an answer; mounted once for the staff area. */
export function QuestionHost() {
  const question = useSyncExternalStore(questions.subscribe, questions.current);
  useEffect(() => questions.drop, []);
  if (!question) return null;
  const { title, text, confirm, cancel, color = 'primary', answer } = question;
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel={cancel}
      color={color}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {text}
    </ConfirmDialog>
  );
}
