import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { MenuItem } from '../../api/endpoints.gen.ts';
import { ChevronIcon } from '../../components/icons.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { mobileMenuLevelShown, mobileMenuToggled, selectMobileMenuPath } from '../ui/uiSlice.ts';
import { MenuLink, MenuTitle } from './MenuLink.tsx';
import { selectMenu } from './menuSelectors.ts';
import { MobileMenuAccount } from './MobileMenuAccount.tsx';
import styles from './MobileMenu.module.css';

const WIDE_SCREEN = '(min-width: 1024px)';

function activePath(items: readonly MenuItem[]): number[] {
  const index = items.findIndex(({ type, active }) => type === 'sub' && active);
  return index < 0 ? [] : [index, ...activePath(items[index]?.children ?? [])];
}

function entryAt(items: readonly MenuItem[], path: readonly number[]): MenuItem | undefined {
  const [first, ...rest] = path;
  const entry = first === undefined ? undefined : items[first];
  return rest.length === 0 ? entry : entryAt(entry?.children ?? [], rest);
}

export function MobileMenu() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectMenu);
  const firstPath = useMemo(() => activePath(items), [items]);
  const path = useAppSelector(selectMobileMenuPath) ?? firstPath;
  const level = entryAt(items, path);
  const shown = level?.children ?? items;

  useEffect(() => {
    const wide = window.matchMedia(WIDE_SCREEN);
    const close = () => {
      if (wide.matches) dispatch(mobileMenuToggled());
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [dispatch]);

  const back = useRef<HTMLButtonElement>(null);
  const entries = useRef<HTMLUListElement>(null);
  const focusedPath = useRef(path);
  // Focus the Back button when a level opens, and the parent entry when it closes.
  useEffect(() => {
    const left = focusedPath.current;
    focusedPath.current = path;
    if (path.length > left.length) back.current?.focus();
    if (path.length < left.length) {
      entries.current?.children[left[path.length] ?? 0]?.querySelector('button')?.focus();
    }
  }, [path]);

  const handleBack = () => {
    dispatch(path.length === 0 ? mobileMenuToggled() : mobileMenuLevelShown(path.slice(0, -1)));
  };

  return (
    <nav
      id="mobile-menu"
      className={styles.panel}
      aria-label={intl.formatMessage({ id: 'shell.menu.label' })}
    >
      <div key={path.join(' ')} className={styles.level}>
        <Button
          ref={back}
          className={styles.back}
          startIcon={<ChevronIcon size={20} className={styles.backArrow} />}
          onClick={handleBack}
        >
          {intl.formatMessage({ id: 'shell.menu.back' })}
        </Button>
        {level && (
          <Typography variant="h2" component="p" className={styles.title}>
            <MenuTitle item={level} />
          </Typography>
        )}
        <List disablePadding ref={entries}>
          {shown.map((item, index) => {
            const id = [...path, index].join(' ');
            return (
              <li key={id}>
                {item.type === 'sub' ? (
                  <ListItemButton
                    component="button"
                    type="button"
                    disableGutters
                    divider
                    aria-expanded={false}
                    onClick={() => dispatch(mobileMenuLevelShown([...path, index]))}
                  >
                    <span>
                      <MenuTitle item={item} />
                    </span>
                    <ChevronIcon size={20} />
                  </ListItemButton>
                ) : (
                  <MenuLink item={item} kind="row" />
                )}
              </li>
            );
          })}
        </List>
        {!level && <MobileMenuAccount />}
      </div>
    </nav>
  );
}
