import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { SearchField } from '../../search/SearchField.tsx';
import { AccountMenu } from '../../menu/AccountMenu.tsx';
import { useShopName } from '../../shop/useShopName.ts';
import { CurrencySwitcher } from './CurrencySwitcher.tsx';
import { HeaderCart } from './HeaderCart.tsx';
import { HeaderWishlist } from './HeaderWishlist.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from '../../../components/Logo.tsx';
import { MainMenu } from '../../menu/MainMenu.tsx';
import { MenuToggle } from '../../menu/MenuToggle.tsx';
import { OfflineBanner } from '../OfflineBanner.tsx';
import styles from './Header.module.css';

export const Header = memo(function Header() {
  const intl = useIntl();
  const { name, logo, homeLabel } = useShopName();
  return (
    <AppBar component="header" position="sticky" variant="outlined" color="inherit">
      <OfflineBanner />
      <Toolbar disableGutters variant="dense" className={styles.row}>
        <MenuToggle />
        <Link to="/" className={styles.home} aria-label={homeLabel}>
          <Logo name={name} picture={logo} />
        </Link>
        <div className={styles.search}>
          <SearchField label={intl.formatMessage({ id: 'search.field.label' })} />
        </div>
        <div
          role="group"
          aria-label={intl.formatMessage({ id: 'shell.tools.label' })}
          className={styles.tools}
        >
          <LanguageSwitcher />
          <CurrencySwitcher />
          <HeaderWishlist />
          <AccountMenu />
          <HeaderCart />
        </div>
      </Toolbar>
      {/* Browsers delay painting until this id exists (server/pages/pageDocument.ts), so the header can't shift. */}
      <div id="header-menu" className={styles.menuRow}>
        <MainMenu />
      </div>
    </AppBar>
  );
});
