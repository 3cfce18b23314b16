import ContrastIcon from '@mui/icons-material/Contrast';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { COLOR_SCHEMES } from '../../features/ui/colorSchemes.ts';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import {
  colorSchemeChosen,
  languageChanged,
  selectColorScheme,
  selectLanguage,
} from '../ui/staffUiSlice.ts';
import { schemeTexts } from '../ui/textIds.ts';

const NAMES = { en: 'English', fr: 'Français' } as const;

export function PreferenceButtons() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const language = useStaffSelector(selectLanguage);
  const scheme = useStaffSelector(selectColorScheme);
  const other = language === 'en' ? 'fr' : 'en';
  const next = COLOR_SCHEMES[(COLOR_SCHEMES.indexOf(scheme) + 1) % COLOR_SCHEMES.length] ?? scheme;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Button size="small" lang={other} onClick={() => dispatch(languageChanged(other))}>
        {NAMES[other]}
      </Button>
      <IconButton
        onClick={() => dispatch(colorSchemeChosen(next))}
        aria-label={formatMessage(
          { id: 'staff.scheme' },
          { scheme: formatMessage({ id: schemeTexts[scheme] }) },
        )}
        title={formatMessage({ id: schemeTexts[scheme] })}
      >
        <ContrastIcon />
      </IconButton>
    </Stack>
  );
}
