import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../store/hooks.ts';
import { MainMenuPanel } from './MainMenuPanel.tsx';
import { MenuLink, MenuTitle } from './MenuLink.tsx';
import { ChevronIcon } from '../../components/icons.tsx';
import { selectMenu } from './menuSelectors.ts';
import styles from './MainMenu.module.css';

/** The open entry by its place, and whether it stays open when the pointer leaves. */
interface OpenEntry {
  readonly index: number;
  readonly isPinned: boolean;
}

/** Long enough to cross a neighbouring entry on the way into a panel. */
const HOVER_DELAY_MS = 120;

/** The menu bar of wide screens: entries with children disclose a panel by hover, click and keyboard. */
export function MainMenu() {
  const intl = useIntl();
  const items = useAppSelector(selectMenu);
  const { key } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Untouched, the entry that the server marks as active is open (OPEN-24).
  const [chosen, setChosen] = useState<OpenEntry | null>();
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    setChosen(null);
  }
  const initial = items.findIndex(({ type, active }) => type === 'sub' && active);
  const open = chosen === undefined ? { index: initial, isPinned: true } : chosen;
  const isOpen = open !== null && open.index >= 0;

  const choose = (entry: OpenEntry | null) => {
    clearTimeout(timer.current);
    setChosen(entry);
  };
  const chooseSoon = (entry: OpenEntry | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setChosen(entry), HOVER_DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => {
      clearTimeout(timer.current);
      setChosen(null);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (bar.current?.contains(document.activeElement)) {
        bar.current.querySelector<HTMLElement>('[data-entry][aria-expanded=true]')?.focus();
      }
      close();
    };
    const handlePointer = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePointer);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePointer);
    };
  }, [isOpen]);

  const handlers = (index: number) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || open?.index === index) clearTimeout(timer.current);
      else chooseSoon({ index, isPinned: false });
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      if (open?.isPinned) clearTimeout(timer.current);
      else chooseSoon(null);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) choose(null);
    },
  });

  return (
    <nav
      ref={bar}
      className={styles.bar}
      aria-label={intl.formatMessage({ id: 'shell.menu.label' })}
    >
      <ul className={styles.entries}>
        {items.map((item, index) => {
          const isThis = open?.index === index;
          const id = `main-menu-${index}`;
          return item.type === 'sub' ? (
            <li
              key={id}
              className={item.megaMenu ? styles.wide : styles.narrow}
              {...handlers(index)}
            >
              <button
                type="button"
                className={styles.entry}
                data-entry
                aria-expanded={isThis}
                aria-controls={id}
                onClick={() => choose(isThis && open.isPinned ? null : { index, isPinned: true })}
              >
                <MenuTitle item={item} />
                <ChevronIcon size={14} className={styles.arrow} />
              </button>
              <MainMenuPanel id={id} item={item} isOpen={isThis} onFollow={() => choose(null)} />
            </li>
          ) : (
            <li key={id} className={styles.narrow}>
              <MenuLink item={item} className={styles.entry} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
