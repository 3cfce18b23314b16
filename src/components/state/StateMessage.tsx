import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import styles from './StateMessage.module.css';

export interface StateMessageProps {
  readonly paths: readonly string[];
  readonly title?: string;
  readonly text?: string | undefined;
  readonly isLive?: boolean;
  readonly children?: ReactNode;
}

export function StateMessage({ paths, title, text, isLive, children }: StateMessageProps) {
  return (
    <Paper variant="absent" className={styles.notice} {...(isLive ? { role: 'status' } : {})}>
      <svg
        className={styles.drawing}
        viewBox="0 0 120 64"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      {title !== undefined && (
        <Typography component="p" variant="h3">
          {title}
        </Typography>
      )}
      {text !== undefined && (
        <Typography color="textSecondary" className={styles.text}>
          {text}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
