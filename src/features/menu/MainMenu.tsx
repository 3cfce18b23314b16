import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { ChevronIcon } from '../../components/icons.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { panelClosed, panelOpened, selectOpenPanel } from '../ui/uiSlice.ts';
import { MainMenuPanel } from './MainMenuPanel.tsx';
import { MenuLink, MenuTitle } from './MenuLink.tsx';
import { selectMenu } from './menuSelectors.ts';
import { useEscape } from '../../components/useEscape.ts';
import { useOutsideInteraction } from './useOutsideInteraction.ts';
import styles from './MainMenu.module.css';

/** Hover delay that lets the pointer cross a neighbouring entry on the way into the panel. */
const HOVER_DELAY_MS = 120;

export function MainMenu() {
  const intl = useIntl();
  const items = useAppSelector(selectMenu);
  const dispatch = useAppDispatch();
  const panel = useAppSelector(selectOpenPanel);
  const bar = useRef<HTMLElement>(null);
  const openEntry = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A pinned panel stays open when the pointer leaves. The entry marked active starts pinned.
  const isPinned = useRef(true);
  const open =
    panel === 'markedMenu'
      ? items.findIndex(({ type, active }) => type === 'sub' && active)
      : items.findIndex((_item, index) => panel === `menu-${index}`);

  const show = (index: number, pinned: boolean) => {
    clearTimeout(timer.current);
    isPinned.current = pinned;
    dispatch(panelOpened(`menu-${index}`));
  };
  const close = () => {
    clearTimeout(timer.current);
    if (panel && open >= 0) dispatch(panelClosed(panel));
  };
  const soon = (change: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, HOVER_DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), [timer]);

  useEscape(open >= 0, () => {
    if (bar.current?.contains(document.activeElement)) openEntry.current?.focus();
    close();
  });
  useOutsideInteraction(bar, open >= 0, close);

  const handlers = (index: number) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || open === index) clearTimeout(timer.current);
      else soon(() => show(index, false));
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      if (isPinned.current) clearTimeout(timer.current);
      else soon(close);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  });

  return (
    <nav
      ref={bar}
      className={styles.bar}
      aria-label={intl.formatMessage({ id: 'shell.menu.label' })}
    >
      <List disablePadding className={styles.entries}>
        {items.map((item, index) => {
          const isThis = open === index;
          const id = `main-menu-${index}`;
          return item.type === 'sub' ? (
            <li
              key={id}
              className={item.megaMenu ? styles.wide : styles.narrow}
              {...handlers(index)}
            >
              <Button
                ref={isThis ? openEntry : undefined}
                variant="menu"
                aria-expanded={isThis}
                aria-controls={id}
                onClick={() => (isThis && isPinned.current ? close() : show(index, true))}
              >
                <MenuTitle item={item} />
                <ChevronIcon size={14} className={styles.arrow} />
              </Button>
              <MainMenuPanel id={id} item={item} isOpen={isThis} onFollow={close} />
            </li>
          ) : (
            <li key={id} className={styles.narrow}>
              <MenuLink item={item} kind="entry" />
            </li>
          );
        })}
      </List>
    </nav>
  );
}
