import CircularProgress from '@mui/material/CircularProgress';
import { useIntl } from 'react-intl';
import styles from './MainLoader.module.css';

export function MainLoader() {
  const intl = useIntl();
  return (
    <output id="main_loader" name="main_loader" className={styles.loader}>
      <CircularProgress size={48} enableTrackSlot role="none" />
      <span className="visuallyHidden">{intl.formatMessage({ id: 'mainLoader.status.text' })}</span>
    </output>
  );
}
