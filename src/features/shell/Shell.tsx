import { INITIAL_LOCATION_KEY, selectLocation } from '../ui/locationSlice.ts';
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
 * Focuses the new page if no element has focus, or if a link inside the page was followed.
 * @param holder the element that holds the page
 */
function useFocusOnArrival(holder: RefObject<HTMLElement | null>): void {
  const { key, action, keepsScroll } = useAppSelector(selectLocation);
  useLayoutEffect(() => {
    if (key === INITIAL_LOCATION_KEY || keepsScroll) return;
    const page = holder.current;
    const { activeElement } = document;
    const isFollowed =
      action === 'PUSH' && activeElement?.matches('a') && page?.contains(activeElement);
    if (activeElement === document.body || isFollowed) page?.focus({ preventScroll: true });
  }, [key, action, keepsScroll, holder]);
}

export interface ShellProps {
  readonly children: ReactNode;
  readonly isBare: boolean;
}

const MAIN = 'main';

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
