import { useRef } from 'react';
import { useIsWanted } from '../../components/useIsWanted.ts';
import { classNames } from '../../lib/classNames.ts';
import styles from './TrekPicture.module.css';

/** Two walkers with packs on a ridge above terraced fields, at sunrise; its room until it is wanted. */
export function TrekPicture({ label }: { readonly label: string }) {
  const room = useRef<SVGSVGElement>(null);
  const drawing = <Drawing label={label} />;
  if (useIsWanted(room, true)) return drawing;
  return (
    <>
      <svg
        ref={room}
        className={classNames(styles.picture, styles.room)}
        role="img"
        aria-label={label}
      />
      <noscript>{drawing}</noscript>
    </>
  );
}

function Drawing({ label }: { readonly label: string }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 640 440"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id="trek-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f7d9a8" />
          <stop offset="1" stopColor="#fdf1dc" />
        </linearGradient>
        <linearGradient id="trek-field" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4c7d52" />
          <stop offset="1" stopColor="#1f4d36" />
        </linearGradient>
      </defs>
      <path fill="url(#trek-sky)" d="M0 0h640v440H0z" />
      <circle cx="452" cy="150" r="92" fill="#fbe3b4" />
      <circle cx="452" cy="150" r="56" fill="#f0b14a" />
      <path fill="#d9c6c0" d="m0 238 96-92 52 48 84-110 74 92 46-38 92 88 78-64 118 92v186H0Z" />
      <path
        fill="#fffaf0"
        d="m232 84 30 37-18-3-12 14-13-12-17 6ZM96 146l19 18-13-1-8 9-9-9-9 3Z"
      />
      <path fill="#9fb49a" d="m0 290 120-66 86 52 104-86 110 82 92-44 128 74v138H0Z" />
      <path fill="#6d9169" d="M0 332c90-52 168-62 250-34 96 32 190 8 390-38v180H0Z" />
      <path
        fill="none"
        stroke="#86a97c"
        strokeWidth="5"
        strokeLinecap="round"
        d="M414 330c70 2 140-10 214-32M388 352c84 4 158-6 244-30M420 374c76 0 140-8 214-28"
      />
      <path
        fill="url(#trek-field)"
        d="M0 362c70-46 146-58 214-38 44 13 74 44 128 54 96 18 190-10 298-4v66H0Z"
      />
      <path
        fill="none"
        stroke="#e9a63a"
        strokeWidth="4"
        strokeDasharray="2 12"
        strokeLinecap="round"
        d="M40 436c32-36 70-58 128-78 26-9 42-16 62-16"
      />
      <Walker x={196} y={330} coat="#a8441c" pack="#2b1a02" />
      <Walker x={246} y={338} coat="#2a5a70" pack="#e9a63a" />
      <path
        fill="none"
        stroke="#e4ede2"
        strokeWidth="4"
        strokeLinecap="round"
        d="M548 440c0-30 4-50 12-70M590 440c2-22-4-38-12-52"
      />
      <path
        fill="#9ccfab"
        d="M559 374c-22-2-32-16-30-36 20 2 32 14 30 36ZM562 368c-4-22 6-36 28-40 4 22-8 36-28 40ZM578 390c-4-16 4-28 20-32 4 16-4 28-20 32Z"
      />
    </svg>
  );
}

interface WalkerProps {
  readonly x: number;
  readonly y: number;
  readonly coat: string;
  readonly pack: string;
}

/** Stands with the feet at x, y and walks to the right. */
function Walker({ x, y, coat, pack }: WalkerProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill="none"
        stroke="#232a21"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m-9 0 6-18 4-14M10 0 6-17-1-32"
      />
      <rect x="-21" y="-66" width="16" height="30" rx="6" fill={pack} />
      <path fill={coat} d="M-9-66c8-5 16-2 18 8l2 26h-20Z" />
      <path fill="none" stroke={coat} strokeWidth="6" strokeLinecap="round" d="m6-58 12 14" />
      <path fill="none" stroke="#6b4a2a" strokeWidth="3" strokeLinecap="round" d="M20-54 24-1" />
      <circle cx="3" cy="-77" r="9" fill="#c58a5c" />
      <path fill="#232a21" d="M-7-79c0-8 6-12 12-11 5 1 8 5 8 8Z" />
    </g>
  );
}
