import { useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon, MenuIcon } from '../../components/icons.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { mobileMenuToggled, selectIsMobileMenuOpen } from '../ui/uiSlice.ts';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './Header.module.css';

/** The button that opens and closes the menu of narrow screens, and the menu itself. */
export function MenuToggle() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsMobileMenuOpen);
  const button = useRef<HTMLButtonElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    button.current?.focus();
    dispatch(mobileMenuToggled());
  };

  return (
    // The handler hears keys of the button and the menu alike.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.toggleHost} onKeyDown={handleKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        aria-label={intl.formatMessage({ id: 'shell.menu.toggle' })}
        onClick={() => dispatch(mobileMenuToggled())}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </button>
      {isOpen && <MobileMenu />}
    </div>
  );
}
