import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './ServicesStrip.module.css';

interface Service {
  readonly titleId: string;
  readonly textId: string;
  readonly drawing: ReactNode;
}

const services: readonly Service[] = [
  {
    titleId: 'shell.services.shipping.title',
    textId: 'shell.services.shipping.text',
    drawing: (
      <>
        <path d="M4 9h19v17H4zM23 15h7l6 6v5H23z" />
        <circle cx="11" cy="29" r="4" />
        <circle cx="29" cy="29" r="4" />
      </>
    ),
  },
  {
    titleId: 'shell.services.support.title',
    textId: 'shell.services.support.text',
    drawing: (
      <>
        <path d="M7 22v-3a13 13 0 0 1 26 0v3" />
        <path d="M7 21h5v9H9a2 2 0 0 1-2-2v-7ZM33 21h-5v9h3a2 2 0 0 0 2-2v-7ZM31 30c0 3-3 5-8 5" />
      </>
    ),
  },
  {
    titleId: 'shell.services.checkout.title',
    textId: 'shell.services.checkout.text',
    drawing: (
      <>
        <path d="M20 4 7 9v10c0 8 5 14 13 17 8-3 13-9 13-17V9L20 4Z" />
        <path d="m14 20 4.5 4.5L27 16" />
      </>
    ),
  },
];

/** What the shop promises with every order. */
export function ServicesStrip() {
  const intl = useIntl();
  return (
    <section
      className={styles.strip}
      aria-label={intl.formatMessage({ id: 'shell.services.label' })}
    >
      <Paper component="ul" variant="outlined" className={styles.list}>
        {services.map(({ titleId, textId, drawing }) => (
          <li key={titleId} className={styles.service}>
            <svg
              className={styles.drawing}
              viewBox="0 0 40 40"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.9"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
            >
              {drawing}
            </svg>
            <div>
              <Typography variant="h5" component="p">
                {intl.formatMessage({ id: titleId })}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {intl.formatMessage({ id: textId })}
              </Typography>
            </div>
          </li>
        ))}
      </Paper>
    </section>
  );
}
