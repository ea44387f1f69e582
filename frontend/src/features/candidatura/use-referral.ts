import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rest } from '../../shared/api/rest';
import { toast } from '../../shared/toasts/toast';

interface ReferralAnswer {
  referral: { id: number; referrerName: string | null };
  job: { id: number; title: string } | null;
}

export interface Referral {
  code: string;
  /** From the link; the server's own record wins over it. */
  referrerName: string;
  referrerEmail: string;
  /** Set when the server knows the code. */
  found: { referrerName: string; jobTitle: string | undefined } | null;
}

/** The referral that the link carries: `ref`, and `rn` and `re` of the person who sent it. */
export function useReferral(): Referral | null {
  const [search] = useSearchParams();
  const code = search.get('ref')?.trim().toUpperCase() ?? '';
  const referrerName = search.get('rn')?.trim() ?? '';
  const [found, setFound] = useState<Referral['found']>(null);
  const asked = useRef('');

  useEffect(() => {
    if (!code || asked.current === code) return;
    asked.current = code;
    void lookUp(code, referrerName).then(setFound);
  }, [code, referrerName]);

  return code ? { code, referrerName, referrerEmail: search.get('re')?.trim() ?? '', found } : null;
}

async function lookUp(code: string, nameInLink: string): Promise<Referral['found']> {
  try {
    const { referral, job } = await rest<ReferralAnswer>(
      'GET',
      `/api/referrals/code/${encodeURIComponent(code)}`,
    );
    toast.info('Código de indicação válido');
    // A click that is not counted disturbs nobody who applies.
    void rest('POST', `/api/referrals/${referral.id}/click`).catch(() => undefined);
    return { referrerName: referral.referrerName ?? nameInLink, jobTitle: job?.title };
  } catch {
    toast.info('Código de indicação detectado', 'Ele será registrado com a sua candidatura.');
    return null;
  }
}
