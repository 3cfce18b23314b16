import Link from '@mui/material/Link';
import List from '@mui/material/List';
import type { FooterLink } from '../../../api/endpoints.gen.ts';
import { externalUrl, pathInShop } from '../../../lib/linkTarget.ts';
import styles from './UsefulLinks.module.css';

function targetOf(path: string) {
  const outside = externalUrl(path);
  return outside === undefined
    ? { href: pathInShop(path) }
    : { component: 'a', href: outside, rel: 'noopener' };
}

export function UsefulLinks({ links }: { readonly links: readonly FooterLink[] }) {
  return (
    <List disablePadding>
      {links.map(({ path, title }, index) => (
        <li key={index}>
          <Link {...targetOf(path)} color="textPrimary" className={styles.link}>
            {title}
          </Link>
        </li>
      ))}
    </List>
  );
}
