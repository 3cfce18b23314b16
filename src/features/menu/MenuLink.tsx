import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { MenuItem } from '../../api/endpoints.gen.ts';
import { externalUrl, pathInShop } from '../../lib/linkTarget.ts';
import styles from './MenuLink.module.css';

interface MenuTitleProps {
  readonly item: MenuItem;
}

/** The title in the shopper's language, or as it is where there is no translation, and the badge. */
export function MenuTitle({ item }: MenuTitleProps) {
  const intl = useIntl();
  return (
    <>
      {intl.formatMessage({ id: item.title, defaultMessage: item.title })}
      {item.badge && item.badgeText && (
        <>
          {' '}
          <span className={styles.badge}>
            {intl.formatMessage({ id: item.badgeText, defaultMessage: item.badgeText })}
          </span>
        </>
      )}
    </>
  );
}

interface MenuLinkProps {
  readonly item: MenuItem;
  readonly className?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
}

/** An entry that leads somewhere: inside the shop, or to a URL of its own. */
export function MenuLink({ item, className, onFollow }: MenuLinkProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const content = <MenuTitle item={item} />;

  if (item.type === 'extLink' || item.type === 'extTabLink') {
    const opensTab = item.type === 'extTabLink';
    return (
      <a
        href={externalUrl(item.path)}
        className={className}
        onClick={onFollow}
        {...(opensTab ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {content}
        {opensTab && (
          <span className="visuallyHidden"> {intl.formatMessage({ id: 'shell.menu.newTab' })}</span>
        )}
      </a>
    );
  }

  const to = pathInShop(item.handle || item.path || '');
  const address = to.includes('?') ? pathname + search : pathname;
  return (
    <Link
      to={to}
      className={className}
      onClick={onFollow}
      aria-current={address === to ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}
