import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rest } from '../../shared/api/rest';
import { toast } from '../../shared/toasts/toast';
import { referralVisit, type Referral } from './referral-visit';

interface ReferralResponse {
  referral: { id: number; referrerName: string | null };
  job: { id: number; title: string } | null;
}

/** What a link carries: the code, and name and address of the person who sent it, with what the server takes of each. */
const IN_ADDRESS = { ref: 20, rn: 160, re: 254 } as const;

/**
 * The referral that brought the visitor, by this address or earlier in the visit. The address is read once and loses
 * it at once: the visitor's own copies of it shall not hold somebody's name and e-mail.
 */
export function useReferral(): Referral | null {
  const [search, setSearch] = useSearchParams();
  const [referral, setReferral] = useState(referralVisit.current);
  const arrived = referralIn(search);
  if (arrived && arrived.code !== referral?.code) setReferral(arrived);

  useEffect(() => {
    if (referral) referralVisit.keep(referral);
  }, [referral]);

  useEffect(() => {
    const names = Object.keys(IN_ADDRESS).filter((name) => search.has(name));
    if (names.length === 0) return;
    const others = new URLSearchParams(search);
    for (const name of names) others.delete(name);
    setSearch(others, { replace: true });
  }, [search, setSearch]);

  // One that the server did not know is asked for again each time that the page is opened: it may be registered by now.
  const asked = useRef('');
  useEffect(() => {
    if (!referral || referral.found || asked.current === referral.code) return;
    asked.current = referral.code;
    void lookUp(referral).then((found) =>
      setReferral((now) => (now?.code === referral.code ? { ...now, found, told: true } : now)),
    );
  }, [referral]);

  return referral;
}

function referralIn(search: URLSearchParams): Referral | null {
  const text = (name: keyof typeof IN_ADDRESS) =>
    (search.get(name) ?? '').trim().slice(0, IN_ADDRESS[name]).toWellFormed();
  const code = text('ref').toUpperCase();
  return code
    ? { code, referrerName: text('rn'), referrerEmail: text('re'), found: null, told: false }
    : null;
}

async function lookUp({ code, referrerName, told }: Referral): Promise<Referral['found']> {
  try {
    const { referral, job } = await rest<ReferralResponse>(
      'GET',
      `/api/referrals/code/${encodeURIComponent(code)}`,
    );
    if (!told) toast.info('Código de indicação válido');
    if (referralVisit.count(code))
      // A click that is not counted disturbs nobody who applies.
      rest('POST', `/api/referrals/${referral.id}/click`).catch(() => referralVisit.uncount(code));
    return {
      referrerName: referral.referrerName || referrerName || 'alguém da nossa equipe',
      jobTitle: job?.title,
    };
  } catch {
    if (!told) toast.info('Código de indicação detectado', 'Ele será registrado com a sua candidatura.');
    return null;
  }
}
