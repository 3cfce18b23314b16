import { useLocation } from 'react-router';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { useRef, useEffect, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useOrderEvents } from '../orders/useOrderEvents.ts';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import {
  dialogClosed,
  dialogOpened,
  menuToggled,
  selectDialog,
  selectIsMenuOpen,
  toastShown,
} from '../ui/staffUiSlice.ts';
import { usePackingAhead } from './usePackingAhead.ts';
import { loadable } from '../../components/loadable.tsx';
import { useSearchKey } from '../search/useSearchKey.ts';
import { PageGuard } from './PageGuard.tsx';
import { PAGE_ID, SkipLink } from './SkipLink.tsx';
import { useFocusKeeper } from './useFocusKeeper.ts';
import { NetworkBanner } from './NetworkBanner.tsx';
import { ShopLogo } from './ShopLogo.tsx';
import { StaffMenu } from './StaffMenu.tsx';

/**
 * Moves the focus to a new page, unless a control other than a link already has the focus there.
 * @param holder the element that holds the page
 */
function useFocusOnPage(holder: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Use an effect, because MUI's closing drawer first returns the focus to its button.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const page = holder.current;
    const { activeElement } = document;
    const isTaken = page?.contains(activeElement) && !activeElement?.matches('a');
    if (!isTaken) page?.focus({ preventScroll: true });
  }, [pathname, holder]);
}

const MENU_WIDTH = 232;

const SearchDialog = loadable(
  () => import(/* webpackChunkName: "search" */ '../search/SearchDialog.tsx'),
  'SearchDialog',
);

export function StaffFrame() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const isMenuOpen = useStaffSelector(selectIsMenuOpen);
  const page = useRef<HTMLElement>(null);
  useFocusOnPage(page);
  useFocusKeeper(page);
  useOrderEvents();
  usePackingAhead();
  useSearchKey();
  const dialog = useStaffSelector(selectDialog);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink page={page} />
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', md: 'block' },
          width: MENU_WIDTH,
          flexShrink: 0,
          '@media print': { display: 'none' },
        }}
        slotProps={{ paper: { sx: { width: MENU_WIDTH } } }}
      >
        <StaffMenu />
      </Drawer>
      <Drawer
        open={isMenuOpen}
        onClose={() => dispatch(menuToggled(false))}
        sx={{ display: { md: 'none' } }}
        slotProps={{ paper: { sx: { width: 280 } } }}
      >
        <StaffMenu isUnfolded />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AppBar
          position="sticky"
          color="default"
          elevation={1}
          sx={{ display: { md: 'none' }, '@media print': { display: 'none' } }}
        >
          <Toolbar sx={{ gap: 1 }}>
            <IconButton
              edge="start"
              onClick={() => dispatch(menuToggled(true))}
              aria-label={formatMessage({ id: 'staff.menu' })}
            >
              <MenuIcon />
            </IconButton>
            <ShopLogo />
            <IconButton
              edge="end"
              sx={{ ml: 'auto' }}
              onClick={() => dispatch(dialogOpened({ name: 'search' }))}
              aria-label={formatMessage({ id: 'staff.search' })}
            >
              <SearchIcon />
            </IconButton>
          </Toolbar>
        </AppBar>
        {dialog?.name === 'search' && (
          <SearchDialog
            fallback={null}
            failure={null}
            onFailure={() => {
              dispatch(dialogClosed());
              dispatch(toastShown({ kind: 'error', content: { messageId: 'staff.noAnswer' } }));
            }}
          />
        )}
        <NetworkBanner />
        <Box
          component="main"
          ref={page}
          id={PAGE_ID}
          tabIndex={-1}
          sx={{
            p: { xs: 2, md: 4 },
            maxWidth: 1400,
            '&:focus': { outline: 'none' },
            '@media print': { p: 0 },
          }}
        >
          <PageGuard />
        </Box>
      </Box>
    </Box>
  );
}
