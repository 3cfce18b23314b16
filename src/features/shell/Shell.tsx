import { FIRST_VISIT, selectLocation } from '../ui/locationSlice.ts';
import Button from '@mui/material/Button';
import {
  Suspense,
  useRef,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsMobileMenuOpen } from '../ui/uiSlice.ts';
import { BottomBar } from './BottomBar.tsx';
import { CartPanelsHost } from '../miniCart/CartPanelsHost.tsx';
import { CompareBarHost } from '../compare/CompareBarHost.tsx';
import { DialogHost } from './DialogHost.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Progress } from './Progress.tsx';
import { ScrollTop } from './ScrollTop.tsx';
import { ShortcutsHost } from './ShortcutsHost.tsx';
import styles from './Shell.module.css';

/**
 * After a way to another page the keyboard goes on from that page's beginning, unless the page has given the focus away or
 * what was pressed still stands outside of it.
 * @param holder the element that holds the page
 */
function useFocusOnArrival(holder: RefObject<HTMLElement | null>): void {
  const { key, action, keepsScroll } = useAppSelector(selectLocation);
  useLayoutEffect(() => {
    if (key === FIRST_VISIT || keepsScroll) return;
    const page = holder.current;
    const { activeElement } = document;
    // The link to another part of a list stays, now far below.
    const isFollowed =
      action === 'PUSH' && activeElement?.matches('a') && page?.contains(activeElement);
    if (activeElement === document.body || isFollowed) page?.focus({ preventScroll: true });
  }, [key, action, keepsScroll, holder]);
}

export interface ShellProps {
  /** The page */
  readonly children: ReactNode;
  /** Without header and footer */
  readonly isBare: boolean;
}

const MAIN = 'main';

/** What stands around every page. */
export function Shell({ children, isBare }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  const isCovered = useAppSelector(selectIsMobileMenuOpen) && !isBare;
  const focusMain = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={styles.shell}>
      <Button
        variant="contained"
        component="a"
        href={`#${MAIN}`}
        className={styles.skip}
        onClick={focusMain}
      >
        <FormattedMessage id="shell.skip.label" />
      </Button>
      <Progress />
      {!isBare && <Header />}
      <main ref={main} id={MAIN} tabIndex={-1} className={styles.main} inert={isCovered}>
        {children}
      </main>
      {!isBare && (
        <div inert={isCovered}>
          <Suspense>
            <Footer />
          </Suspense>
          <BottomBar />
        </div>
      )}
      {!isBare && (
        <CompareBarHost
          isInert={isCovered}
          onFocusLost={() => main.current?.focus({ preventScroll: true })}
        />
      )}
      <div inert={isCovered}>
        <ScrollTop focused={main} />
      </div>
      <CartPanelsHost />
      <DialogHost />
      {!isBare && <ShortcutsHost />}
    </div>
  );
}
