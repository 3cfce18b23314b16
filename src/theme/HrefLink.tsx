import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router';

interface HrefLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

export function HrefLink({ href = '', ...props }: HrefLinkProps) {
  return <Link to={href} {...props} />;
}
