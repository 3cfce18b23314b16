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
  readonly kind: 'entry' | 'item' | 'row';
  readonly onFollow?: () => void;
}

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

export function linksToLocation({ type, handle, path, children }: MenuItem, place: Place): boolean {
  if (type === 'sub') return (children ?? []).some((child) => linksToLocation(child, place));
  const isOutside = type === 'extLink' || type === 'extTabLink';
  return !isOutside && isAt(pathInShop(handle || path || ''), place);
}

function isAt(href: string, { pathname, search }: Place): boolean {
  return href === (href.includes('?') ? pathname + search : pathname);
}

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
