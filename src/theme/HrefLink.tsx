import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router';

interface HrefLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** What Material UI's links and buttons with an `href` are made of: the router's link, by the name that they know it by. */
export function HrefLink({ href = '', ...props }: HrefLinkProps) {
  return <Link to={href} {...props} />;
}
