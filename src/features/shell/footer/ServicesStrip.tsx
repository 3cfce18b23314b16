import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { FooterService } from '../../../api/endpoints.gen.ts';
import { classNames } from '../../../lib/classNames.ts';
import drawings from '../../../theme/drawings.module.css';
import styles from './ServicesStrip.module.css';

interface ServicesStripProps {
  readonly services: readonly FooterService[];
}

export function ServicesStrip({ services }: ServicesStripProps) {
  const intl = useIntl();
  return (
    <section
      className={styles.strip}
      aria-label={intl.formatMessage({ id: 'shell.services.label' })}
    >
      <Paper component="ul" variant="outlined" className={styles.list}>
        {services.map(({ name, title, text }) => (
          <li key={name} className={styles.service}>
            <svg
              className={classNames(drawings.drawing, drawings[name], styles.drawing)}
              aria-hidden
            />
            <div>
              <Typography variant="h5" component="p">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </div>
          </li>
        ))}
      </Paper>
    </section>
  );
}
