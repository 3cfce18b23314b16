import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { classNames } from '../../lib/classNames.ts';
import styles from './ServicesStrip.module.css';

const SERVICES = [
  {
    drawing: styles.shipping,
    titleId: 'shell.services.shipping.title',
    textId: 'shell.services.shipping.text',
  },
  {
    drawing: styles.support,
    titleId: 'shell.services.support.title',
    textId: 'shell.services.support.text',
  },
  {
    drawing: styles.checkout,
    titleId: 'shell.services.checkout.title',
    textId: 'shell.services.checkout.text',
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
        {SERVICES.map(({ drawing, titleId, textId }) => (
          <li key={titleId} className={styles.service}>
            <svg className={classNames(styles.drawing, drawing)} aria-hidden />
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
