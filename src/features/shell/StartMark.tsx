import CircularProgress from '@mui/material/CircularProgress';
import styles from './StartMark.module.css';

/** Loading mark (`main_loader`) of a server-rendered page until start-up ends. It covers no content. */
export function StartMark() {
  return (
    <output id="main_loader" name="main_loader" className={styles.mark} aria-hidden>
      <CircularProgress size={10} thickness={8} disableShrink />
    </output>
  );
}
