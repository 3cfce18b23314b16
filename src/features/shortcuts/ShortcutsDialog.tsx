import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../components/Dialog.tsx';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { DialogState } from '../ui/dialogState.ts';
import { SHORTCUTS } from './shortcutList.ts';
import { selectAreShortcutsOn, shortcutsSwitched } from './shortcutsSlice.ts';
import styles from './ShortcutsDialog.module.css';

export function ShortcutsDialog({ isOpen, onClose }: DialogState) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <Dialog title={formatMessage({ id: 'shortcuts.title' })} isOpen={isOpen} onClose={onClose}>
      <CheckboxField
        name="shortcuts"
        label={formatMessage({ id: 'shortcuts.switch' })}
        isChecked={useAppSelector(selectAreShortcutsOn)}
        onChange={(isOn) => dispatch(shortcutsSwitched(isOn))}
      />
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage id="shortcuts.hint" />
      </Typography>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, textId }) => (
          <div key={textId} className={styles.shortcut}>
            <Typography variant="caption" color="textSecondary" component="dt">
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && (
                    <>
                      {' '}
                      <FormattedMessage id="shortcuts.then" />{' '}
                    </>
                  )}
                  <Chip component="kbd" size="small" label={key} />
                </Fragment>
              ))}
            </Typography>
            <Typography component="dd">
              <FormattedMessage id={textId} />
            </Typography>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
