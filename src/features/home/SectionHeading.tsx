import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import drawings from '../../theme/drawings.module.css';
import { classNames } from '../../lib/classNames.ts';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  readonly id: string;
  readonly children: ReactNode;
  readonly more?: { readonly to: string; readonly text: string };
}

export function SectionHeading({ id, children, more }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <Typography variant="h2" id={id}>
        {children}
      </Typography>
      {more && (
        <Button
          href={more.to}
          className={classNames(styles.more, drawings.leading)}
          aria-describedby={id}
        >
          {more.text}
        </Button>
      )}
    </div>
  );
}
