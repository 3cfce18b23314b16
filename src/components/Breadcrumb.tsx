import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './Breadcrumb.module.css';

interface BreadcrumbItem {
  readonly title: string;
  /** Path inside the shop */
  readonly link: string;
}

export interface BreadcrumbProps {
  /** Linked steps between Home and the current page, in order */
  items?: readonly BreadcrumbItem[];
  /** Title of the current page, plain text */
  current?: string | undefined;
}

/** The way to this page: Home, the linked steps, the page itself. */
export function Breadcrumb({ items = [], current }: BreadcrumbProps) {
  const intl = useIntl();
  const home = { title: intl.formatMessage({ id: 'breadcrumb.home.title' }), link: '/' };
  return (
    <nav aria-label={intl.formatMessage({ id: 'breadcrumb.nav.label' })}>
      <ol className={styles.list}>
        {[home, ...items].map((item) => (
          <li key={item.link} className={styles.item}>
            <Link to={item.link} className={styles.link}>
              {item.title}
            </Link>
          </li>
        ))}
        {current !== undefined && (
          <li className={styles.item}>
            <span aria-current="page" className={styles.current}>
              {current}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
