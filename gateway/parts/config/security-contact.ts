/**
 * The contact of security.txt as a URI: an e-mail address becomes `mailto:`. Null for none. Throws for what
 * is neither an address nor `https:` (RFC 9116, 2.5.3; OWN-380).
 */
export function securityContact(value: string): string | null {
  if (value === '') return null;
  const address = value.replace(/^mailto:/iu, '');
  if (mailAddress.test(address)) return `mailto:${address}`;
  if (/^https:\/\/\S+$/iu.test(value) && URL.canParse(value)) return new URL(value).href;
  throw new Error(
    `SECURITY_CONTACT is an e-mail address or an address that begins with https://, not ${value}.`,
  );
}

/** What needs no escape in a URI. */
const mailAddress = /^[\w.!+~-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,}$/iu;
