import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import type { MenuItem } from '../../api/endpoints.gen.ts';
import { ChevronIcon } from '../../components/icons.tsx';
import { SharedMarkup } from '../../components/content/SharedMarkup.tsx';
import { classNames } from '../../lib/classNames.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { panelGroupToggled, selectToggledGroups } from '../ui/uiSlice.ts';
import { linksToLocation, MenuLink, MenuTitle } from './MenuLink.tsx';
import styles from './MainMenu.module.css';

interface MainMenuPanelProps {
  readonly id: string;
  readonly item: MenuItem;
  readonly isOpen: boolean;
  readonly onFollow: () => void;
}

export function MainMenuPanel({ id, item, isOpen, onFollow }: MainMenuPanelProps) {
  const place = useLocation();
  const panel = (
    <Paper id={id} variant="raised" className={styles.panel} hidden={!isOpen}>
      <List
        disablePadding
        className={classNames(item.megaMenu ? styles.columns : styles.list, item.column)}
      >
        <Children id={id} item={item} isColumn={item.megaMenu ?? false} onFollow={onFollow} />
      </List>
    </Paper>
  );
  // Closed panels go into <noscript>, so that search engines find their links.
  if (isOpen) return panel;
  const current = linksToLocation(item, place) ? place.pathname + place.search : '';
  return (
    <SharedMarkup tag="noscript" name={`${id} ${current}`}>
      {panel}
    </SharedMarkup>
  );
}

interface ChildrenProps {
  readonly id: string;
  readonly item: MenuItem;
  readonly isColumn?: boolean;
  readonly onFollow: () => void;
}

function Children({ id, item, isColumn = false, onFollow }: ChildrenProps) {
  return (item.children ?? []).map((child, index) => {
    const childId = `${id}-${index}`;
    return (
      <li key={childId}>
        {child.type === 'sub' ? (
          <SubMenu
            id={childId}
            item={child}
            isColumn={isColumn}
            isOpenFirst={child.active ?? isColumn}
            onFollow={onFollow}
          />
        ) : (
          <MenuLink item={child} kind="item" onFollow={onFollow} />
        )}
      </li>
    );
  });
}

interface SubMenuProps {
  readonly id: string;
  readonly item: MenuItem;
  readonly isColumn: boolean;
  readonly isOpenFirst: boolean;
  readonly onFollow: () => void;
}

function SubMenu({ id, item, isColumn, isOpenFirst, onFollow }: SubMenuProps) {
  const dispatch = useAppDispatch();
  const isToggled = useAppSelector((state) => selectToggledGroups(state).includes(id));
  const isOpen = isOpenFirst !== isToggled;
  return (
    <>
      <ListItemButton
        component="button"
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => dispatch(panelGroupToggled(id))}
      >
        <Typography variant={isColumn ? 'h4' : 'label'} component="span">
          <MenuTitle item={item} />
        </Typography>
        <ChevronIcon size={14} className={styles.arrow} />
      </ListItemButton>
      <List disablePadding id={id} className={styles.inner} hidden={!isOpen}>
        <Children id={id} item={item} onFollow={onFollow} />
      </List>
    </>
  );
}
