/** A Brazilian number as people here write it, a foreign one with its country; anything else as it was typed. */
export async function formatPhone(text: string): Promise<string> {
  // Loaded when somebody has typed a number: its tables are larger than the form. Without them the number stays as typed.
  const phoneNumbers = await import('libphonenumber-js/min').catch(() => undefined);
  const phone = phoneNumbers?.parsePhoneNumberFromString(text, 'BR');
  if (!phone?.isPossible()) return text;
  return phone.country === 'BR' || phone.countryCallingCode === '55'
    ? phone.formatNational()
    : phone.formatInternational();
}
