import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../components/Dialog.tsx';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { DialogState } from '../ui/dialogState.ts';
import { SHORTCUTS } from './shortcutList.ts';
import { selectAreShortcutsOn, shortcutsSwitched } from './shortcutsSlice.ts';
import styles from './ShortcutsDialog.module.css';

/** Switches the keyboard's shortcuts on and off, and tells what each of them does. */
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
      <p className={styles.hint}>
        <FormattedMessage id="shortcuts.hint" />
      </p>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, textId }) => (
          <div key={textId} className={styles.shortcut}>
            <dt>
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && (
                    <>
                      {' '}
                      <FormattedMessage id="shortcuts.then" />{' '}
                    </>
                  )}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>
              <FormattedMessage id={textId} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
