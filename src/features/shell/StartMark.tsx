import CircularProgress from '@mui/material/CircularProgress';
import styles from './StartMark.module.css';

/** `main_loader` of a server-rendered page: a small mark that covers nothing, until start-up ends. */
export function StartMark() {
  return (
    <output id="main_loader" name="main_loader" className={styles.mark} aria-hidden>
      <CircularProgress size={10} thickness={8} disableShrink />
    </output>
  );
}
