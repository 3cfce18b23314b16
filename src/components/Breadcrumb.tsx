import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ChevronIcon } from './icons.tsx';
import styles from './Breadcrumb.module.css';

interface BreadcrumbItem {
  readonly title: string;
  readonly link: string;
}

export interface BreadcrumbProps {
  items?: readonly BreadcrumbItem[];
  current?: string | undefined;
}

export function Breadcrumb({ items = [], current }: BreadcrumbProps) {
  const intl = useIntl();
  const home = { title: intl.formatMessage({ id: 'breadcrumb.home.title' }), link: '/' };
  return (
    <Breadcrumbs
      aria-label={intl.formatMessage({ id: 'breadcrumb.nav.label' })}
      separator={<ChevronIcon size={14} />}
      maxItems={Infinity}
    >
      {[home, ...items].map((item) => (
        <Link
          key={item.link}
          href={item.link}
          color="inherit"
          underline="hover"
          className={styles.step}
        >
          {item.title}
        </Link>
      ))}
      {current !== undefined && (
        <Typography
          component="span"
          variant="inherit"
          color="textPrimary"
          aria-current="page"
          className={styles.step}
        >
          {current}
        </Typography>
      )}
    </Breadcrumbs>
  );
}
