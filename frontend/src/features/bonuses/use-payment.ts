import { useMutation } from '@apollo/client/react';
import type { PaymentState } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { refetchAfterChange } from '../../shared/api/refetch';
import type { FieldError } from '../../shared/api/rest';
import { toast } from '../../shared/toasts/toast';
import { PAY_FIRST, PAY_SECOND } from './bonus-queries';

interface Payment {
  paid: boolean;
  paidDate?: string;
  reason?: string;
}

/** Registers or reverses the payment of an instalment. The server rejects it if the instalment is no longer as displayed. */
export function usePayment(id: number, instalment: 'first' | 'second') {
  const [payFirst, first] = useMutation(PAY_FIRST);
  const [paySecond, second] = useMutation(PAY_SECOND);

  /**
   * @param showErrors shows errors of the server at the fields of the form
   * @returns whether the dialog can close; true also if this or another user did the same before
   */
  const save = async (
    payment: Payment,
    success: [title: string, text: string],
    showErrors: (fields: readonly FieldError[]) => void,
  ): Promise<boolean> => {
    const from: PaymentState = payment.paid ? 'unpaid' : 'paid';
    try {
      await (instalment === 'first' ? payFirst : paySecond)({ variables: { id, from, ...payment } });
      toast.success(...success);
      return true;
    } catch (error) {
      const { code, message, fields, details } = failureOf(error);
      if (code !== 'CHANGED_MEANWHILE') {
        showErrors(fields);
        toast.destructive('Erro!', fields[0]?.message ?? message);
        return false;
      }
      // The response to the same request was lost.
      if (details.isOwn) toast.info(ALREADY[payment.paid ? 'paid' : 'reversed'], message);
      else toast.info('Nada foi registrado', message);
      void refetchAfterChange(['referral']);
      return true;
    }
  };
  return { save, busy: first.loading || second.loading };
}

const ALREADY = { paid: 'O pagamento já estava registrado', reversed: 'O pagamento já estava desfeito' };
