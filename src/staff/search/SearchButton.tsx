import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useStaffDispatch } from '../staffHooks.ts';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { hasCommandKey } from './searchKey.ts';

export function SearchButton() {
  const dispatch = useStaffDispatch();
  return (
    <Button
      variant="outlined"
      fullWidth
      startIcon={<SearchIcon />}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => dispatch(dialogOpened({ name: 'search' }))}
    >
      <FormattedMessage id="staff.search" />
      <Typography
        component="kbd"
        variant="body2"
        aria-hidden
        translate="no"
        sx={{ ml: 'auto', fontFamily: 'inherit' }}
      >
        {hasCommandKey() ? '⌘K' : 'Ctrl K'}
      </Typography>
    </Button>
  );
}
