/** Formats a Brazilian number nationally and a foreign one internationally; returns any other text unchanged. */
export async function formatPhone(text: string): Promise<string> {
  // Loaded on first use: its tables are larger than the form. If loading fails, the number stays unformatted.
  const phoneNumbers = await import('libphonenumber-js/min').catch(() => undefined);
  const phone = phoneNumbers?.parsePhoneNumberFromString(text, 'BR');
  if (!phone?.isPossible()) return text;
  return phone.country === 'BR' || phone.countryCallingCode === '55'
    ? phone.formatNational()
    : phone.formatInternational();
}
