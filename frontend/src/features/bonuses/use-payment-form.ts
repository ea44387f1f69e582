import { useMutation } from '@apollo/client/react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { PaymentState } from '../../generated/graphql';
import type { Failure } from '../../shared/api/failure';
import { refetchAfterChange } from '../../shared/api/refetch';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { showRefusal } from '../../shared/form/show-refusal';
import { toast } from '../../shared/toasts/toast';
import { PAY_FIRST, PAY_SECOND, type BonusRow } from './bonus-queries';

interface Payment {
  paid: boolean;
  paidDate?: string;
  reason?: string;
}

interface PaymentForm<T extends FieldValues> {
  bonus: BonusRow;
  instalment: 'first' | 'second';
  form: UseFormReturn<T>;
  draft?: { clear: () => void };
  paymentOf: (values: T) => Payment;
  success: [title: string, text: string];
  onClose: () => void;
}

/**
 * Registers or reverses the payment of an instalment. The server rejects it if the instalment is no longer as displayed; the
 * dialog closes also then.
 */
export function usePaymentForm<T extends FieldValues>(options: PaymentForm<T>) {
  const { bonus, instalment, form, draft, paymentOf, success, onClose } = options;
  const [pay] = useMutation(instalment === 'first' ? PAY_FIRST : PAY_SECOND);
  const send = async (values: T) => {
    const payment = paymentOf(values);
    const from: PaymentState = payment.paid ? 'unpaid' : 'paid';
    await pay({ variables: { id: bonus.id, from, ...payment } });
    toast.success(...success);
  };
  const onFailure = (failure: Failure, values: T) => {
    const { code, message, details } = failure;
    if (code !== 'CHANGED_MEANWHILE') return showRefusal(form, 'Erro!', failure);
    // The response to the same request was lost.
    if (details.isOwn) toast.info(ALREADY[paymentOf(values).paid ? 'paid' : 'reversed'], message);
    else toast.info('Nada foi registrado', message);
    void refetchAfterChange(['referral']);
    draft?.clear();
    onClose();
  };
  return useDialogForm({ form, ...(draft && { draft }), send, onFailure, onClose });
}

const ALREADY = { paid: 'O pagamento já estava registrado', reversed: 'O pagamento já estava desfeito' };
