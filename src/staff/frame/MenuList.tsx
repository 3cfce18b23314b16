import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useMayOpen } from '../session/useMayOpen.ts';
import { preloadStaffPage } from '../staffPages.ts';
import { menuGroups, type MenuEntry, type MenuGroup } from './menuEntries.tsx';

/** Number of entries up to which all of them are shown. */
const FEW = 6;

const ICON_WIDTH = 40;

const isAt = (pathname: string, { path, isOutside = false }: MenuEntry) =>
  !isOutside && (pathname === path || pathname.startsWith(`${path}/`));

interface MenuLinkProps {
  readonly entry: MenuEntry;
  readonly labelId: string;
  readonly icon?: ReactNode;
  readonly isCurrent: boolean;
  /** State of the entries below; undefined if there are none. */
  readonly isUnfolded?: boolean;
}

function MenuLink({ entry, labelId, icon, isCurrent, isUnfolded }: MenuLinkProps) {
  const { path, isOutside } = entry;
  return (
    <ListItemButton
      selected={isCurrent}
      aria-expanded={isUnfolded}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(isOutside
        ? { component: 'a', href: path }
        : {
            component: Link,
            to: path,
            onPointerEnter: () => void preloadStaffPage(path),
            onFocus: () => void preloadStaffPage(path),
          })}
    >
      <ListItemIcon sx={{ minWidth: ICON_WIDTH }}>{icon}</ListItemIcon>
      <ListItemText>
        <FormattedMessage id={labelId} />
      </ListItemText>
    </ListItemButton>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly entries: readonly MenuEntry[];
  readonly isOpen: boolean;
}

function Group({ group: { labelId, icon }, entries, isOpen }: GroupProps) {
  const { pathname } = useLocation();
  const [hasFocus, setHasFocus] = useState(false);
  const isUnfolded = isOpen || hasFocus;
  const [first] = entries;
  if (first === undefined) return null;
  const isAlone = entries.length === 1;
  const others = entries.filter((entry) => entry.labelId !== labelId);
  const isOwnPage = isAlone || first.labelId === labelId;
  return (
    <ListItem
      disablePadding
      sx={{ display: 'block' }}
      onFocus={({ target }) => {
        // A press moves the focus first. Folding then would remove the pressed link.
        if (target.matches(':focus-visible')) setHasFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      }}
    >
      <MenuLink
        entry={first}
        labelId={isAlone ? first.labelId : labelId}
        icon={icon}
        isCurrent={isOwnPage && isAt(pathname, first)}
        {...(!isAlone && { isUnfolded })}
      />
      {!isAlone && isUnfolded && (
        <List disablePadding>
          {others.map((entry) => (
            <ListItem key={entry.path} disablePadding>
              <MenuLink entry={entry} labelId={entry.labelId} isCurrent={isAt(pathname, entry)} />
            </ListItem>
          ))}
        </List>
      )}
    </ListItem>
  );
}

/** Menu of the permitted pages. A group shows its pages if one of them is open or focused by keyboard. */
export function MenuList({ isUnfolded }: { readonly isUnfolded: boolean }) {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const groups = menuGroups.map((group) => ({
    group,
    entries: group.entries.filter(({ path }) => mayOpen(path)),
  }));
  const areAllOpen =
    isUnfolded || groups.reduce((sum, { entries }) => sum + entries.length, 0) <= FEW;
  return (
    <List>
      {groups.map(({ group, entries }) => (
        <Group
          key={group.labelId}
          group={group}
          entries={entries}
          isOpen={areAllOpen || entries.some((entry) => isAt(pathname, entry))}
        />
      ))}
    </List>
  );
}
