import type { MenuItem } from '../../api/endpoints.gen.ts';
import { ChevronIcon } from '../../components/icons.tsx';
import { classNames } from '../../lib/classNames.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { panelGroupToggled, selectToggledGroups } from '../ui/uiSlice.ts';
import { MenuLink, MenuTitle } from './MenuLink.tsx';
import styles from './MainMenu.module.css';

interface MainMenuPanelProps {
  readonly id: string;
  /** The entry whose children the panel shows */
  readonly item: MenuItem;
  readonly isOpen: boolean;
  readonly onFollow: () => void;
}

/** The children of an entry: a short list, or columns where the server asks for them. */
export function MainMenuPanel({ id, item, isOpen, onFollow }: MainMenuPanelProps) {
  return (
    <div id={id} className={styles.panel} hidden={!isOpen}>
      <ul className={classNames(item.megaMenu ? styles.columns : styles.list, item.column)}>
        {(item.children ?? []).map((child, index) => {
          const childId = `${id}-${index}`;
          if (child.type !== 'sub') {
            return (
              <li key={childId}>
                <MenuLink item={child} className={styles.link} onFollow={onFollow} />
              </li>
            );
          }
          return (
            <li key={childId}>
              <SubMenu
                id={childId}
                item={child}
                isOpenFirst={child.active ?? item.megaMenu ?? false}
                onFollow={onFollow}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface SubMenuProps {
  readonly id: string;
  readonly item: MenuItem;
  readonly isOpenFirst: boolean;
  readonly onFollow: () => void;
}

/** An entry of a panel with children of its own, which open below it. */
function SubMenu({ id, item, isOpenFirst, onFollow }: SubMenuProps) {
  const dispatch = useAppDispatch();
  const isToggled = useAppSelector((state) => selectToggledGroups(state).includes(id));
  const isOpen = isOpenFirst !== isToggled;
  return (
    <>
      <button
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => dispatch(panelGroupToggled(id))}
      >
        <MenuTitle item={item} />
        <ChevronIcon size={14} className={styles.arrow} />
      </button>
      <ul id={id} className={styles.inner} hidden={!isOpen}>
        {(item.children ?? []).map((child, index) => {
          const childId = `${id}-${index}`;
          return (
            <li key={childId}>
              <MenuLink item={child} className={styles.link} onFollow={onFollow} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
