import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { MenuItem } from '../../api/endpoints.gen.ts';
import { externalUrl, pathInShop } from '../../lib/linkTarget.ts';

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
          <Typography variant="highlight" component="span">
            {intl.formatMessage({ id: item.badgeText, defaultMessage: item.badgeText })}
          </Typography>
        </>
      )}
    </>
  );
}

interface MenuLinkProps {
  readonly item: MenuItem;
  /** An entry of the menu bar, an item of a panel under it, or a row of the whole screen */
  readonly kind: 'entry' | 'item' | 'row';
  readonly onFollow?: () => void;
}

/** An entry that leads somewhere: inside the shop, or to a URL of its own. */
export function MenuLink({ item, kind, onFollow }: MenuLinkProps) {
  const intl = useIntl();
  const target = useTarget(item);
  const content = (
    <>
      <MenuTitle item={item} />
      {'target' in target && (
        <span className="visuallyHidden"> {intl.formatMessage({ id: 'shell.menu.newTab' })}</span>
      )}
    </>
  );
  if (kind === 'entry') {
    return (
      <Button variant="menu" onClick={onFollow} {...target}>
        {content}
      </Button>
    );
  }
  const isRow = kind === 'row';
  return (
    <ListItemButton disableGutters={isRow} divider={isRow} onClick={onFollow} {...target}>
      {content}
    </ListItemButton>
  );
}

/** Where an entry leads and how, as props of what is pressed; a URL that could harm leads nowhere. */
function useTarget(item: MenuItem) {
  const { pathname, search } = useLocation();
  if (item.type === 'extLink' || item.type === 'extTabLink') {
    const href = externalUrl(item.path);
    if (href === undefined) return { disabled: true };
    const place = item.type === 'extTabLink' ? { target: '_blank', rel: 'noopener' } : {};
    return { component: 'a', href, ...place };
  }
  const href = pathInShop(item.handle || item.path || '');
  const location = href.includes('?') ? pathname + search : pathname;
  return { href, ...(location === href ? { 'aria-current': 'page' as const } : {}) };
}
