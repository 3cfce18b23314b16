import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { LabelledSelect } from '../../../components/LabelledSelect.tsx';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { colorSchemeChosen, selectColorScheme } from '../../ui/uiSlice.ts';
import { COLOR_SCHEMES } from '../../ui/colorSchemes.ts';
import { shortcutsDialog } from '../../shortcuts/dialogs.ts';
import styles from './FooterTools.module.css';

const SCHEME_TEXTS = {
  system: 'colorScheme.system',
  light: 'colorScheme.light',
  dark: 'colorScheme.dark',
} as const;

export function FooterTools() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <div className={styles.tools}>
      <LabelledSelect
        label={formatMessage({ id: 'colorScheme.label' })}
        value={useAppSelector(selectColorScheme)}
        options={COLOR_SCHEMES.map((scheme) => ({
          value: scheme,
          text: formatMessage({ id: SCHEME_TEXTS[scheme] }),
        }))}
        onChange={(scheme) => dispatch(colorSchemeChosen(scheme))}
      />
      <Button
        className={styles.way}
        aria-haspopup="dialog"
        onClick={() => dispatch(shortcutsDialog.opened({}))}
      >
        <FormattedMessage id="shortcuts.title" />
      </Button>
    </div>
  );
}
