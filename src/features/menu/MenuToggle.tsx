import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon, MenuIcon } from '../../components/icons.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { mobileMenuToggled, selectIsMobileMenuOpen } from '../ui/uiSlice.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { useEscape } from '../../components/useEscape.ts';
import styles from '../shell/header/Header.module.css';

export function MenuToggle() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsMobileMenuOpen);
  const button = useRef<HTMLButtonElement>(null);

  useEscape(isOpen, () => {
    button.current?.focus();
    dispatch(mobileMenuToggled());
  });

  return (
    <div className={styles.toggleHost}>
      <IconButton
        ref={button}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        aria-label={intl.formatMessage({ id: 'shell.menu.toggle' })}
        onClick={() => dispatch(mobileMenuToggled())}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </IconButton>
      {isOpen && <MobileMenu />}
    </div>
  );
}
