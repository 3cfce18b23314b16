import { domainToASCII } from 'node:url';

export interface Mailbox {
  name: string;
  address: string;
}

const withAsciiDomain = (address: string): string => {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
};

export function senderOf(mailFrom: string, shop: string): Mailbox {
  const begin = mailFrom.lastIndexOf('<');
  if (begin === -1) return { name: shop, address: withAsciiDomain(mailFrom.trim()) };
  const name = mailFrom.slice(0, begin).trim();
  return {
    name: name.replace(/^"(.*)"$/, '$1'),
    address: withAsciiDomain(
      mailFrom
        .slice(begin + 1)
        .replace(/>.*$/, '')
        .trim(),
    ),
  };
}
