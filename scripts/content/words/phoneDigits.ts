/** A phone number’s ten digits, by which two ways to write it are one. */
export const phoneDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
