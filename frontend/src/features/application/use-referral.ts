import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cleanLine, firstChars } from '@araucaria/contracts/domain';
import { rest } from '../../shared/api/rest';
import { toast } from '../../shared/toasts/toast';
import { referralVisit, type Referral } from './referral-visit';

/** Parameters of a referral link (code, name and e-mail of the referrer) with their maximal length on the server. */
const URL_PARAMETERS = { ref: 20, rn: 160, re: 254 } as const;

/** All codes consist of letters and digits. Other text is no code: no user would receive a bonus for it. */
const LOOKS_LIKE_CODE = /^[A-Z0-9]{4,20}$/;

/**
 * The referral from this URL or from earlier in the visit. Its parameters are removed from the URL at once, so that copies
 * of the URL do not contain the referrer's name and e-mail.
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
    const names = Object.keys(URL_PARAMETERS).filter((name) => search.has(name));
    if (names.length === 0) return;
    const others = new URLSearchParams(search);
    for (const name of names) others.delete(name);
    setSearch(others, { replace: true });
  }, [search, setSearch]);

  // An unknown code is looked up again whenever the page is opened: it may be registered by then.
  const lookedUpCode = useRef('');
  useEffect(() => {
    if (!referral || referral.found || lookedUpCode.current === referral.code) return;
    lookedUpCode.current = referral.code;
    void lookUp(referral).then((found) =>
      setReferral((now) => (now?.code === referral.code ? { ...now, found, isAnnounced: true } : now)),
    );
  }, [referral]);

  return referral;
}

function referralIn(search: URLSearchParams): Referral | null {
  const text = (name: keyof typeof URL_PARAMETERS) =>
    firstChars(cleanLine(search.get(name) ?? ''), URL_PARAMETERS[name]);
  const code = text('ref').toUpperCase();
  return LOOKS_LIKE_CODE.test(code)
    ? { code, referrerName: text('rn'), referrerEmail: text('re'), found: null, isAnnounced: false }
    : null;
}

async function lookUp({ code, referrerName, isAnnounced }: Referral): Promise<Referral['found']> {
  try {
    const { referral, job } = await rest('GET', `/api/referrals/code/${encodeURIComponent(code)}`);
    if (!isAnnounced) toast.info('Código de indicação válido');
    if (referralVisit.count(code))
      // A failed count must not disturb the applicant.
      rest('POST', `/api/referrals/${referral.id}/click`).catch(() => referralVisit.uncount(code));
    return {
      referrerName: referral.referrerName || referrerName || 'alguém da nossa equipe',
      jobTitle: job?.title,
    };
  } catch {
    if (!isAnnounced)
      toast.info('Código de indicação detectado', 'Ele será registrado com a sua candidatura.');
    return null;
  }
}
