/** Columns of `ReferralView`, named and formatted by PostgreSQL, for a referral `r`. */
export const REFERRAL_VIEW = `
  r.id, r.code, r.referrer_id as "referrerId", r.referrer_name as "referrerName",
  r.referrer_email as "referrerEmail", r.job_id as "jobId", r.clicks, r.active,
  to_char(r.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt",
  to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;
