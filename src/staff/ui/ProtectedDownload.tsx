import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { useGetStaffSessionQuery } from '../../api/staffApi.ts';
import { signInDemanded } from '../session/staffSessionSlice.ts';
import { useStaffDispatch } from '../staffHooks.ts';

interface ProtectedDownloadProps {
  readonly href: string;
  /** Accessible name, if the children alone don't say what is downloaded. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Downloads personal data, which needs a recent sign-in. */
export function ProtectedDownload({ href, label, children }: ProtectedDownloadProps) {
  const dispatch = useStaffDispatch();
  const { data: session } = useGetStaffSessionQuery();
  function handleClick(event: MouseEvent) {
    const isRecent = session !== undefined && Date.parse(session.recent_until) > Date.now();
    if (isRecent) return;
    event.preventDefault();
    dispatch(signInDemanded('recent'));
  }
  return (
    <Button
      variant="outlined"
      component="a"
      href={href}
      aria-label={label}
      download
      onClick={handleClick}
    >
      {children}
    </Button>
  );
}
