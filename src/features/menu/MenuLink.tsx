import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useLocation, type Path } from 'react-router';
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
      <span>{intl.formatMessage({ id: item.title, defaultMessage: item.title })}</span>
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
        <>
          {' '}
          <span className="visuallyHidden">{intl.formatMessage({ id: 'shell.menu.newTab' })}</span>
        </>
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

type Place = Pick<Path, 'pathname' | 'search'>;

/** Whether an entry, or one below it, leads to the location, and so is marked there. */
export function leadsTo({ type, handle, path, children }: MenuItem, place: Place): boolean {
  if (type === 'sub') return (children ?? []).some((child) => leadsTo(child, place));
  const isOutside = type === 'extLink' || type === 'extTabLink';
  return !isOutside && isAt(pathInShop(handle || path || ''), place);
}

function isAt(href: string, { pathname, search }: Place): boolean {
  return href === (href.includes('?') ? pathname + search : pathname);
}

/** Where an entry leads and how, as props of what is pressed; a URL that could harm leads nowhere. */
function useTarget(item: MenuItem) {
  const place = useLocation();
  if (item.type === 'extLink' || item.type === 'extTabLink') {
    const href = externalUrl(item.path);
    if (href === undefined) return { disabled: true };
    const tab = item.type === 'extTabLink' ? { target: '_blank', rel: 'noopener' } : {};
    return { component: 'a', href, ...tab };
  }
  const href = pathInShop(item.handle || item.path || '');
  return { href, ...(isAt(href, place) ? { 'aria-current': 'page' as const } : {}) };
}
