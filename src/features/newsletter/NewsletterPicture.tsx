import styles from './NewsletterDialog.module.css';

/** Inline SVG: needs no request and causes no late large paint. */
export function NewsletterPicture({ label }: { readonly label: string }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 480 240"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path fill="#fbe9d7" d="M0 0h480v240H0z" />
      <circle cx="240" cy="104" r="66" fill="#f0b14a" />
      <circle cx="240" cy="104" r="88" fill="none" stroke="#f6cf8e" strokeWidth="3" />
      <path fill="#9fb49a" d="m0 150 84-44 70 34 86-48 92 52 66-30 82 40v86H0Z" opacity="0.75" />
      <path fill="#4c7d52" d="M0 190c84-32 160-30 240-10s160 22 240-8v68H0Z" />
      <path
        fill="none"
        stroke="#86a97c"
        strokeWidth="4"
        strokeLinecap="round"
        d="M40 206c60-16 120-14 176 0M270 210c60-10 116-8 168-22"
      />
      <path fill="#fffdf8" stroke="#e5ddcc" strokeWidth="2" d="M150 96h180v116H150z" />
      <path fill="#f2ecdf" stroke="#e5ddcc" strokeWidth="2" d="m150 96 90 66 90-66" />
      <path
        fill="#1f4d36"
        d="M238 140c-26-2-38-20-36-44 24 2 38 18 36 44ZM244 132c-4-28 8-46 36-50 4 28-10 46-36 50Z"
      />
      <path fill="none" stroke="#1f4d36" strokeWidth="5" strokeLinecap="round" d="M241 172v-44" />
    </svg>
  );
}
