import styles from './Logo.module.css';

interface LogoProps {
  /** The shop's; without it, the mark stands alone */
  readonly name: string;
}

/** The shop's mark and name: a ridge above the ground, a sprouting root below it. */
export function Logo({ name }: LogoProps) {
  const [first = '', and] = name.split(/(?=&)/, 2);
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden focusable="false">
        <circle cx="24" cy="24" r="24" className={styles.ground} />
        <path
          className={styles.ridge}
          d="M3.6 27 14.2 14.6a1.6 1.6 0 0 1 2.4-.1l4.6 4.8 6.6-9.6a1.7 1.7 0 0 1 2.8 0L44.4 27Z"
        />
        <path
          className={styles.root}
          d="M24 27.5v15.2M24 31.2c-.4 4.2-3.4 6.6-8.4 7.2M24 34.4c.4 3 2.8 4.8 6.8 5.2"
        />
        <path
          className={styles.leaf}
          d="M24.4 33.2c.2-3.6 3.4-5.5 9.6-4.7-.8 4.9-4.6 6.5-9.6 4.7Z"
        />
      </svg>
      {name !== '' && (
        <span className={styles.name}>
          {first}
          {and !== undefined && <span className={styles.and}>{and}</span>}
        </span>
      )}
    </span>
  );
}
