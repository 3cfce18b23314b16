import type { ReactNode, SVGProps } from 'react';

/** Drawings on a grid of 24, in the colour of the text around them; the control that holds one carries the name. */
export type IconProps = Pick<SVGProps<SVGSVGElement>, 'className'> & {
  /** Edge in CSS pixels, 24 by default */
  size?: number;
};

function Icon({ size = 24, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  );
}

const heart =
  'M12 20.2C6.9 16.6 3.5 13.4 3.5 9.6c0-2.7 2.1-4.8 4.6-4.8 1.6 0 3 .8 3.9 2.1.9-1.3 2.3-2.1 3.9-2.1 2.5 0 4.6 2.1 4.6 4.8 0 3.8-3.4 7-8.5 10.6Z';

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.2 10.8a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0ZM15.8 15.8l4.7 4.7" />
    </Icon>
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={heart} />
    </Icon>
  );
}

export function HeartFilledIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={heart} fill="currentColor" />
    </Icon>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.1 8.2a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0ZM4.6 20c.7-3.9 3.7-6 7.4-6s6.7 2.1 7.4 6" />
    </Icon>
  );
}

export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.6 8.5h12.8l1 11.2a.8.8 0 0 1-.8.9H5.4a.8.8 0 0 1-.8-.9l1-11.2ZM8.7 11V7.2a3.3 3.3 0 0 1 6.6 0V11" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5.5v13M5.5 12h13" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 12h13" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h11" />
    </Icon>
  );
}

/** Points right; turn it with CSS. */
export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
    </Icon>
  );
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5.5M6 11.5l6-6 6 6" />
    </Icon>
  );
}

/** Three sliders. */
export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12ZM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0Z" />
    </Icon>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 10.5v5.5M13.8 10.5v5.5" />
    </Icon>
  );
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.8 11.2 8.2-7 8.2 7M6 9.6V20h12V9.6M10 20v-5.5h4V20" />
    </Icon>
  );
}

export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 4.5h15L21 9.5a2.6 2.6 0 0 1-4.5 1.5 2.9 2.9 0 0 1-4.5 0 2.9 2.9 0 0 1-4.5 0A2.6 2.6 0 0 1 3 9.5l1.5-5ZM5 12.5V20h14v-7.5M9.8 20v-4.7h4.4V20" />
    </Icon>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5.5v13M15.5 5.5v13" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.2 18.5 12 8 18.8Z" />
    </Icon>
  );
}

/** A pair of scales. */
export function CompareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v15.5M7.5 19.5h9M5 7.2l14-2M5.2 7.2 2.5 13.5h5.4L5.2 7.2ZM18.8 5.2l-2.7 6.3h5.4l-2.7-6.3Z" />
    </Icon>
  );
}

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 21v-7.6h2.6l.5-3.1H14V8.4c0-1 .4-1.7 1.8-1.7h1.5V3.9c-.5-.1-1.3-.2-2.2-.2-2.5 0-4.1 1.5-4.1 4.1v2.5H8.2v3.1H11V21" />
    </Icon>
  );
}

export function InstagramIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.8" y="3.8" width="16.4" height="16.4" rx="4.8" />
      <circle cx="12" cy="12" r="3.8" />
      <path d="M16.6 7.4h.01" />
    </Icon>
  );
}

export function YouTubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.8" y="5.8" width="18.4" height="12.4" rx="3.8" />
      <path d="m10.2 9.3 4.7 2.7-4.7 2.7Z" />
    </Icon>
  );
}
